import { formatReplay, type GameRecord } from '@dedalo/engine';
import { actionsOf, createConfig, type Mode, modeOf, parseBoard, sokoban, type SokobanTypes } from '@dedalo/sokoban';
import type { ReplayGame } from '../../src/replay/replay-game.ts';
import { createSokobanMarker, sokobanCountWords, sokobanMomentWords } from '../../src/games/sokoban/moments.ts';
import { type Survey, surveySteps } from '../../src/replay/survey.ts';

/** A game on a board, played by moves in LURD. */
export function recordOf(
  rows: readonly string[],
  letters: string,
  mode: Mode = modeOf(letters),
): GameRecord<SokobanTypes> {
  const level = parseBoard(rows);
  if (!level.ok) throw new Error(level.error.code);
  const config = createConfig(level.value, { mode });
  if (!config.ok) throw new Error(config.error.code);
  const actions = actionsOf(level.value, letters).map((action) => ({ seat: 0, action }));
  return { title: 'A test', config: config.value, seed: '', names: ['Ada'], actions, played: actions.length };
}

export const textOf = (record: GameRecord<SokobanTypes>): string => formatReplay(sokoban, record);

/** Sokoban without its picture. */
export const unseenSokoban: ReplayGame<SokobanTypes> = {
  game: sokoban,
  createPainter: () => {
    throw new Error('there is no page to draw on');
  },
  createMarker: createSokobanMarker,
  momentWords: sokobanMomentWords,
  countWords: sokobanCountWords,
};

export function surveyOf(record: GameRecord<SokobanTypes>): Survey<SokobanTypes> {
  const steps = surveySteps(unseenSokoban, record);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
