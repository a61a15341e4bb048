import { Random } from '@dedalo/grid';
import { type BotName, BOTS, expedition as game, STARTERS } from '@dedalo/pokelabirinto/expedition';
import { type Claim, type Finding, type ProofOptions, verdict } from './claim.ts';

const JOURNEYS = 1000;
const SAMPLED = 60;
/** How much better than the others play by the odds must be: its mean score over theirs, and in mazes. */
const LEAST_LEAD = 1.2;
const LEAST_MAZES = 0.4;
/** Where half of the journeys by the odds have ended. */
const MEDIAN = { least: 5, most: 7 };

interface Figures {
  readonly name: BotName;
  readonly score: number;
  /** The maze in which a journey ends. */
  readonly mazes: number;
  readonly median: number;
  readonly stuck: number;
}

/** Every bot plays the same journeys. */
function figuresOf(bot: (typeof BOTS)[number], journeys: number): Figures {
  const scores: number[] = [];
  const mazes: number[] = [];
  let stuck = 0;
  for (let number = 0; number < journeys; number++) {
    const config = { ...game.defaultConfig!(), starter: STARTERS[number % STARTERS.length]! };
    const random = new Random(`bot ${number}`);
    let state = game.start(config, `proof ${number}`);
    while (!game.outcome(state)) {
      const played = game.play(state, 0, bot.think(game.view(state, 0), { seat: 0, random }).choice);
      if (!played.ok) throw new Error(`expedition: ${bot.name} was refused (${played.error.code})`);
      state = played.value.state;
    }
    scores.push(state.score);
    mazes.push(state.number);
    if (game.outcome(state)!.reason === 'action-limit') stuck++;
  }
  return { name: bot.name, score: mean(scores), mazes: mean(mazes), median: medianOf(mazes), stuck };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

function* findings({ isSample }: ProofOptions): Iterable<Finding> {
  const journeys = isSample ? SAMPLED : JOURNEYS;
  const played = `expedition: ${journeys.toLocaleString('en')} journeys`;
  const figures = BOTS.map((bot) => figuresOf(bot, journeys));
  const byOdds = figures.find(({ name }) => name === 'odds')!;
  // Whoever walks at random may well do so until the actions are used up.
  for (const { name, score, mazes, median, stuck } of figures.filter((each) => each.name !== 'random')) {
    const measured = `${stuck}; ${score.toFixed(0)} points, maze ${mazes.toFixed(2)}, median ${median}`;
    yield {
      claim: `${played} of ${name}: stuck until the actions end`,
      bar: '0',
      measured,
      verdict: verdict(stuck === 0),
    };
  }
  for (const { name, score, mazes } of figures.filter((each) => each !== byOdds)) {
    const lead = byOdds.score / score;
    const farther = byOdds.mazes - mazes;
    yield {
      claim: `${played}: play by the odds beats ${name} in points and mazes`,
      bar: `× ${LEAST_LEAD}, + ${LEAST_MAZES}`,
      measured: `× ${lead.toFixed(2)}, + ${farther.toFixed(2)}`,
      verdict: verdict(lead >= LEAST_LEAD && farther >= LEAST_MAZES),
    };
  }
  yield {
    claim: `${played}: the maze in which half of those by the odds have ended`,
    bar: `${MEDIAN.least} to ${MEDIAN.most}`,
    measured: `${byOdds.median}`,
    verdict: verdict(byOdds.median >= MEDIAN.least && byOdds.median <= MEDIAN.most),
  };
}

export const expedition: Claim = { kind: 'correctness', findings };
