import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expedition, type State } from '@dedalo/pokelabirinto/expedition';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { journey, seedWhere } from './games/expedition/journeys.ts';
import { dedalo, freshData, type Ran } from './run.ts';

const folder = testFolder();

const isOffered = ({ phase }: State): boolean => phase.name === 'offer';
const SEED = seedWhere('always-fight', isOffered);

/** What is typed for a journey, a line for each action. */
const typed = (until?: (state: State) => boolean): string =>
  journey('always-fight', SEED, until)
    .record()
    .actions.map(({ action }) => `${expedition.text.formatAction(action).toLowerCase()}\n`)
    .join('');

const play = (input: string, ...args: string[]): Ran =>
  dedalo(['play', 'expedition', '--plain', ...args], { input, cwd: folder.path });

const ASKED = ['--starter', 'pikachu', '--seed', SEED];

describe('the expedition line by line', () => {
  test('a whole journey: fights with what can be done, what they were worth, and the end with its map', () => {
    const { code, out, error } = play(typed(), ...ASKED, '--save', 'whole.replay');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const { state } = journey('always-fight', SEED);
    expect(out).toContain(`The expedition. Seed ${SEED}.\nP you, X a creature,`);
    expect(out).toMatch(/^Maze 1, 0 steps \(par \d+\), 0 points\.$/m);
    expect(out).toMatch(
      /^You have met a wild creature: (\w+)!\nPikachu: \d+ of 26 hit points, \d+ energy\.\n\1: \d+ of \d+ hit points, 0 energy\.\nYou can:\nc\) fight\nt\) turn back \(costs up to \d+ hit points\)$/m,
    );
    expect(out).toMatch(/^1\) Thunder Shock \(costs 3 energy, at most 7 damage\)$/m);
    expect(out).toMatch(/^Against \w+ your chance to win was \d+% at first\.$/m);
    expect(out).toMatch(
      /^\w+ would join you with \d+ hit points\.\nYou can:\nj2\) \w+ joins\nl\) let it go \(heals 8\)$/m,
    );
    expect(out).toContain(
      `The journey ends in maze ${state.number}. Points: ${state.score}.\nHow well did you fight?\n`,
    );
    expect(out).toMatch(/^Maze 1: \d+ steps, par \d+, \d+ points/m);
    expect(out).toContain('Saved as whole.replay. dedalo replay whole.replay shows it again.\n');
    expect(dedalo(['replay', 'whole.replay', '--verify'], { cwd: folder.path }).code).toBe(0);
  });

  test('several letters are several steps, as far as nothing comes between', () => {
    const steps = typed(({ phase }) => phase.name === 'meeting').replaceAll('\n', '');
    const { out } = play(`${steps}wasd\nwww\n`, ...ASKED);
    expect(out.match(/^You have met a wild creature/gm)).toHaveLength(2);
    expect(out).toContain('Error. This is not a choice\n');
  });

  test('what is asked for is told: odds, party, map, help', () => {
    const toFight = typed(({ phase }) => phase.name === 'fighting');
    const { out } = play(`odds\n${toFight}odds\nparty\nmap\nhelp\nodd\n`, ...ASKED);
    expect(out).toContain('There is nobody to fight now.\n');
    expect(out).toMatch(/^.*: \d+% to win; .*turn back: \d+% to get away\.$/m);
    expect(out).toMatch(/^Maze 1: \d+ steps?, par \d+, \d+ points\.$/m);
    expect(out).toContain('w a s d walk;');
    expect(out).toContain('Did you mean odds?');
  });

  test('who leads is asked for, by number or name; a journey that was left is gone on with', () => {
    const env = { DEDALO_DATA: freshData() };
    const first = dedalo(['play', 'expedition', '--plain'], {
      input: 'nobody\n2\nd\na\nw\ns\n',
      env,
      cwd: folder.path,
    });
    expect(first.out).toContain('Who leads?\n1) Pikachu, 26 hit points;');
    expect(first.out).toContain('The expedition. Seed ');
    const { out } = dedalo(['--plain'], { input: 'the expedition\nparty\n', env, cwd: folder.path });
    expect(out).toContain('Charmander: 28 of 28 hit points');
  });

  test('a journey is saved, and gone on with from its file', () => {
    play(
      typed(({ phase }) => phase.name === 'meeting'),
      ...ASKED,
      '--save',
      'left.replay',
    );
    expect(existsSync(join(folder.path, 'left.replay'))).toBe(true);
    const { out } = play('t\n', '--resume', 'left.replay');
    expect(out).toContain('You have met a wild creature');
    expect(out).toMatch(/to get away; .* to win\.$/m);
    const wrong = dedalo(['play', 'expedition', '--plain', '--resume', 'left.replay', '--seed', '1'], {
      cwd: folder.path,
    });
    expect(wrong.code).not.toBe(0);
  });
});
