import { Random } from '@dedalo/grid';
import { captain, corporal, recruit } from '../../packages/games/stratego/src/bots/levels.ts';
import { rules } from '../../packages/games/stratego/src/bots/rules.ts';
import { createSearch } from '../../packages/games/stratego/src/bots/search.ts';
import type { StrategoBot } from '../../packages/games/stratego/src/bots/stratego-bot.ts';
import { stratego as game } from '../../packages/games/stratego/src/game.ts';
import { Session } from '@dedalo/engine';
import { BLUNDER, judgedMove } from '../../packages/clients/src/stratego/judged-moves.ts';
import { type Turn, turnsOf } from '../../packages/clients/src/stratego/seat-views.ts';
import { weighedBy } from '../../packages/clients/src/stratego/weighed-moves.ts';
import { type Claim, type Finding, verdict } from './claim.ts';

/** About what a short judgement has time for, and twenty times as much. */
const [SHORT, LONG] = [6000, 120_000];
const PAIRS: readonly (readonly [StrategoBot, StrategoBot])[] = [
  [corporal, rules],
  [rules, captain],
  [recruit, corporal],
  [captain, recruit],
];
/** So many steps of a bot that plays a game to be judged. */
const NODES = 3000;
const MOST_MOVES = 160;
/** A blunder must be so many standard deviations of what two judgements of one move differ by. */
const LEAST_DEVIATIONS = 3;
const LEAST_CONFIRMED = 0.65;

function turnsBetween(pair: readonly [StrategoBot, StrategoBot], seed: string): Turn[] {
  const names = pair.map(({ name }) => name);
  const session = new Session(game, { config: { rules: 'final', movesEach: 200 }, seed, names });
  const random = new Random(seed);
  for (let [seat] = session.turn; seat !== undefined; [seat] = session.turn) {
    const thought = pair[seat as 0 | 1].think(session.view(seat), { seat, random, game: session });
    thought.advance(NODES);
    session.play(seat, thought.choice);
    if (session.view('public').moves > MOST_MOVES) break;
  }
  return turnsOf(session.record());
}

/** What each move gave away; undefined where there was no other. */
function lossesOf(turns: readonly Turn[], nodes: number, salt: string): (number | undefined)[] {
  const search = createSearch();
  const games = [{}, {}] as const;
  return turns.map(({ seat, view, move, position }) => {
    const random = new Random(`${salt} ${position}`);
    const thought = search.weigh(view, { seat, random, game: games[seat as 0 | 1] }, move);
    thought.advance(nodes);
    return judgedMove(weighedBy(thought)!, move, { position, seat })?.loss;
  });
}

function* findings(): Iterable<Finding> {
  const differences: number[] = [];
  let [blunders, confirmed] = [0, 0];
  for (const [index, pair] of PAIRS.entries()) {
    const turns = turnsBetween(pair, `judge ${index}`);
    const [once, again, longer] = [SHORT, SHORT, LONG].map((nodes, salt) => lossesOf(turns, nodes!, String(salt)));
    for (const [turn, loss] of once!.entries()) {
      if (loss === undefined) continue;
      const other = again![turn]!;
      differences.push(loss - other);
      for (const found of [loss, other].filter((each) => each >= BLUNDER)) {
        blunders++;
        if (longer![turn]! >= found / 2) confirmed++;
      }
    }
  }
  const deviation = Math.sqrt(differences.reduce((sum, each) => sum + each * each, 0) / differences.length);
  yield {
    claim: `stratego review: a blunder (${100 * BLUNDER} points) against the noise of a judgement, ${differences.length} moves`,
    bar: `≥ ${LEAST_DEVIATIONS} σ`,
    measured: `${(BLUNDER / deviation).toFixed(1)} σ`,
    verdict: verdict(BLUNDER >= LEAST_DEVIATIONS * deviation),
  };
  yield {
    claim: `stratego review: of ${blunders} blunders found in a short time, twenty times as much finds half the loss in`,
    bar: `≥ ${100 * LEAST_CONFIRMED} %`,
    measured: `${((100 * confirmed) / blunders).toFixed(0)} %`,
    verdict: verdict(confirmed >= LEAST_CONFIRMED * blunders),
  };
}

export const strategoJudgement: Claim = {
  kind: 'correctness',
  findings: ({ isSample }) => (isSample ? [] : findings()),
};
