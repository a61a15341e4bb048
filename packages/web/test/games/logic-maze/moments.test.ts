import { Session } from '@dedalo/engine';
import { createConfig, findPack, logicMaze, type LogicMazeTypes, type Move } from '@dedalo/theseus/logic';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { createMazeMarker, mazeMomentWords } from '../../../src/games/logic-maze/moments.ts';
import { momentAfter } from '../../../src/replay/moment.ts';
import type { Moment } from '../../../src/replay/replay-game.ts';

const en = await loadWords('en');

function momentsOfMaze(moves: readonly Move[]): Moment<LogicMazeTypes>[] {
  const config = createConfig(findPack('lessons').entries[0]!.level);
  if (!config.ok) throw new Error(config.error.code);
  const session = new Session(logicMaze, { config: config.value, seed: '', names: ['Ada'] });
  return moves.map((move, index) => {
    const before = session.state;
    session.play(0, { move });
    return momentAfter({ game: logicMaze }, session.record(), { before, number: index + 1 });
  });
}

test('of a maze the escape is marked, and where there was none any more', () => {
  const escape = momentsOfMaze(['left', 'left', 'left', 'left']);
  expect(escape.map(createMazeMarker())).toEqual([undefined, undefined, undefined, 'end']);
  expect(mazeMomentWords(en, escape[0]!)).toBe('you go to D4, the Minotaur comes to D1');
  expect(mazeMomentWords(en, escape[3]!)).toBe('you go to A4, escaped');
  const waits = momentsOfMaze(['wait', 'wait']);
  expect(waits.map(createMazeMarker())).toContain('loss');
  expect(mazeMomentWords(en, waits[0]!)).toMatch(/^you wait, the Minotaur comes to/);
});
