import { LETTER_CHOICES, letterIn } from '@dedalo/clients/letter-sets';
import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { needs } from '../../../../tools/needs.ts';
import { testFolder } from '../folder.ts';
import { dedalo } from '../run.ts';
import { dataOfPlayer, expectSoon, kept, play, start, type Terminal, until } from '../tmux.ts';
import { boardOn } from './board-on-screen.ts';

const folder = testFolder();
const en = await loadWords('en');
const { question } = en.client.askLetters;

const rowOf = (text: string): string => boardOn(text, 8)[2]!;

const ARROWS = { up: '↑', down: '↓', left: '←', right: '→' };

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trimEnd());

/** Right, up, left, down: a round on the first level that ends where it began. */
async function expectRound(terminal: Terminal, letters: string): Promise<void> {
  await terminal.until('0 moves');
  for (const [index, letter] of [...letters].entries()) {
    terminal.type(letter);
    await terminal.until(`${index + 1} move`);
  }
  expect(rowOf(terminal.screen)).toBe('#@ $ . #');
}

describe('the first start of Sokoban', needs('tmux'), () => {
  test('asks once which letters move; Enter takes U D L R, and R U L D move', async () => {
    const terminal = start('play sokoban');
    const asked = await terminal.until(question);
    expect(asked).toContain('> U D L R');
    expect(asked).toContain('U up, D down, L left, R right.');
    terminal.press('Enter');
    expect(await terminal.until('1 of 3')).toContain('Walk with the arrow keys or U D L R.');
    terminal.press('Enter', 'Enter', 'Enter');
    await expectRound(terminal, 'RULD');
    expect(terminal.screen).toContain('↑↓←→ udlr move');
    terminal.press('C-c');
    await terminal.until('left with');
    const again = start('play sokoban --level 2', { data: terminal.data });
    expect(await again.until('0 moves')).not.toContain(question);
  });

  test('takes other letters, and how to play names them', async () => {
    const terminal = start('play sokoban');
    await terminal.until(question);
    terminal.press('Down');
    await terminal.until('> W A S D');
    terminal.press('Enter');
    await terminal.until('Walk with the arrow keys or W A S D.');
    terminal.press('Enter', 'Enter', 'Enter');
    await expectRound(terminal, 'dwas');
    expect(terminal.screen).toContain('↑↓←→ wasd move');
    await until(() => kept(terminal, 'settings.toml').includes('\nletters = "wasd"\n'));
  });

  test('asks again after leaving without an answer', async () => {
    const terminal = start('play sokoban');
    await terminal.until(question);
    terminal.press('Escape');
    await terminal.until('left with 0');
    await expectSoon(start('play sokoban', { data: terminal.data }), question);
  });

  test('the user’s own letters and keys stay without a question', async () => {
    const newcomer = (settings: string): string =>
      dataOfPlayer({ 'progress.toml': 'version = 1\n', 'settings.toml': settings });
    const chosen = start('play sokoban', { data: newcomer('letters = "hjkl"\n') });
    expect(await chosen.until('1 of 3')).toContain('Walk with the arrow keys or H J K L.');
    const own = start('play sokoban', { data: newcomer('[keys]\nundo = ["u"]\n') });
    expect(await own.until(question), 'the set that leaves u alone is marked').toContain('> W A S D');
  });
});

test('what is taken in Sokoban leaves W A S D to the games that are described with them', needs('tmux'), async () => {
  const terminal = start('play sokoban');
  await terminal.until(question);
  terminal.press('Enter');
  await terminal.until('1 of 3');
  terminal.press('C-c');
  await terminal.until('left with');
  expect(kept(terminal, 'settings.toml')).toContain('\nletters = "auto"\n');
  const other = start('play pokelabirinto --seed 1', { data: terminal.data });
  await other.until('1 of 3');
  other.press('Enter', 'Enter', 'Enter');
  await expectSoon(other, '↑↓←→ wasd move');
});

describe('no letter does anything else than the list of keys says', needs('tmux'), () => {
  test('R L U D already move for a person who has played before', async () => {
    await expectRound(play(), 'RULD');
  });

  test.each(LETTER_CHOICES)('letters %s', async (choice) => {
    const letters = choice === 'auto' ? 'udlr' : choice;
    const terminal = play('', { 'settings.toml': `letters = "${choice}"\n` });
    await terminal.until('0 moves');
    terminal.press('?');
    const help = await terminal.until('show the help and all keys');
    const listed = new Set([...help.matchAll(/^ +(\S+(?: \S+)*?)  +\S/gm)].flatMap(([, keys]) => keys!.split(' ')));
    terminal.press('Enter');
    const screen = await terminal.until('0 moves');
    const idle = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !listed.has(letter));
    expect(idle.length).toBeGreaterThan(5);
    terminal.type(idle.join(''));
    // What was typed before has been heard when this is answered.
    terminal.press('z');
    await terminal.until('There is nothing to undo.');
    expect(linesOf(terminal.screen.replace('There is nothing to undo.', ''))).toEqual(linesOf(screen));
    const lines = (['up', 'down', 'left', 'right'] as const).map(
      (command) =>
        `${[ARROWS[command], letterIn(letters, command)].join(' ').trimEnd()}  ${en.client.commands[command][1]}`,
    );
    const shown = linesOf(help).map((line) => line.trim().replace(/ {2,}/, '  '));
    expect(shown).toEqual(expect.arrayContaining(lines));
  });
});

describe('line by line', () => {
  test('R L U D move, nothing is asked, and every other letter is a command of the help or refused', () => {
    const input = ['R', 'U', 'L', 'D', ...'abcefghijkmnopstvwx', ''].join('\n');
    const { out } = dedalo(['play', 'sokoban', '--plain'], { input, cwd: folder.path });
    expect(out).not.toContain(question);
    expect(out.match(/MOVES: \d/g)).toEqual(['MOVES: 0', 'MOVES: 1', 'MOVES: 2', 'MOVES: 3', 'MOVES: 4']);
    expect(en.plain.help).toContain('Short: z undo, y redo, q quit, ? help.');
    for (const letter of 'abcefghijkmnopstvwx') expect(out).toContain(`\n${letter} is no move;`);
  });
});
