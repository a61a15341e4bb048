import { botOf } from '@dedalo/clients/stratego/bots';
import type { PlayerName } from '@dedalo/clients/stratego/players';
import type { Seat } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import {
  asDescribed,
  type Config,
  ConsolePlayer,
  type DescribedMaker,
  type Fault,
  playDescribed,
  resultsReport,
} from '@dedalo/stratego';
import { say } from '@dedalo/words';
import { speech } from '../speech.ts';
import { lineReader } from './line-reader.ts';

type Player = PlayerName | 'console';

export interface DescribedWish {
  readonly players: readonly [Player, Player];
  readonly games: number;
  readonly config: Config;
  readonly nodes: number;
  readonly seed: string;
  readonly isVerbose: boolean;
}

const DIGITS_A_LINE = 50;

const write = (text: string): void => void process.stdout.write(text);

/** Prints a run while it goes on, as the described program does (D13, D14, D17). */
export function describedRun(wish: DescribedWish): void {
  const names = wish.players.map(nameOf) as [string, string];
  const readLine = lineReader();
  const halves = [0, 1].map((half) => playHalf(wish, { half, names, readLine }));
  const report = resultsReport(names, halves).split('\n');
  write(`${report.slice(report.indexOf('RESULTS')).join('\n')}\n`);
}

interface Half {
  readonly half: number;
  readonly names: readonly [string, string];
  readonly readLine: () => string | null;
}

/** Players are called like the classes of the described program. */
const nameOf = (player: Player): string => `${player[0]!.toUpperCase()}${player.slice(1)}Player`;

function playHalf(wish: DescribedWish, { half, names, readLine }: Half): (Seat | null)[] {
  const order = half === 0 ? ([0, 1] as const) : ([1, 0] as const);
  write(`${order.map((player) => names[player]).join(' vs ')}\nBeginning of ${wish.games} games\n`);
  const winners: (Seat | null)[] = [];
  for (let game = 0; game < wish.games; game++) {
    const random = new Random(`${wish.seed}/${half + 1}/${game + 1}`);
    const [red, blue] = order.map((player) => makerOf(wish, { player, random, readLine })) as [
      DescribedMaker,
      DescribedMaker,
    ];
    const result = playDescribed(red, blue, {
      ...wish.config,
      ...(wish.isVerbose && { print: (board: string) => write(`${board}\n`) }),
    });
    winners.push(result.winner);
    if (result.fault && wish.isVerbose) tellFault(result.fault);
    write(`${result.winner === null ? 0 : result.winner + 1}${isLineEnd(game, wish.games) ? '\n' : ''}`);
  }
  write(`End of ${wish.games} games\n`);
  return winners;
}

const isLineEnd = (game: number, games: number): boolean => (game + 1) % DIGITS_A_LINE === 0 || game + 1 === games;

/** Who was irregular, in which method, and what the rules say to it (D16). */
function tellFault({ by, method, code, rejection }: Fault): void {
  const said = speech().games.stratego;
  const why = rejection ? `: ${say(said.rejection, rejection)}` : '';
  write(`${said.irregular({ side: said.sides[by as 0 | 1], method, code })}${why}\n`);
}

interface Making {
  readonly player: 0 | 1;
  readonly random: Random;
  readonly readLine: () => string | null;
}

function makerOf({ players, config, nodes }: DescribedWish, { player, random, readLine }: Making): DescribedMaker {
  const name = players[player];
  if (name === 'console') {
    return () =>
      new ConsolePlayer((prompt) => {
        write(prompt);
        const line = readLine();
        if (line === null) write('\n');
        return line;
      });
  }
  return () => asDescribed(botOf(name), { config, random: random.stream(`player ${player + 1}`), budget: nodes });
}
