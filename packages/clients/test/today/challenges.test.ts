import { GAME_IDS, GAMES } from '@dedalo/catalogue';
import { formatReplay, type GameRecord, type GameTypes, parseReplay, Session, verifyReplay } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { actionsOf, sokoban } from '@dedalo/sokoban';
import { theseus } from '@dedalo/theseus';
import { describe, expect, test } from 'vitest';
import { expeditionFacts } from '../../src/expedition/facts.ts';
import type { GameFacts } from '../../src/game-facts.ts';
import { keepFinished } from '../../src/history/library-game.ts';
import { logicMazeFacts } from '../../src/logic-maze/facts.ts';
import { pokelabirintoFacts } from '../../src/pokelabirinto/facts.ts';
import { raceFacts } from '../../src/race/facts.ts';
import { rulesFacts } from '../../src/rules-only/facts.ts';
import { sokobanFacts } from '../../src/sokoban/facts.ts';
import { findInPacks } from '../../src/sokoban/session.ts';
import { strategoFacts } from '../../src/stratego/facts.ts';
import { theseusFacts } from '../../src/theseus/facts.ts';
import { dayAfter } from '../../src/today/day.ts';
import { openChallenge } from '../../src/today/open-challenge.ts';
import { MemoryStore } from '../memory-store.ts';

const BROUGHT: readonly GameFacts[] = [
  expeditionFacts,

  logicMazeFacts,
  pokelabirintoFacts,
  raceFacts,
  sokobanFacts,
  strategoFacts,
  theseusFacts,
];

/** Facts of any game, as those see them who know a game only by its contract. */
const factsOf = (id: keyof typeof GAMES): GameFacts =>
  BROUGHT.find(({ game }) => game.id === id) ?? rulesFacts<GameTypes>(GAMES[id]);

const DAY = '2026-11-19';

function recordOf({ game }: GameFacts, replay: string): GameRecord {
  const parsed = parseReplay(replay);
  const record = parsed.ok ? verifyReplay(game, parsed.value) : parsed;
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
}

/** Somebody who does whatever may be done, to the end of the game. */
function playOut<T extends GameTypes>(session: Session<T>, seed: string): void {
  const random = new Random(seed);
  for (let [seat] = session.turn; seat !== undefined; [seat] = session.turn) {
    session.play(seat, random.pick(session.legal(seat)));
  }
}

describe.each(GAME_IDS)('the challenge of %s', (id) => {
  const facts = factsOf(id);

  test('is a function of the day, and another one on the next', () => {
    expect(formatReplay(facts.game, facts.challenge(DAY))).toBe(formatReplay(facts.game, facts.challenge(DAY)));
    expect(formatReplay(facts.game, facts.challenge(DAY))).not.toBe(
      formatReplay(facts.game, facts.challenge(dayAfter(DAY))),
    );
    expect(facts.challenge(DAY).seed).toBe('daily 2026-11-19');
  });

  test('is kept, and resumed as it was left', () => {
    const store = new MemoryStore();
    const opened = openChallenge(store, facts, DAY);
    expect(store.lastPlayed).toBe(opened.name);
    expect(store.running(opened.name)).toBe(opened.replay);
    const session = Session.resume(facts.game, recordOf(facts, opened.replay));
    const [seat = 0] = session.turn;
    session.play(seat, session.legal(seat)[0]);
    const { kept } = facts.keptAs(session.record());
    store.keepRunning(kept, () => session.save());
    const again = openChallenge(store, facts, DAY);
    expect(again).toEqual({ name: opened.name, replay: session.save(), hasPutAway: false });
    expect(store.running(opened.name)).toBe(session.save());
  });

  test('is not that of another game with the same seed', () => {
    const store = new MemoryStore();
    const { game } = facts;
    const other = game.samples.config(new Random('another'));
    const names = Array.from({ length: game.seats(other) }, (_, seat) => (seat === 0 ? 'Player' : 'random'));
    const session = new Session(game, { config: other, seed: 'daily 2026-11-19', names });
    playOut(session, 'whoever');
    keepFinished(store, session, facts);
    for (const kept of store.library.values()) expect(kept.daily).toBeUndefined();
    expect(store.library.size).toBe(1);
  });
});

// Who pushes boxes at random solves nothing, and the limit of a level is far away.
test.each(GAME_IDS.filter((id) => id !== 'sokoban'))(
  'the challenge of %s has a result when it is over, which is that of its day',
  (id) => {
    const facts = factsOf(id);
    const store = new MemoryStore();
    const session = Session.resume(facts.game, facts.challenge(DAY));
    playOut(session, 'whoever');
    keepFinished(store, session, facts);
    keepFinished(store, session, facts);
    const [game, ...others] = store.library.values();
    expect(others).toEqual([]);
    expect(game).toMatchObject({ game: id, ending: session.outcome!.reason, daily: { day: DAY } });
    expect(game!.daily!.result).toMatchObject({
      isWon: game!.result === 'won',
      figure: Object.keys(game!.figures)[0],
      count: Object.values(game!.figures)[0],
    });
  },
);

test('in Sokoban the best known solution is perfect, and says so', () => {
  const store = new MemoryStore();
  const session = Session.resume(sokoban, sokobanFacts.challenge(DAY));
  const { level } = session.config;
  const { source, number } = findInPacks(level)!;
  const [best] = source.collection.entries[number - 1]!.games.map(({ moves }) => moves.letters);
  for (const action of actionsOf(level, best!)) session.play(0, action);
  expect(session.outcome?.reason).toBe('solved');
  keepFinished(store, session, sokobanFacts);
  const [game] = store.library.values();
  expect(game).toMatchObject({ result: 'won', daily: { day: DAY, result: { isPerfect: true, figure: 'moves' } } });
});

test('where a game keeps one game only, the one that was going on goes into the library', () => {
  const store = new MemoryStore();
  const running = Session.resume(theseus, theseusFacts.challenge('2026-11-01'));
  const text = (): string => running.save();
  store.keepRunning('theseus', text);
  expect(openChallenge(store, theseusFacts, DAY).hasPutAway).toBe(false);

  const [seat = 0] = running.turn;
  running.play(seat, running.legal(seat)[0]!);
  store.keepRunning('theseus', text);
  expect(openChallenge(store, theseusFacts, DAY).hasPutAway).toBe(true);
  expect([...store.library.values()]).toMatchObject([{ game: 'theseus', result: 'open', replay: running.save() }]);
});

test('a game of bots alone has no winner among people', () => {
  const store = new MemoryStore();
  const { config, seed } = theseusFacts.challenge(DAY);
  const session = new Session(theseus, { config, seed, names: ['minmax', 'random'] });
  playOut(session, 'whoever');
  keepFinished(store, session, theseusFacts);
  expect(store.library.size).toBe(0);
});

test('all levels come in turn before one comes again', () => {
  const titles = Array.from({ length: 40 }, (_, index) => sokobanFacts.challenge(dayAfter(DAY, index)).title);
  expect(new Set(titles).size).toBeGreaterThanOrEqual(38);
});
