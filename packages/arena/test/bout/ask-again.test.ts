import type { GameId } from '@dedalo/catalogue';
import type { Fault, Settings } from '@dedalo/protocol/report';
import { openReplay, parseReplay, type GameRecord } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import type { Act } from '@dedalo/protocol';
import { describe, expect, test } from 'vitest';
import { askAgain, type TurnAgain } from '../../src/bout/ask-again.ts';
import { type Bout, CLOCK, LIMITS } from '../../src/bout/bout.ts';
import { playBout } from '../../src/bout/play-bout.ts';
import type { ArenaGame } from '../../src/games/arena-game.ts';
import { ARENA_GAME_IDS, loadArenaGame } from '../../src/games/index.ts';
import { ProgramPlayer } from '../../src/players/program-player.ts';
import { fails, type Script, scripted, type Scripted } from './scripted.ts';

/** Games that are soon over; where nothing is said, the usual game is. */
const SHORT: Readonly<Partial<Record<GameId, Settings>>> = {
  pokelabirinto: { rows: 7, columns: 7 },
  expedition: { limit: 60 },
  race: { game: 'small', seconds: 30 },
  sokoban: { limit: 40 },
  stratego: { moves: 15 },
  theseus: { rounds: 20 },
  'logic-maze': { limit: 20 },
  isles: { config: '5x5 missing 2' },
};

/** Greets, and picks any legal action. */
function honest(seed = 'honest'): Script {
  const random = new Random(seed);
  return (message) => {
    if (message.type === 'hello') return { name: 'Honest', wants: ['legal', 'events', 'board'] };
    const { turn, legal } = message as Act;
    return { turn, action: random.pick(legal!) };
  };
}

/** Answers as another, but for one turn. */
const exceptAt =
  (turn: number, script: Script, other: unknown): Script =>
  (message) => {
    const said = script(message);
    return message.type === 'act' && message.turn === turn ? other : said;
  };

interface Recorded {
  readonly arenaGame: ArenaGame;
  readonly record: GameRecord;
  readonly seat: number;
  readonly spoken: Scripted;
}

/** A game in which a script sits in the last seat, against `random`. */
async function recorded(id: GameId, script: Script): Promise<Recorded> {
  const arenaGame = (await loadArenaGame(id))!;
  const courses = arenaGame.courses(SHORT[id] ?? {}, { text: () => undefined, folder: () => undefined });
  if (!courses.ok) throw new Error(courses.error.code);
  const { config } = courses.value[0]!;
  const seats = arenaGame.game.seats(config);
  const spoken = scripted(script);
  const seat = seats - 1;
  const bout: Bout = {
    id: '1a',
    game: id,
    config: arenaGame.game.text.formatConfig(config),
    seed: 'again',
    numbers: Array.from({ length: seats }, () => 1),
    players: Array.from({ length: seats }, (_, other) =>
      other === seat
        ? { kind: 'program', name: 'mine', command: ['mine'], folder: '.' }
        : { kind: 'bot', name: 'random', bot: 'random', effort: { nodes: 1 } },
    ),
    clock: CLOCK,
    limits: LIMITS,
    isSandboxed: false,
  };
  const { replay } = await playBout(bout, { start: spoken.start });
  const parsed = parseReplay(replay);
  const record = parsed.ok ? openReplay(arenaGame.game, parsed.value) : parsed;
  if (!record.ok) throw new Error(record.error.code);
  return { arenaGame, record: record.value, seat, spoken };
}

interface Again {
  readonly turns: readonly TurnAgain[];
  readonly fault: Fault | undefined;
  readonly spoken: Scripted;
}

async function again({ arenaGame, record, seat }: Recorded, script: Script, lastTurn?: number): Promise<Again> {
  const spoken = scripted(script);
  const turns: TurnAgain[] = [];
  const { game, wire } = arenaGame;
  const { config, names } = record;
  const player = new ProgramPlayer({
    game,
    wire,
    config,
    seat,
    seats: names.length,
    number: 1,
    clock: CLOCK,
    isUntimed: true,
    start: () => spoken.start({ command: [], folder: '.', limits: LIMITS, isSandboxed: false }),
  });
  const fault = await askAgain({ arenaGame, record, seat, player, lastTurn, onTurn: (turn) => void turns.push(turn) });
  await player.close();
  return { turns, fault, spoken };
}

const isSame = ({ played, answer }: TurnAgain): boolean => played === answer;

describe.each(ARENA_GAME_IDS)('%s', (id) => {
  test('a program is told what it was told in the game, and whoever does the same again is found to', async () => {
    const game = await recorded(id, honest());
    const { turns, fault, spoken } = await again(game, honest());
    expect(fault).toBeUndefined();
    expect(spoken.heard).toEqual(game.spoken.heard);
    expect(turns.length).toBeGreaterThan(2);
    expect(turns.every(isSame)).toBe(true);
  });

  test('a program that answers otherwise goes on getting the recorded game', async () => {
    const game = await recorded(id, honest());
    const { turns, fault, spoken } = await again(game, honest('other'));
    expect(fault).toBeUndefined();
    expect(spoken.heard).toEqual(game.spoken.heard);
    expect(turns.every(isSame)).toBe(false);
  });
});

test('an action that the rules refuse is told with the refusal, and the game goes on', async () => {
  const game = await recorded('stratego', honest());
  const wrong = JSON.stringify({ turn: 12, action: '0 0 1 9' });
  const { turns, fault } = await again(game, exceptAt(12, honest(), wrong));
  expect(fault).toBeUndefined();
  expect(turns[11]).toMatchObject({ answer: '0 0 1 9', fault: { code: 'illegal-action', turn: 12 } });
  expect(turns[11]!.rejection).toBeDefined();
  expect(turns.length).toBeGreaterThan(12);
});

test('something that is no action at all is a fault, and the game goes on', async () => {
  const game = await recorded('stratego', honest());
  const { turns } = await again(game, exceptAt(12, honest(), JSON.stringify({ turn: 12, action: 'castle' })));
  expect(turns[11]).toMatchObject({ answer: undefined, fault: { code: 'unknown-action' } });
  expect(turns.length).toBeGreaterThan(12);
});

test.each([
  ['a line that is no JSON', 'my turn', 'not-json'],
  ['a program that ends', fails({ code: 'exited', detail: 'exit code 1' }), 'exited'],
])('%s ends it at that turn', async (_, said, code) => {
  const game = await recorded('theseus', honest());
  const { turns, fault } = await again(game, exceptAt(3, honest(), said));
  expect(turns).toHaveLength(3);
  expect(fault).toMatchObject({ code, turn: 3 });
});

test('in a game that was lost by a fault the last turn is asked as well, and nothing was played there', async () => {
  const game = await recorded('stratego', exceptAt(13, honest(), 'crashed'));
  const { turns, fault } = await again(game, honest());
  expect(fault).toBeUndefined();
  expect(turns).toHaveLength(13);
  expect(turns[11]!.played).toBe(turns[11]!.answer);
  expect(turns[12]).toMatchObject({ turn: 13, played: null, answer: expect.any(String) as string, fault: undefined });
});

test('after the last turn that is wanted the program is not asked any more', async () => {
  const game = await recorded('theseus', honest());
  const { turns, spoken } = await again(game, honest(), 4);
  expect(turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4]);
  expect(spoken.heard.filter(({ type }) => type === 'act')).toHaveLength(4);
});

test('a race that was not played in whole turns of a program is asked action by action', async () => {
  const game = await recorded('race', honest());
  const one = { seat: 0, action: { press: null, ticks: 1 } };
  const record = { ...game.record, actions: [one, one, one], played: 3 };
  const { turns, fault } = await again({ ...game, record }, honest());
  expect(fault).toBeUndefined();
  expect(turns.map(({ played }) => played)).toEqual(['-', '-', '-', null]);
});
