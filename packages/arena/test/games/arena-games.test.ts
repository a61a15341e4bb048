import type { Settings } from '@dedalo/protocol/report';
import { describe, expect, test } from 'vitest';
import { Random } from '@dedalo/grid';
import type { ArenaGame, ReadFiles } from '../../src/games/arena-game.ts';
import { findBot, nameInSeat, sittersOf } from '../../src/games/find-bot.ts';
import { ARENA_GAME_IDS, loadArenaGame } from '../../src/games/index.ts';

const NO_FILES: ReadFiles = { text: () => undefined, folder: () => undefined };

async function arenaGameOf(id: string): Promise<ArenaGame> {
  return (await loadArenaGame(id))!;
}

const coursesOf = async (id: string, settings: Settings = {}, files = NO_FILES) =>
  (await arenaGameOf(id)).courses(settings, files);

async function firstCourse(id: string, settings: Settings = {}) {
  const courses = await coursesOf(id, settings);
  if (!courses.ok) throw new Error(courses.error.code);
  return courses.value[0]!;
}

describe.each(ARENA_GAME_IDS)('%s', (id) => {
  test('without settings is played as usual, and its config survives its text', async () => {
    const { game } = await arenaGameOf(id);
    const { config } = await firstCourse(id);
    const text = game.text.formatConfig(config);
    const back = game.text.parseConfig(text);
    expect(back.ok && game.text.formatConfig(back.value)).toBe(text);
  });

  test('has a bot called random for every seat', async () => {
    const { game, bots } = await arenaGameOf(id);
    const { config } = await firstCourse(id);
    const random = bots.find(({ name }) => name === 'random')!;
    for (let seat = 0; seat < game.seats(config); seat++) expect(random.botFor(seat)).toBeDefined();
  });

  test('hears of no program the action by which people resign', async () => {
    const { game, wire } = await arenaGameOf(id);
    const { config } = await firstCourse(id);
    const state = game.start(config, '1');
    if (game.resignation === undefined) return;
    const resigned = game.text.formatAction(game.resignation);
    expect(wire.read(resigned, state).ok).toBe(false);
    expect(wire.legal(state, game.turn(state)[0]!)).not.toContain(resigned);
  });

  test('refuses a setting that it does not know, and names those it does', async () => {
    const courses = await coursesOf(id, { colour: 'red' });
    const known = (await arenaGameOf(id)).settings.map(({ name }) => name);
    expect(courses).toEqual({ ok: false, error: { code: 'unknown-setting', name: 'colour', known } });
  });

  test('the texts of what is legal are read as actions that the rules accept', async () => {
    const { game, wire } = await arenaGameOf(id);
    const random = new Random(id);
    let state = game.start((await firstCourse(id)).config, 'wire');
    for (let turn = 0; turn < 60; turn++) {
      const [seat] = game.turn(state);
      if (seat === undefined) break;
      const legal = wire.legal(state, seat);
      expect(new Set(legal).size).toBe(legal.length);
      const actions = wire.read(random.pick(legal), state);
      if (!actions.ok) throw new Error(actions.error.code);
      for (const action of actions.value) {
        const played = game.play(state, seat, action);
        if (!played.ok) throw new Error(played.error.code);
        state = played.value.state;
        if (game.outcome(state)) break;
      }
    }
  });

  test('an action is read back as it is written', async () => {
    const { game, wire } = await arenaGameOf(id);
    const state = game.start((await firstCourse(id)).config, 'written');
    const [seat] = game.turn(state);
    const legal = new Set(game.legal(state, seat!).map((action) => wire.write(action)));
    expect([...legal].sort()).toEqual([...wire.legal(state, seat!)].sort());
    for (const text of legal) {
      const read = wire.read(text, state);
      expect(read.ok && wire.write(read.value[0])).toBe(text);
    }
  });

  test('a view is plain data that survives JSON', async () => {
    const { game, wire } = await arenaGameOf(id);
    const state = game.start((await firstCourse(id)).config, 'view');
    const view = wire.view(state, game.turn(state)[0]!);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });

  test('nonsense is no action', async () => {
    const { game, wire } = await arenaGameOf(id);
    const state = game.start((await firstCourse(id)).config, 'nonsense');
    for (const text of ['', ' ', 'castle', '{"type":"move"}', '\u0000', 'x'.repeat(200)]) {
      expect(wire.read(text, state).ok).toBe(false);
    }
  });
});

test('settings change the game, and numbers may come as text', async () => {
  expect((await firstCourse('stratego', { rules: 'april', moves: '50' })).config).toEqual({
    rules: 'april',
    movesEach: 50,
  });
  expect((await firstCourse('theseus', { size: 9 })).config).toMatchObject({ size: 9 });
  expect((await firstCourse('pokelabirinto', { variant: 'escape', fog: true })).config).toMatchObject({
    opponents: 0,
    fog: true,
  });
  expect((await firstCourse('race', { game: 'small', seconds: 30 })).config).toMatchObject({ mostTicks: 1800 });
});

test('what a setting cannot be is said with what it can be', async () => {
  expect(await coursesOf('stratego', { rules: 'mine' })).toEqual({
    ok: false,
    error: { code: 'bad-setting', name: 'rules', value: 'mine', values: 'final | april' },
  });
  expect(await coursesOf('race', { level: 99 })).toMatchObject({ error: { code: 'bad-setting', name: 'level' } });
  expect(await coursesOf('theseus', { size: 8 })).toMatchObject({
    error: { code: 'no-game', problem: { code: 'bad-size' } },
  });
});

test('Sokoban: the levels of a pack or a file, from first to last', async () => {
  const files: ReadFiles = { ...NO_FILES, text: (path) => (path === 'mine.sok' ? '#####\n#@$.#\n#####\n' : undefined) };
  const some = await coursesOf('sokoban', { first: 2, last: 4 });
  expect(some.ok && some.value.length).toBe(3);
  const mine = await coursesOf('sokoban', { levels: 'mine.sok' }, files);
  expect(mine.ok && mine.value.length).toBe(1);
  expect(await coursesOf('sokoban', { levels: 'gone.sok' }, files)).toEqual({
    ok: false,
    error: { code: 'unreadable-file', name: 'levels', file: 'gone.sok' },
  });
  expect(await coursesOf('sokoban', { first: 900 })).toMatchObject({ error: { code: 'bad-setting', name: 'first' } });
});

test('theseus: a contestant that plays Theseus alone has the hunter for its Minotaur, and says so', async () => {
  const { bots } = await arenaGameOf('theseus');
  expect(sittersOf(bots, 'minmax')).toEqual(['minmax', 'hunter']);
  expect(sittersOf(bots, 'minmax:depth=4')).toEqual(['minmax:depth=4', 'hunter']);
  expect(sittersOf(bots, 'heuristic')).toEqual(['heuristic', 'hunter']);
  for (const name of ['random', 'optimal']) expect(sittersOf(bots, name)).toBeUndefined();
  expect(nameInSeat(bots, { name: 'mine', bot: 'minmax' }, 0)).toBe('mine');
  expect(nameInSeat(bots, { name: 'mine', bot: 'minmax' }, 1)).toBe('mine (hunter)');
});

test('theseus: minmax takes a depth from 1 to 8, others take nothing', async () => {
  const { bots } = await arenaGameOf('theseus');
  expect(findBot(bots, 'minmax:depth=4')).toMatchObject({ bot: { name: 'minmax' }, options: { depth: 4 } });
  for (const word of ['minmax:depth=9', 'minmax:nodes=4', 'hunter:depth=4', 'minmx', '']) {
    expect(findBot(bots, word)).toBeUndefined();
  }
});

test('theseus: optimal and minmax are contestants for both sides, hunter only for the Minotaur', async () => {
  const { bots } = await arenaGameOf('theseus');
  const seatsOf = (name: string) => [0, 1].filter((seat) => bots.find((bot) => bot.name === name)!.botFor(seat));
  expect(seatsOf('optimal')).toEqual([0, 1]);
  expect(seatsOf('minmax')).toEqual([0, 1]);
  expect(seatsOf('hunter')).toEqual([1]);
});

test.each([
  ['sokoban', { solved: 0, boxesOnGoals: expect.any(Number), pushes: expect.any(Number), moves: 1 }],
  ['logic-maze', { escaped: 0, turns: 1 }],
  ['pokelabirinto', { escaped: 0, actions: 1 }],
  ['expedition', { points: 0, mazes: 0, fights: 0 }],
  ['race', { won: 0, levels: 0, maps: 0, ticks: expect.any(Number) }],
])('%s: what a game of one came to has names', async (id, figures) => {
  const arenaGame = await arenaGameOf(id);
  const { game } = arenaGame;
  const { config } = await firstCourse(id);
  const start = game.start(config, 'figures');
  const played = game.play(start, 0, game.legal(start, 0)[0]);
  if (!played.ok) throw new Error(played.error.code);
  expect(arenaGame.figures(played.value.state)).toEqual(figures);
});
