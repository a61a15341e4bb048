import { DIRECTIONS, Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { createConfig } from '../src/config.ts';
import { sokoban } from '../src/game.ts';
import type { Level } from '../src/level.ts';
import type { Action, State } from '../src/state.ts';
import { letterOf } from '../src/text.ts';
import { after, level, valueOf } from './support/drawn.ts';

/** Letters that walk a player from one cell to another past boxes, found by trying everything. */
function walk(on: Level, boxes: readonly number[], from: number, to: number): string {
  const ways = new Map([[from, '']]);
  for (const [cell, way] of ways) {
    for (const [index, direction] of DIRECTIONS.entries()) {
      const next = on.steps[cell * 4 + index]!;
      if (next >= 0 && !boxes.includes(next) && !ways.has(next)) ways.set(next, way + letterOf(direction));
    }
  }
  const found = ways.get(to);
  if (found === undefined) throw new Error(`no walk from ${from} to ${to}`);
  return found;
}

const BACK: Record<string, string> = { u: 'd', d: 'u', l: 'r', r: 'l' };

/** A reverse game from its end to its first pull, as forward moves. */
function readBackwards(states: readonly State[], actions: readonly Action[]): string {
  const end = states.at(-1)!;
  const on = end.config.level;
  let letters = walk(on, end.boxes, on.player, end.player!);
  for (let index = actions.length - 1; states[index]!.pushes > 0 || actions[index]!.type === 'pull'; index--) {
    const action = actions[index]!;
    const [before, then] = [states[index]!, states[index + 1]!];
    if (action.type === 'jump') letters += walk(on, then.boxes, then.player!, before.player!);
    else letters += BACK[letterOf(action.direction)]!;
  }
  return letters;
}

const LEVELS = [
  `
    #######
    #@$ . #
    # $ . #
    #     #
    #######
  `,
  `
    ######
    #@ . #
    # $  #
    #    #
    ######
  `,
  `
    -----
    -@$--
    --.--
    -----
  `,
];

test.each(LEVELS.map((drawing) => [level(drawing)]))(
  'a solved reverse game read backwards is a solution: level %#',
  (on) => {
    const random = new Random('backwards');
    const config = valueOf(createConfig(on, { mode: 'reverse', actionLimit: 500 }));
    let solved = 0;
    for (let left = 60; left > 0; left--) {
      const states = [sokoban.start(config, '')];
      const actions: Action[] = [];
      while (!sokoban.outcome(states.at(-1)!)) {
        const legal = sokoban.legal(states.at(-1)!, 0);
        const pulls = legal.filter(({ type }) => type === 'pull');
        const action = random.pick(pulls.length > 0 && random.bool() ? pulls : legal);
        actions.push(action);
        states.push(valueOf(sokoban.play(states.at(-1)!, 0, action)).state);
      }
      if (sokoban.outcome(states.at(-1)!)?.reason !== 'solved') continue;
      solved++;
      const solution = readBackwards(states, actions);
      let forward = sokoban.start(valueOf(createConfig(on)), '');
      // Where the boxes came back to the goals on the way, the level is solved before the last letter.
      for (const letter of solution) if (!sokoban.outcome(forward)) forward = after(forward, letter);
      expect(sokoban.outcome(forward)).toEqual({ winners: [0], reason: 'solved' });
    }
    expect(solved).toBeGreaterThan(5);
  },
);
