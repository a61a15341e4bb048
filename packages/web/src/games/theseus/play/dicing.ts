import { hasPerson, keptTheseus, resumeTheseus, type TheseusGame } from '@dedalo/clients/theseus/session';
import { TheseusPlay } from '@dedalo/clients/theseus/theseus-play';
import type { Source } from '@dedalo/clients/play/source';
import { playedDice, type TheseusTypes, type Tile } from '@dedalo/theseus';
import { WebController } from '../../../game/web-controller.ts';
import { store } from '../../../store/game-store.ts';
import type { Labyrinth } from '../../../labyrinth/labyrinth.ts';
import { clientContext } from '../../../store/client-context.ts';
import { finishedRecord } from '../finished.ts';
import { beginGame } from './begin-game.ts';
import { hear } from './hear.ts';
import { Opponent } from './opponent.ts';

/** Everything that belongs to one dice game being played. */
export interface Dicing {
  readonly play: TheseusPlay;
  readonly controller: WebController<TheseusTypes>;
  readonly opponent: Opponent;
  /** Where Theseus has been, the oldest first. */
  readonly trail: Tile[];
  /** The picture of the board, once it exists. */
  board: Labyrinth | undefined;
}

const LONGEST_TRAIL = 12;

/** The unfinished game, else the last finished one, else a new one. */
export function goOnDicing(): Dicing {
  const kept = keptTheseus(store);
  if (kept && 'session' in kept) return dicingOf(kept);
  const finished = finishedRecord();
  // A replay of two bots can be analysed, but was not played here.
  return finished && hasPerson(finished.names) ? dicingOf(resumeTheseus(finished)) : dicingOf(beginGame());
}

export function dicingOf(game: TheseusGame): Dicing {
  const play = new TheseusPlay(clientContext, game);
  const trail = trailOf(play.source).slice(-LONGEST_TRAIL);
  const controller: WebController<TheseusTypes> = new WebController<TheseusTypes>(play, (happening) => {
    for (const event of happening.events) if (event.type === 'moved' && event.seat === 0) lengthen(trail, event.to);
    hear(play, happening);
    opponent.hear(happening);
  });
  const opponent = new Opponent(play, controller);
  return { play, controller, opponent, trail, board: undefined };
}

function trailOf(source: Source<TheseusTypes>): Tile[] {
  const record = source.record();
  if (!record) return [source.standing.view.theseus];
  const { theseus } = source.game.start(source.config, source.seed);
  return [theseus, ...playedDice(record).map(({ state }) => state.theseus)];
}

function lengthen(trail: Tile[], tile: Tile): void {
  trail.push(tile);
  if (trail.length > LONGEST_TRAIL) trail.shift();
}
