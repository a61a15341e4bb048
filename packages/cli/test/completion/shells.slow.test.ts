import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, Command, Option } from 'commander';
import { beforeAll, describe, expect, test } from 'vitest';
import { bashScript } from '../../src/commands/completion/bash.ts';
import { allCommands, type CommandNode, commandTree } from '../../src/commands/completion/command-tree.ts';
import { fishScript } from '../../src/commands/completion/fish.ts';
import { zshScript } from '../../src/commands/completion/zsh.ts';
import { offer } from '../../src/offered-values.ts';
import { createWholeProgram } from '../../src/program.ts';
import { testFolder } from '../folder.ts';
import { dedalo } from '../run.ts';
import { expectSoon, Terminal } from '../tmux.ts';
import { needs } from '../../../../tools/needs.ts';

const folder = testFolder();
const EVIL = join(folder.path, 'evil');
const WORDS = `it's "so" $(touch ${EVIL}) \`touch ${EVIL}\` [a] {b} a:b \\ ; & | > < * ~ # %`;

/** Asks the function of the script for its answers; the last word is the one being typed. */
function bashAnswers(script: string, words: readonly string[], cwd = folder.path): string[] {
  const file = folder.write('script.bash', script);
  const ask = `source '${file}'; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _dedalo; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', ask, 'bash', ...words], { encoding: 'utf8', cwd });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
}

let program: CommandNode;
let bash: string;
beforeAll(async () => {
  program = await commandTree(await createWholeProgram());
  bash = bashScript(program);
});

test.each(['bash', 'zsh', 'fish'] as const)('dedalo completion %s prints the script and nothing else', (shell) => {
  const { code, out, error } = dedalo(['completion', shell]);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toBe({ bash: bashScript, zsh: zshScript, fish: fishScript }[shell](program));
});

test('its help says how to install it for each shell, in a line each', () => {
  const { out } = dedalo(['completion', '--help']);
  for (const shell of ['bash', 'zsh', 'fish'])
    expect(out).toMatch(new RegExp(`^  ${shell} +dedalo completion ${shell} > `, 'm'));
  expect(dedalo(['completion', 'tcsh'])).toMatchObject({ code: 2, out: '' });
});

describe('bash', needs('bash'), () => {
  test.each([
    [['pl'], ['play']],
    [
      ['play', ''],
      ['sokoban', 'pokelabirinto', 'theseus', 'logic-maze', 'stratego', 'race', 'expedition', 'isles', 'help'],
    ],
    [['maze', '--algo'], ['--algorithm']],
    [['maze', '--algorithm', 'w'], ['wilson']],
    [['maze', '--algorithm', '=', 'w'], ['wilson']],
    [
      ['path', '--algorithm', '='],
      ['bfs', 'dijkstra', 'astar'],
    ],
    [['maze', '--rows', ''], []],
    [['maze', '--seed', 'play', ''], []],
    [['maze', ''], []],
    [
      ['--lang', ''],
      ['en', 'it', 'pt', 'el'],
    ],
    [['--lang', 'it', 'maz'], ['maze']],
    [['--lang', '=', 'it', 'maz'], ['maze']],
    [['match', 'stra'], ['stratego']],
    [['match', '--games', '4', 'stratego', 'sea'], ['search']],
    [['match', 'stratego', 'search', 'rules', ''], []],
    [['sokoban', 'check', 'one.sok', 'cla'], ['classic']],
    [['help', 'tour'], ['tournament']],
    [['play', 'sokoban', '--', '--p'], []],
    [['no-such-command', ''], []],
    [['$(touch evil)', '*', '[', ''], []],
  ])('dedalo %j', (words, answers) => {
    expect(bashAnswers(bash, ['dedalo', ...words])).toEqual(answers);
  });

  test('completes files and folders where they are wanted, whatever they are called', () => {
    const cwd = join(folder.path, 'files');
    mkdirSync(join(cwd, 'a folder'), { recursive: true });
    folder.write('files/a $(touch evil).sok', '');
    expect(bashAnswers(bash, ['dedalo', 'replay', 'a'], cwd).sort()).toEqual(['a $(touch evil).sok', 'a folder']);
    expect(bashAnswers(bash, ['dedalo', 'maze', '-o', 'a'], cwd)).toHaveLength(2);
    expect(bashAnswers(bash, ['dedalo', 'race', 'check', 'a'], cwd)).toEqual(['a folder']);
    expect(existsSync(join(cwd, 'evil'))).toBe(false);
  });

  test('no command, option or value is missing', () => {
    for (const { path, commands, options } of allCommands(program)) {
      const names = commands.map((command) => command.path.at(-1)!);
      for (const name of [...names, ...options.flatMap((option) => option.names)]) expect(bash).toContain(`'${name}'`);
      expect(bash).toContain(`'${path.join(' ')}'`);
    }
  });

  test('Tab completes in a real shell, also behind an equals sign', needs('tmux'), async () => {
    const file = folder.write('real.bash', bash);
    const terminal = new Terminal(`PS1='ready> ' bash --norc --noprofile -i`);
    await terminal.until('ready>');
    terminal.type(`source '${file}'; clear\n`);
    await terminal.until((text) => text.startsWith('ready>') && !text.includes('source'));
    terminal.type('dedalo maz\t--algori\twils\t--format=sv\t');
    await expectSoon(terminal, 'ready> dedalo maze --algorithm wilson --format=svg');
  });
});

const hostile = async (): Promise<CommandNode> =>
  commandTree(
    new Command('dedalo').description(WORDS).addCommand(
      new Command('sub')
        .summary(WORDS)
        .description(WORDS)
        .addOption(offer(new Option('-x, --extra <value>', WORDS), () => [WORDS, 'plain']))
        .addArgument(offer(new Argument('[word]', WORDS), () => [WORDS])),
    ),
  );

describe('words of any kind are quoted', () => {
  test('in bash a value comes as one word, ready to be typed', needs('bash'), async () => {
    const script = bashScript(await hostile());
    expect(bashAnswers(script, ['dedalo', 'sub', '--extra', 'p'])).toEqual(['plain']);
    const [answer] = bashAnswers(script, ['dedalo', 'sub', 'it']);
    const { stdout } = spawnSync('bash', ['--norc', '-c', `printf %s ${answer!}`], { encoding: 'utf8' });
    expect(stdout).toBe(WORDS);
    expect(existsSync(EVIL)).toBe(false);
  });

  test('the zsh script has balanced quotes, and nothing in a description is run', needs('bash'), async () => {
    // Both shells quote alike, and bash can read the script with the functions of zsh replaced.
    const stubs =
      '_arguments() { printf "%s\\n" "$@"; }; _describe() { printf "%s\\n" "${commands[@]}"; }; compdef() { :; }';
    const file = folder.write(
      'stubs.sh',
      `${stubs}\n${zshScript(await hostile())}\n_dedalo; _dedalo_sub; state=command _dedalo`,
    );
    const { stdout, stderr } = spawnSync('bash', ['--norc', file], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const escaped = WORDS.replaceAll(/[\\:[\]$`]/g, String.raw`\$&`);
    expect(stdout).toContain(`*--extra=[${escaped}]:value:(`);
    expect(existsSync(EVIL)).toBe(false);
  });

  test('in fish no part of a description is outside of quotes', async () => {
    const script = fishScript(await hostile());
    const bare = script.replaceAll(/'(?:[^\\']|\\.)*'/gs, 'quoted').replaceAll(/"[^"]*"/g, 'quoted');
    expect(bare).not.toContain('touch');
    expect(bare).not.toMatch(/['"`]/);
  });
});

describe('zsh and fish', () => {
  test('no command, option or value is missing', () => {
    const [zsh, fish] = [zshScript(program), fishScript(program)];
    for (const { path, commands, options } of allCommands(program)) {
      expect(zsh).toContain(`_${path.join('_').replaceAll('-', '_')}() {`);
      for (const command of commands) {
        expect(zsh).toContain(`'${command.path.at(-1)!}:`);
        expect(fish).toContain(`-n '__dedalo_at "${path.join(' ')}"' -a '${command.path.at(-1)!}' -d `);
      }
      for (const name of options.flatMap(({ names }) => names)) {
        expect(zsh).toContain(name);
        const flag = name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`;
        expect(fish).toMatch(new RegExp(`-n '__dedalo_at "${path.join(' ')}"' (?:-s \\w )?${flag} `));
      }
    }
    expect(zsh).toContain(':name:(bfs dijkstra astar)');
    expect(fish).toContain("-l algorithm -x -a 'bfs dijkstra astar' -d ");
  });

  test('zsh can read the script', needs('zsh'), () => {
    const file = folder.write('_dedalo', zshScript(program));
    expect(spawnSync('zsh', ['-n', file], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  test('Tab completes in a real zsh', needs('zsh', 'tmux'), async () => {
    const functions = join(folder.path, 'functions');
    mkdirSync(functions, { recursive: true });
    folder.write('functions/_dedalo', zshScript(program));
    const terminal = new Terminal(`PS1='ready> ' zsh --no-rcs -i`);
    await terminal.until('ready>');
    terminal.type(`fpath=('${functions}' $fpath); autoload -Uz compinit; compinit -u -D; clear\n`);
    await terminal.until((text) => text.startsWith('ready>') && !text.includes('fpath'));
    terminal.type('dedalo maz\t--algori\twils\t--format=sv\t');
    await expectSoon(terminal, 'ready> dedalo maze --algorithm=wilson --format=svg');
  });

  test.each([
    ['dedalo pl', 'play'],
    ['dedalo play sok', 'sokoban'],
    ['dedalo maze --algo', '--algorithm'],
    ['dedalo maze --algorithm wil', 'wilson'],
    ['dedalo --lang it maz', 'maze'],
  ])('fish answers %s with %s', needs('fish'), (line, answer) => {
    const file = folder.write('dedalo.fish', fishScript(program));
    const { stdout } = spawnSync('fish', ['--no-config', '-c', `source ${file}; complete -C '${line}'`], {
      encoding: 'utf8',
    });
    expect(stdout.split('\n').map((one) => one.split('\t')[0])).toContain(answer);
  });
});
