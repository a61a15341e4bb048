import { GAME_IDS, GAMES } from '@dedalo/catalogue';
import { type Game, type GameTypes, parseReplay, Session, TIME_MOVES, verifyReplay, viewersOf } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { JsonSource } from './json-source.ts';
import { TestClock } from './test-clock.ts';

const DELAY = 20;
/** Whoever plays alone moves in time so often, one choice in so many. */
const MOST_TIME_MOVES = 6;
const CHOICES_A_TIME_MOVE = 8;

/** A game that is known by its contract alone, and everybody who looks at it from elsewhere. */
function openGame(game: Game, seed: string) {
  const random = new Random(seed);
  const config = game.samples.config(random.stream('config'));
  const names = Array.from({ length: game.seats(config) }, (_, seat) => `Player ${seat + 1}`);
  const session = new Session<GameTypes>(game, { config, seed, names });
  const clock = new TestClock();
  const options = { clock, delay: DELAY, tellsReplay: 'when-over' } as const;
  const sources = viewersOf(names.length).map((viewer) => new JsonSource(session, viewer, options));
  return { random, session, clock, sources, limit: game.actionLimit(config) };
}

/** Whatever was said and asked has come. */
const settle = (clock: TestClock): void => {
  while (!clock.isEmpty) clock.pass(DELAY);
};

function playToEnd(game: Game, seed: string) {
  const opened = openGame(game, seed);
  const { random, clock, sources, limit } = opened;
  const [first] = sources;
  let timeMoves = 0;
  for (let count = 0; !first!.standing.outcome; count++) {
    // Each restart gives the whole game back.
    if (count > (MOST_TIME_MOVES + 1) * (limit + 1)) throw new Error(`${game.id} ${seed} does not end`);
    const { turn } = first!.standing;
    const source = sources[random.pick(turn)]!;
    const answers: unknown[] = [];
    const answered = (refusal: unknown): void => void answers.push(refusal);
    const open = timeMoves < MOST_TIME_MOVES ? TIME_MOVES.filter((move) => !source.standing.refusalOf(move)) : [];
    if (open.length > 0 && random.int(1, CHOICES_A_TIME_MOVE) === 1) {
      timeMoves++;
      source.moveInTime(random.pick(open), answered);
    } else {
      const seat = source.viewer as number;
      source.act({ seat, action: random.pick(source.standing.legal(seat)) }, answered);
    }
    expect(answers, 'the answer takes its time').toEqual([]);
    settle(clock);
    expect(answers).toEqual([undefined]);
  }
  return opened;
}

describe.each(GAME_IDS)('%s, played from elsewhere', (id) => {
  const game = GAMES[id] as Game;

  test.each(['a', 'b', 'c'])('is played to its end by random actions (%s)', (seed) => {
    const { session, sources } = playToEnd(game, seed);
    for (const source of sources) {
      expect(source.standing.outcome).toEqual(session.outcome);
      expect(source.standing.turn).toEqual([]);
      const text = source.saveLater()();
      const parsed = parseReplay(text);
      const verified = parsed.ok ? verifyReplay(game, parsed.value) : parsed;
      expect(verified.ok, text).toBe(true);
      expect(source.record()).toEqual(session.record());
    }
  });

  test('a refusal comes back', () => {
    const { random, session, clock, sources } = openGame(game, 'refused');
    const [seat] = session.turn as [number];
    const action = random.pick(session.legal(seat));
    const stranger = session.names.length;
    const answers: unknown[] = [];
    sources[seat]!.act({ seat: stranger, action }, (refusal) => answers.push(refusal));
    settle(clock);
    expect(answers).toEqual([{ code: 'not-your-turn' }]);
  });

  test('a closed source reports nothing more', () => {
    const { random, session, clock, sources } = openGame(game, 'closed');
    const [seat] = session.turn as [number];
    const source = sources[seat]!;
    const heard: unknown[] = [];
    source.listen((notice) => heard.push(notice));
    source.act({ seat, action: random.pick(source.standing.legal(seat)) }, (refusal) => heard.push(refusal));
    source.close();
    settle(clock);
    expect(heard).toEqual([]);
  });
});

test('a replay that is still secret is empty', () => {
  const { sources } = openGame(GAMES.isles as Game, 'untold');
  expect([sources[0]!.saveLater()(), sources[0]!.record()]).toEqual(['', undefined]);
});
