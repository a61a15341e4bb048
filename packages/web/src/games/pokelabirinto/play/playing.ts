import { PokelabirintoPlay } from '@dedalo/clients/pokelabirinto/pokelabirinto-play';
import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';
import type { PokelabirintoTypes } from '@dedalo/pokelabirinto';
import { WebController } from '../../../game/web-controller.ts';
import { motionMs } from '../../../store/settings.ts';
import { clientContext } from '../../../store/client-context.ts';
import { FightShow } from '../fight/fight-show.ts';
import { OddsThinker } from '../fight/odds-thinker.ts';
import type { MazeCanvas } from '../../../creature-maze/board/maze-canvas.ts';
import { hear } from './hear.ts';

/** Everything that belongs to one game being played. */
export interface Playing {
  readonly play: PokelabirintoPlay;
  readonly controller: WebController<PokelabirintoTypes>;
  readonly show: FightShow;
  readonly odds: OddsThinker;
  /** The picture of the maze, once it exists. */
  maze: MazeCanvas | undefined;
}

export function createPlaying(session: PokelabirintoSession): Playing {
  const play = new PokelabirintoPlay(clientContext, session);
  const show = new FightShow(play);
  const odds = new OddsThinker();
  const controller = new WebController<PokelabirintoTypes>(play, (happening) => {
    if (happening.kind !== 'refused') show.follow(happening, { ms: motionMs });
    if (happening.events.some(({ type }) => type === 'met' || type === 'fight-won')) odds.stop();
    hear(play, happening);
  });
  return { play, controller, show, odds, maze: undefined };
}

/** Starts another game in place of this one. */
export function beginAnother({ play, controller, show, odds }: Playing, seed: string): void {
  controller.begin();
  odds.stop();
  play.begin(seed);
  show.begin();
  controller.changed();
}
