import { ExpeditionPlay } from '@dedalo/clients/expedition/expedition-play';
import type { ExpeditionSession } from '@dedalo/clients/expedition/session';
import type { ExpeditionTypes } from '@dedalo/pokelabirinto/expedition';
import type { MazeCanvas } from '../../../creature-maze/board/maze-canvas.ts';
import { WebController } from '../../../game/web-controller.ts';
import { clientContext } from '../../../store/client-context.ts';
import { motionMs } from '../../../store/settings.ts';
import { JourneyShow } from '../fight/journey-show.ts';
import { hear } from './hear.ts';

/** Everything that belongs to one journey being played. */
export interface Playing {
  readonly play: ExpeditionPlay;
  readonly controller: WebController<ExpeditionTypes>;
  readonly show: JourneyShow;
  /** The picture of the maze, once it exists. */
  maze: MazeCanvas | undefined;
}

export function createPlaying(session: ExpeditionSession): Playing {
  const play = new ExpeditionPlay(clientContext, session);
  const show = new JourneyShow(play);
  const controller = new WebController<ExpeditionTypes>(play, (happening) => {
    if (happening.kind !== 'refused') show.follow(happening, { ms: motionMs });
    hear(play, happening);
  });
  return { play, controller, show, maze: undefined };
}

/** Starts another journey in place of this one. */
export function beginAnother({ play, controller, show }: Playing, seed: string): void {
  controller.begin();
  play.begin(seed);
  show.begin();
  controller.changed();
}
