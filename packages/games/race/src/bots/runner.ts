import { atOnce } from '@dedalo/engine';
import { effectiveProperties } from '../simulation/effective.ts';
import { type Action, NO_WAY, type Press, type Scene, type View } from '../state.ts';
import { type Errand, pressFor } from './errand.ts';
import { isThreatened, safestPress } from './look-ahead.ts';
import { prizesIn, trapsIn } from './prospects.ts';
import type { RaceBot } from './race-bot.ts';
import { seenBy } from './seen-by.ts';
import { timesTo } from './time-field.ts';

/** Ticks between two looks; after a key it looks again at once, for a turn may be next. */
const PACE = 4;
/** How long it is worth to go out of the way for something useful, in seconds. */
const DETOUR = 2.5;

/** Takes the way that is shortest in time, looks ahead where opponents are near, and picks up and uses what helps. */
export const runner: RaceBot = {
  name: 'runner',
  think: atOnce((view): Action => {
    const press = pressIn(view);
    return { press, ticks: press ? 1 : PACE };
  }),
};

function pressIn(view: View): Press | null {
  if (view.transition) return null;
  const letter = letterIn(view);
  if (letter) return letter;
  const { scene, ground } = seenBy(view);
  const errand = errandIn(scene, ground);
  if (!errand) return null;
  return isThreatened(scene) ? safestPress(scene, errand) : pressFor(errand, scene.user);
}

/** What is in store is used as soon as it is not working already. */
function letterIn({ config, stock, user }: View): Press | null {
  const index = config.content.powerUps.findIndex(
    ({ trigger }, powerUp) =>
      trigger !== null && stock[powerUp]! > 0 && !user.effects.some((effect) => effect.powerUp === powerUp),
  );
  return index === -1 ? null : { letter: config.content.powerUps[index]!.trigger! };
}

/** The exit, or first something useful that lies near the way. */
function errandIn(scene: Scene, ground: Errand['ground']): Errand | undefined {
  const { user, config } = scene;
  const { speed } = effectiveProperties(config.content, config.content.user.properties, user.effects);
  if (speed === 0) return undefined;
  const about = { speed, extra: trapsIn(scene, ground) };
  const toExit = timesTo(ground.exit, ground, about);
  const cell = user.way === NO_WAY || user.progress === 0 ? user.cell : ground.next(user.cell, user.way);
  for (const prize of prizesIn(scene)) {
    const toPrize = timesTo(prize, ground, about);
    if (toPrize[cell]! + toExit[prize]! - toExit[cell]! < DETOUR) return { ...about, ground, toExit, prize, toPrize };
  }
  return { ...about, ground, toExit, prize: -1, toPrize: toExit };
}
