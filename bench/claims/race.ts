import { PathFinder, Random } from '@dedalo/grid';
import {
  type Config,
  createConfig,
  loadContent,
  makeLevelMaps,
  mapsOfLevel,
  race as game,
  Race,
  runner,
  shippedContent,
  shippedFiles,
} from '@dedalo/race';
import { cpuMs } from '../cpu.ts';
import { courseOf } from '../race-course.ts';
import { hashesByEngine } from '../race-engines.ts';
import { allRight, type Claim, type Finding, lacking, type ProofOptions, verdict } from './claim.ts';

const STEPS = [
  { size: { width: 59, height: 39 }, opponents: 4, most: 20, ticks: 60_000 },
  { size: { width: 251, height: 251 }, opponents: 200, most: 1000, ticks: 6000 },
] as const;
const MOST_LIVES = 255;
/** Ticks between two keys. */
const PACE = 20;

/** CPU microseconds of a tick, over whole games with random keys. */
function meanTick(config: Config, ticks: number): number {
  let done = 0;
  let spent = 0;
  for (let number = 1; done < ticks; number++) {
    const { scene } = game.start(config, `tick ${number}`);
    const keys = new Random(`keys ${number}`);
    const race = new Race(
      { ...scene, lives: MOST_LIVES },
      {
        draws: new Random(`draws ${number}`),
        mapsOf: (level) => mapsOfLevel(config, 'tick', level),
      },
    );
    const before = cpuMs();
    for (; race.status === 'running' && done < ticks; done++) {
      if (race.ticks % PACE === 0) race.press({ way: keys.below(4) as 0 | 1 | 2 | 3 });
      race.tick();
    }
    spent += cpuMs() - before;
  }
  return (1000 * spent) / ticks;
}

function* steps(): Iterable<Finding> {
  for (const { size, opponents, most, ticks } of STEPS) {
    const mean = meanTick(courseOf(size, opponents, ticks), ticks);
    yield {
      claim: `race: a step with ${opponents} opponents on a map of ${size.width}×${size.height}, mean`,
      bar: `≤ ${most} CPU µs`,
      measured: `${mean.toFixed(1)} µs`,
      verdict: verdict(mean <= most),
    };
  }
}

async function* engines(ticks: number): AsyncIterable<Finding> {
  const { node, quickjs, chromium } = await hashesByEngine(ticks);
  const claim = `race: the same hash after ${ticks.toLocaleString('en')} steps`;
  yield {
    claim: `${claim} in node, quickjs`,
    bar: 'the same',
    measured: node === quickjs ? 'the same' : `${node} ${quickjs}`,
    verdict: verdict(node === quickjs),
  };
  const inBrowser = `${claim} in node, Chromium`;
  yield (
    lacking(inBrowser, 'browser') ?? {
      claim: inBrowser,
      bar: 'the same',
      measured: node === chromium ? 'the same' : `${node} ${chromium}`,
      verdict: verdict(node === chromium),
    }
  );
}

const COMPLEXITIES = Array.from({ length: 21 }, (_, step) => step / 20);
const SCREEN = { width: 1024, height: 768 };
const isLattice = (side: number, most: number): boolean => side % 2 === 1 && side >= 19 && side <= most;

/** Sizes as R47 has them for the screen: 19 to 27 cells by 19. */
function* randomMaps(each: number): Iterable<Finding> {
  const [level] = shippedContent('daedalus').levels;
  let [solvable, sized] = [0, 0];
  for (const complexity of COMPLEXITIES) {
    for (let number = 0; number < each; number++) {
      const random = new Random(`map ${complexity} ${number}`);
      const maps = [{ kind: 'random', isPerfect: number % 2 === 0 } as const];
      const [made] = makeLevelMaps({ ...level!, complexity, maps }, { screen: SCREEN, random });
      const { grid, start, exit } = made!.map;
      if (new PathFinder(grid).search(start, exit)) solvable++;
      if (isLattice(grid.width, 27) && isLattice(grid.height, 19)) sized++;
    }
  }
  const total = each * COMPLEXITIES.length;
  const name = `race: ${each} random maps a complexity from 0 to 1 by 0.05`;
  yield allRight(`${name}: solvable`, { right: solvable, total });
  yield allRight(`${name}: as large as described`, { right: sized, total });
}

/** Files that were damaged in all sorts of ways: each is read or refused, with a place in it. */
function* damagedFiles(count: number): Iterable<Finding> {
  const files = shippedFiles('daedalus');
  const random = new Random('damaged');
  let right = 0;
  for (let number = 0; number < count; number++) {
    const victim = random.below(files.length);
    const { path, text } = files[victim]!;
    const loaded = loadContent(files.with(victim, { path, text: damage(text, random) }));
    if (loaded.ok || loaded.error.length > 0) right++;
  }
  yield allRight(`race: ${count.toLocaleString('en')} damaged .cfg files are read or refused`, { right, total: count });
}

function damage(text: string, random: Random): string {
  const from = random.below(text.length);
  const to = Math.min(text.length, from + random.int(1, 20));
  const cut = text.slice(from, to);
  const noise = random.pick([
    '',
    '{',
    '}',
    '"',
    ',',
    ';',
    '=',
    '#',
    '[',
    '-',
    '\u0000',
    '999999999999',
    'list[',
    cut + cut,
  ]);
  return text.slice(0, from) + noise + text.slice(to);
}

const LEAST_WINS = [
  { level: 0, least: 95 },
  { level: -1, least: 20 },
] as const;
const GAMES = 100;
const LONGEST = 60 * 600;

function* wins(): Iterable<Finding> {
  const content = shippedContent('daedalus');
  for (const { level, least } of LEAST_WINS) {
    const one = content.levels.at(level)!;
    const config = createConfig({ ...content, levels: [one] }, LONGEST);
    let won = 0;
    for (let number = 1; number <= GAMES; number++) {
      const random = new Random(`runner ${number}`);
      let state = game.start(config, `balance ${number}`);
      while (game.turn(state).length > 0) {
        const played = game.play(state, 0, runner.think(game.view(state, 0), { seat: 0, random }).choice);
        if (!played.ok) throw new Error(played.error.code);
        state = played.value.state;
      }
      if (state.scene.status === 'won') won++;
    }
    yield {
      claim: `race: runner wins “${one.name}”, ${level === 0 ? 'the first' : 'the last'} level, of ${GAMES} games`,
      bar: `≥ ${least}`,
      measured: String(won),
      verdict: verdict(won >= least),
    };
  }
}

async function* findings({ isSample }: ProofOptions): AsyncIterable<Finding> {
  yield* randomMaps(isSample ? 20 : 500);
  yield* damagedFiles(1000);
  yield* engines(isSample ? 5000 : 100_000);
  if (isSample) return;
  yield* wins();
  yield* steps();
}

export const race: Claim = { kind: 'correctness', findings };
