import { Random } from '@dedalo/grid';
import {
  BestResponse,
  BOTS,
  createConfig,
  endOf,
  ladderOf,
  MINOTAUR,
  type Rung,
  seatInTurn,
  solved,
  type State,
  theseus as game,
  THESEUS,
  type TheseusBot,
} from '@dedalo/theseus';
import { isWithin } from '../judges/binomial.ts';
import { type Claim, type Finding, type ProofOptions, verdict } from './claim.ts';

const CONFIDENCE = 0.999;
const GAMES = 1000;
const SIDES = ['Theseus', 'Minotaur'] as const;
/** On the same boards a stronger opponent leaves a person less; the rounds leave the weak ones something to lose by. */
const ORDER: readonly { readonly seat: number; readonly rounds: number; readonly names: readonly string[] }[] = [
  { seat: THESEUS, rounds: 14, names: ['random', 'drowsy', 'hunter', 'stalker', 'cunning-minotaur'] },
  { seat: MINOTAUR, rounds: 6, names: ['bold', 'careful', 'wary', 'cunning-theseus'] },
];

const botCalled = (name: string): TheseusBot => BOTS.find((bot) => bot.name === name)!;
const otherOf = (seat: number): number => (seat === THESEUS ? MINOTAUR : THESEUS);

function solutionOf(start: State, seat: number, against: string): BestResponse {
  const opponent = botCalled(against).opponentIn!(otherOf(seat))!;
  const solving = BestResponse.begin(start, { seat, opponent });
  if (!solving.ok) throw new Error(solving.error.code);
  return solved(solving.value);
}

/** How many of so many games a person who plays the best die each time wins. All games go on at the same pace. */
function wins({ seat, against, config, seed }: Rung, solution: BestResponse, games: number): number {
  const random = new Random(`${against} ${seed}`);
  const bot = botCalled(against);
  let won = 0;
  let states: State[] = Array.from({ length: games }, () => game.start(config, seed));
  while (states.length > 0) {
    const next = states.map((state) => {
      const inTurn = seatInTurn(state);
      if (inTurn === seat) return played(state, inTurn, random.pick(solution.bestDice(state)));
      const thought = bot.think(game.view(state, inTurn), { seat: inTurn, random });
      while (thought.advance(Number.POSITIVE_INFINITY) === 'searching');
      return played(state, inTurn, thought.choice.dice);
    });
    won += next.filter((state) => game.outcome(state)?.winners.includes(seat)).length;
    states = next.filter((state) => endOf(state) === null);
  }
  return won;
}

function played(state: State, seat: number, dice: 1 | 3 | 5 | 7): State {
  const step = game.play(state, seat, { dice });
  if (!step.ok) throw new Error(`the die ${dice} was refused (${step.error.code})`);
  return step.value.state;
}

/** The games on the boards of the ladders end as their exact chances say. */
function* asComputed(games: number): Iterable<Finding> {
  for (const seat of [THESEUS, MINOTAUR]) {
    const ladder = ladderOf(seat);
    for (const rung of ladder.filter(({ against }, index) => ladder[index - 1]?.against !== against)) {
      const solution = solutionOf(game.start(rung.config, rung.seed), seat, rung.against);
      const won = wins(rung, solution, games);
      yield {
        claim: `theseus: best play as ${SIDES[seat]} against ${rung.against} on a board of the ladder, ${games} games`,
        bar: `${(100 * rung.chance).toFixed(1)} % as computed, within 99.9 %`,
        measured: `${((100 * won) / games).toFixed(1)} %`,
        verdict: verdict(isWithin(won, { trials: games, chance: rung.chance }, CONFIDENCE)),
      };
    }
  }
}

/** The opponents in the order in which they are offered. */
function* order(boards: number): Iterable<Finding> {
  for (const { seat, rounds, names } of ORDER) {
    const config = createConfig({ size: 7, supplies: 3, rounds });
    if (!config.ok) throw new Error(config.error.code);
    const means = names.map((name) => {
      let sum = 0;
      for (let board = 1; board <= boards; board++) {
        const start = game.start(config.value, `order ${board}`);
        sum += solutionOf(start, seat, name).chance(start);
      }
      return (100 * sum) / boards;
    });
    const isFalling = means.every((mean, index) => index === 0 || mean <= means[index - 1]!);
    yield {
      claim: `theseus: a person's chance as ${SIDES[seat]} on ${boards} boards, ${rounds} rounds: ${names.join(', ')}`,
      bar: 'falls from one to the next',
      measured: means.map((mean) => `${mean.toFixed(0)} %`).join(', '),
      verdict: verdict(isFalling),
    };
  }
}

function* findings({ isSample }: ProofOptions): Iterable<Finding> {
  yield* asComputed(isSample ? 100 : GAMES);
  yield* order(isSample ? 20 : 100);
}

export const theseusOpponents: Claim = { kind: 'correctness', findings };
