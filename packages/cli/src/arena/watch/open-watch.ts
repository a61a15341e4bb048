import { randomBytes } from 'node:crypto';
import type { BoutEnding } from '@dedalo/protocol/report';
import type { Onlooker } from '@dedalo/arena';
import { matchResultOf, type PlayedGames, resultOf, type Tournament } from '@dedalo/arena/tournament/index';
import { type Page, servePages, type Serving } from '@dedalo/server';
import { UsageError } from '../../usage.ts';
import { arenaSpeech } from '../arena-words.ts';
import { endingText } from '../ending-text.ts';
import type { Stand } from '../run-bar.ts';
import { WATCH_SCRIPT, WATCH_STYLE } from './watch-files.ts';
import { type ShownGame, type Standing, watchPage, type WatchView } from './watch-page.ts';
import { WatchedGames } from './watched-games.ts';

export interface WatchOptions {
  readonly port: number | true;
  readonly tournament: Tournament;
  readonly played: PlayedGames;
  readonly look: () => Stand;
}

export interface Watch {
  readonly onlooker: Onlooker;
  readonly address: string;
  close(): Promise<void>;
}

const BYTES = 12;
const MOST_LAST = 12;

/**
 * A page on this machine that shows a run. It shows everything, including what players must not know, so its address
 * has a secret key: a sandbox has no network, but without one a program could ask for the page.
 */
export async function openWatch(options: WatchOptions): Promise<Watch> {
  const games = new WatchedGames();
  const folder = `/${randomBytes(BYTES).toString('hex')}/`;
  const standings = standingsOf(options);
  const files: Readonly<Record<string, (address: URL) => Page>> = {
    '': ({ searchParams }) => ({
      type: 'text/html',
      text: watchPage(viewOf({ ...options, games, standings }, searchParams.get('game') ?? undefined)),
    }),
    'watch.js': () => ({ type: 'text/javascript', text: WATCH_SCRIPT }),
    'watch.css': () => ({ type: 'text/css', text: WATCH_STYLE }),
  };
  const port = options.port === true ? 0 : options.port;
  const serving = await serve(port, (address) => {
    const { pathname } = address;
    return pathname.startsWith(folder) ? files[pathname.slice(folder.length)]?.(address) : undefined;
  });
  return { onlooker: games, address: `${serving.address}${folder}`, close: serving.close };
}

async function serve(port: number, pageAt: (address: URL) => Page | undefined): Promise<Serving> {
  try {
    return await servePages({ port, pageAt });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new UsageError(arenaSpeech().watch.portTaken(port), { cause: error });
  }
}

/** Computed again only when another game is over. */
function standingsOf({ tournament, played }: WatchOptions): () => readonly Standing[] {
  let known: { readonly size: number; readonly standings: readonly Standing[] } | undefined;
  return () => {
    if (known?.size !== played.size) {
      const { format } = tournament.field;
      const { players } = format === 'match' ? matchResultOf(tournament, played) : resultOf(tournament, played);
      known = { size: played.size, standings: players };
    }
    return known.standings;
  };
}

interface Shown extends WatchOptions {
  readonly games: WatchedGames;
  readonly standings: () => readonly Standing[];
}

/** Shows the game that is asked for; otherwise the one that has been running longest, or the last that ended. */
function viewOf({ tournament, played, look, games, standings }: Shown, wanted: string | undefined): WatchView {
  const shown = games.begun.map((bout): ShownGame => {
    const game = played.get(bout.id);
    return game ? { bout, ending: endingOf(bout, game.ending) } : { bout };
  });
  const underway = shown.filter(({ ending }) => ending === undefined).toReversed();
  const last = shown.filter(({ ending }) => ending !== undefined).toReversed();
  const live = shown.find(({ bout }) => bout.id === wanted) ?? underway.at(-1) ?? last[0];
  const seen = live && games.seen(live.bout.id);
  const { done, of, notes } = look();
  return {
    title: tournament.title,
    done,
    of,
    notes,
    standings: standings(),
    underway,
    last: last.slice(0, MOST_LAST),
    ...(live && { live: { ...live, ...(seen && { seen }) } }),
  };
}

const endingOf = ({ game, players }: ShownGame['bout'], ending: BoutEnding): string =>
  endingText(
    game,
    players.map(({ name }) => name),
    ending,
  );
