import type { GameResult, PlayerResult, ReportData, TournamentResult } from '@dedalo/protocol/report';
import { cleanTitle } from '@dedalo/clients';
import type { GameId } from '@dedalo/catalogue/loaders';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** A game and the seat from which it is shown. */
export interface Sat {
  readonly game: GameResult;
  readonly seat: number;
}

/** The content of the file, and what is often needed of it. */
export class Report {
  readonly data: ReportData;
  readonly result: TournamentResult;
  readonly gameId: GameId;
  readonly names: readonly string[];
  readonly #gamesById: ReadonlyMap<string, GameResult>;

  constructor(data: ReportData) {
    this.data = data;
    this.result = data.result;
    this.gameId = data.result.game as GameId;
    this.names = data.result.players.map(({ name }, index) => cleanTitle(name) || String(index + 1));
    this.#gamesById = new Map(data.result.games.map((game) => [game.id, game]));
  }

  get players(): readonly PlayerResult[] {
    return this.result.players;
  }

  nameOf(player: number): string {
    return this.names[player] ?? '?';
  }

  findGame(id: string): GameResult | undefined {
    return this.#gamesById.get(id);
  }

  /** The players, as a title: “A – B”. */
  titleOf({ seats, title }: GameResult): string {
    const names = seats.map((player) => this.nameOf(player)).join(' – ');
    return this.result.isSolo && title !== undefined ? `${cleanTitle(title)}: ${names}` : names;
  }

  gamesOf(player: number): Sat[] {
    return this.result.games.flatMap((game) =>
      game.seats.flatMap((sitting, seat) => (sitting === player ? [{ game, seat }] : [])),
    );
  }

  gamesBetween(a: number, b: number): GameResult[] {
    return this.result.games.filter(({ seats }) => seats.includes(a) && seats.includes(b));
  }
}

export const ReportContext = createContext<Report | undefined>(undefined);

export function useReport(): Report {
  const report = useContext(ReportContext);
  if (!report) throw new Error('there is no report around this');
  return report;
}
