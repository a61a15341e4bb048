import { playBots, ReplayCursor, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { createConfig, optimalTheseus, random, theseus, type TheseusTypes } from '@dedalo/theseus';
import { freshSeed } from '../../lab/fresh-seed.ts';
import { Labyrinth } from '../../labyrinth/labyrinth.ts';
import { sceneOf, walksOf } from './board/scene-of.ts';
import type { StartPreview } from '../../home/preview.tsx';
import { whileSeen } from '../../home/previews/living.ts';

const STEPS_PER_SECOND = 3;
const REST_SECONDS = 2.5;
const GLIDE_MS = 220;
/** Longer games become dull. */
const ROUNDS = 30;

/** One game after another: Theseus plays perfectly, the Minotaur rolls. */
export const startTheseus: StartPreview = (host, { hasMotion }) => {
  const board = new Labyrinth(host);
  let cursor = begin();
  board.show(sceneOf(cursor.state));
  let [due, rest] = [0, 0];
  const step = (): void => {
    const { seat, action } = cursor.record.actions[cursor.position]!;
    const played = theseus.play(cursor.state, seat, action);
    cursor.goTo(cursor.position + 1);
    const walks = played.ok ? walksOf(played.value.events, cursor.state.board.size) : [];
    board.show(sceneOf(cursor.state), { walks, ms: GLIDE_MS });
  };
  const end = whileSeen(host, (seconds) => {
    if (!hasMotion) return;
    if (cursor.position === cursor.length) {
      rest += seconds;
      if (rest < REST_SECONDS) return;
      rest = 0;
      cursor = begin();
      board.show(sceneOf(cursor.state));
      return;
    }
    due += seconds * STEPS_PER_SECOND;
    if (due < 1) return;
    due -= 1;
    step();
  });
  return () => {
    end();
    board.destroy();
  };
};

function begin(): ReplayCursor<TheseusTypes> {
  const config = createConfig({ size: 7, supplies: 3, rounds: ROUNDS });
  if (!config.ok) throw new Error(`the preview has no board: ${config.error.code}`);
  const seed = freshSeed();
  const session = new Session(theseus, { config: config.value, seed, names: ['optimal', 'random'] });
  const record = playBots(session, [optimalTheseus, random], { random: new Random(seed) });
  return new ReplayCursor(theseus, record);
}
