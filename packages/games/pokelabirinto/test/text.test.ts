import { describe, expect, test } from 'vitest';
import { pokelabirinto } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { after, drawn, errorOf, seatOf, seedWhere, valueOf } from './support/drawn.ts';

const { text } = pokelabirinto;

const BEGAN = drawn(
  `
    # # # # # #
    # P 1 . . #
    # . # # . U
    # . . 2 . #
    # E # # # #
  `,
  {
    config: { movement: 'hunter', fog: true, limit: 50 },
    hero: { energy: 40 },
    opponents: [{ hp: 3 }, { species: 3 }],
  },
);

const CONFIG_TEXT = `rows 5
columns 6
maze classic
creature 0
rivals 1 2 3
opponents 2
movement hunter
mind random
gain 1 100
fog yes
limit 50
species Pikachu 35 | Thunder Shock 10/20 | Thunderbolt 10/20
species Charmander 39 | Ember 12/18 | Flamethrower 12/18
species Bulbasaur 45 | Vine Whip 10/15 | Razor Leaf 10/15
species Squirtle 44 | Water Gun 8/14 | Bubble 8/14`;

const STATE_TEXT = `actions 0
${CONFIG_TEXT}
hero 7 7 35 40
opponent 1 8 3 0 8
opponent 3 21 44 0 21
phase walking
told
yet-to-move
random ${BEGAN.random}
maze
######
#....#
#.##.U
#....#
#E####
seen
++++++
++++++
++++++
+++---
+++---`;

test('a config is a line a setting and a line a species', () => {
  expect(text.formatConfig(BEGAN.config)).toBe(CONFIG_TEXT);
  expect(text.parseConfig(CONFIG_TEXT)).toEqual({ ok: true, value: BEGAN.config });
});

test('a state is its actions, its config, everybody, chance, the maze and what has been seen', () => {
  expect(text.formatState(BEGAN)).toBe(STATE_TEXT);
  expect(text.parseState(STATE_TEXT)).toEqual({ ok: true, value: BEGAN });
});

describe('every state of a game survives its text', () => {
  const lines = (state: State, ...words: string[]): string[] =>
    text
      .formatState(state)
      .split('\n')
      .filter((line) => words.includes(line.split(' ')[0]!));

  test('a meeting, with those who have still to move', () => {
    const met = after(BEGAN, 'D');
    expect(lines(met, 'phase', 'yet-to-move')).toEqual(['phase meeting 0', 'yet-to-move 0 1']);
    expect(text.parseState(text.formatState(met))).toEqual({ ok: true, value: met });
  });

  test('a fight, with what has happened in it', () => {
    const fight = after(BEGAN, 'DC');
    expect(lines(fight, 'phase', 'told').join('\n')).toMatch(
      /^phase fighting 0 (hero first|opponent answer)\ntold gain:0:\d+:\d+:[ho]( o:[12]:\d+)?$/,
    );
    expect(text.parseState(text.formatState(fight))).toEqual({ ok: true, value: fight });
  });

  test('all of a game, up to its end', () => {
    let state: State = { ...BEGAN, config: { ...BEGAN.config, mind: 'person' } };
    const told = new Set<string>();
    for (let turn = 0; !pokelabirinto.outcome(state); turn++) {
      const actions = pokelabirinto.legal(state, seatOf(state));
      state = valueOf(pokelabirinto.play(state, seatOf(state), actions[turn % actions.length]!)).state;
      expect(text.parseState(text.formatState(state))).toEqual({ ok: true, value: state });
      for (const { type } of state.told) told.add(type);
    }
    expect(told.has('attacked')).toBe(true);
  });

  test('a meeting while one that was defeated in this turn is still listed among those who have to move', () => {
    const besieged = drawn(
      `
        # # # # # #
        # . P 2 . #
        # . # 1 . U
        # . . . . #
        # E # # # #
      `,
      { config: { movement: 'hunter' }, hero: { energy: 500 }, opponents: [{}, { hp: 1 }] },
    );
    const lucky = seedWhere(besieged, (chance) => after(chance, 'DC1').opponents[1]!.hp === 0);
    const met = after(lucky, 'DC1');
    expect(met.phase).toEqual({ name: 'meeting', opponent: 0 });
    expect(text.parseState(text.formatState(met))).toEqual({ ok: true, value: met });
  });

  test('patrols have their posts, and who is defeated stands nowhere', () => {
    const config = { ...BEGAN.config, movement: 'patrol' } as const;
    const walks = BEGAN.walks.map(({ from }) => ({ from, posts: [13, from] }));
    const opponents = BEGAN.opponents.with(0, { ...BEGAN.opponents[0]!, at: null, hp: 0 });
    const state = { ...BEGAN, config, walks, opponents };
    expect(lines(state, 'opponent')).toEqual(['opponent 1 - 0 0 8 13 8', 'opponent 3 21 44 0 21 13 21']);
    expect(text.parseState(text.formatState(state))).toEqual({ ok: true, value: state });
  });

  test('any seed and any name', () => {
    const species = [{ ...BEGAN.config.species[0]!, name: 'Éol’s 7 - Wind St. 1' }];
    const config = { ...BEGAN.config, rivals: [0], species };
    const state = pokelabirinto.start(config, 'a seed\nof two lines: | species');
    expect(text.parseState(text.formatState(state))).toEqual({ ok: true, value: state });
  });
});

/** One line of a text changed; undefined takes it away and all that follows. */
const edited = (good: string, line: number, instead: string | undefined): string => {
  const lines = good.split('\n');
  return (instead === undefined ? lines.slice(0, line - 1) : lines.with(line - 1, instead)).join('\n');
};

describe('a config that is none is refused with its place', () => {
  test.each([
    ['nothing', 1, undefined, 'unexpected-line'],
    ['another word', 1, 'height 5', 'unexpected-line'],
    ['rows in words', 1, 'rows five', 'unexpected-line'],
    ['a nought before it', 1, 'rows 05', 'unexpected-line'],
    ['a sign', 1, 'rows +5', 'unexpected-line'],
    ['two numbers', 1, 'rows 5 5', 'unexpected-line'],
    ['a blank at the end', 1, 'rows 5 ', 'unexpected-line'],
    ['too few rows', 1, 'rows 4', 'bad-size'],
    ['too many columns', 2, 'columns 201', 'bad-size'],
    ['an unknown maze', 3, 'maze braided', 'unexpected-line'],
    ['a creature that there is not', 4, 'creature 4', 'no-such-species'],
    ['no rivals', 5, 'rivals', 'no-rivals'],
    ['a rival that there is not', 5, 'rivals 1 9', 'no-such-species'],
    ['too many opponents', 6, 'opponents 6', 'bad-opponents'],
    ['an unknown movement', 7, 'movement fly', 'unexpected-line'],
    ['an unknown mind', 8, 'mind toString', 'unexpected-line'],
    ['no gain', 9, 'gain 0 0', 'bad-gain'],
    ['a gain that goes down', 9, 'gain 9 8', 'bad-gain'],
    ['a gain of one number', 9, 'gain 9', 'unexpected-line'],
    ['a gain of three', 9, 'gain 1 2 3', 'unexpected-line'],
    ['fog that is neither', 10, 'fog maybe', 'unexpected-line'],
    ['no actions', 11, 'limit 0', 'bad-limit'],
    ['a number beyond all numbers', 11, `limit ${'9'.repeat(400)}`, 'unexpected-line'],
    ['line ends of Windows', 11, 'limit 50\r', 'unexpected-line'],
    ['no species', 12, undefined, 'unexpected-line'],
    [
      'a species without hit points',
      12,
      'species Pikachu 0 | Thunder Shock 10/20 | Thunderbolt 10/20',
      'unexpected-line',
    ],
    ['a species without damage', 12, 'species Pikachu 9 | Thunder Shock 10/0 | Thunderbolt 10/20', 'unexpected-line'],
    ['a species of one attack', 12, 'species Pikachu 9 | Thunder Shock 10/20', 'unexpected-line'],
    ['a species without a name', 12, 'species 9 | Thunder Shock 10/20 | Thunderbolt 10/20', 'unexpected-line'],
    ['a species of one that is there', 13, 'species Pikachu 9 | Ember 1/1 | Ember 1/1', 'same-name'],
  ] as const)('%s', (_, line, instead, code) => {
    expect(text.parseConfig(edited(CONFIG_TEXT, line, instead))).toMatchObject({
      ok: false,
      error: { code, at: { line, column: 1 } },
    });
    // In a state it stands a line further down.
    expect(text.parseState(edited(STATE_TEXT, line + 1, instead))).toMatchObject({
      ok: false,
      error: { code, at: { line: line + 1, column: 1 } },
    });
  });

  test('more after it', () => {
    for (const more of ['\n', '\nlimit 50', '\n\n']) {
      expect(errorOf(text.parseConfig(CONFIG_TEXT + more))).toMatchObject({
        code: 'unexpected-line',
        at: { line: 16, column: 1 },
      });
    }
  });

  test('too many species', () => {
    const many = Array.from({ length: 65 }, (_, number) => `\nspecies N${number} 1 | a 0/1 | b 0/1`);
    expect(errorOf(text.parseConfig(CONFIG_TEXT + many.join(''))).code).toBe('too-many-species');
  });
});

describe('a state that is none is refused with its place', () => {
  test.each([
    ['nothing', 1, undefined],
    ['actions below zero', 1, 'actions -1'],
    ['more actions than there are', 1, 'actions 51'],
    ['no player', 17, undefined],
    ['a player in a wall', 17, 'hero 0 7 35 40'],
    ['a player beyond the maze', 17, 'hero 3000 7 35 40'],
    ['a player on the entrance', 17, 'hero 25 7 35 40'],
    ['a player who came from the entrance', 17, 'hero 7 25 35 40'],
    ['a player who came through a wall', 17, 'hero 7 10 35 40'],
    ['more hit points than the creature has', 17, 'hero 7 7 36 40'],
    ['a player of three numbers', 17, 'hero 7 7 35'],
    ['an opponent in a wall', 18, 'opponent 1 0 3 0 8'],
    ['an opponent that is no rival', 18, 'opponent 0 8 3 0 8'],
    ['an opponent that no species is', 18, 'opponent 9 8 3 0 8'],
    ['an opponent where another is', 18, 'opponent 1 21 3 0 8'],
    ['an opponent where the player is', 18, 'opponent 1 7 3 0 8'],
    ['an opponent without hit points', 18, 'opponent 1 8 0 0 8'],
    ['an opponent nowhere with hit points', 18, 'opponent 1 - 3 0 8'],
    ['an opponent stronger than its kind', 18, 'opponent 1 8 40 0 8'],
    ['posts of one that is on no patrol', 18, 'opponent 1 8 3 0 8 9 8'],
    ['a third opponent', 19, 'opponent 3 21 44 0 21\nopponent 1 20 1 0 20'],
    ['a meeting of nobody', 20, 'phase meeting 0'],
    ['a fight with nobody', 20, 'phase fighting 0 hero first'],
    ['a phase that is none', 20, 'phase sleeping'],
    ['a phase with a rest', 20, 'phase walking 0'],
    ['a blow that is none', 21, 'told h:3:1'],
    ['a blow by a stranger', 21, 'told won:h:2'],
    ['those who have to move while the player walks', 22, 'yet-to-move 0'],
    ['one who has to move and is not there', 22, 'yet-to-move 2'],
    ['no chance', 23, 'random'],
    ['chance that stands still', 23, `random well512:0${'0'.repeat(128)}:`],
    ['a word after the maze', 24, 'maze classic'],
    ['a blank after the maze', 24, 'maze '],
    ['a sign that is none', 26, '#..X.#'],
    ['a path', 26, '#..*.#'],
    ['a row too short', 26, '#...#'],
    ['blanks between signs', 26, '# . . . . #'],
    ['two exits', 26, 'U....#'],
    ['no exit', 27, '#.##.#'],
    ['no entrance', 29, '######'],
    ['a word after what is seen', 30, 'seen all'],
    ['a sign that is none in what is seen', 31, '+++++?'],
    ['what is seen cut short', 35, undefined],
    ['a player who does not see what is in sight', 32, '------'],
    ['an empty line in what is told', 21, 'told '],
    ['an empty line in those who have to move', 22, 'yet-to-move '],
  ] as const)('%s', (_, line, instead) => {
    const { code, at } = errorOf(text.parseState(edited(STATE_TEXT, line, instead)));
    expect(code).toBe('unexpected-line');
    expect(at?.line).toBeGreaterThan(0);
  });

  test('more after it', () => {
    expect(errorOf(text.parseState(`${STATE_TEXT}\n`))).toMatchObject({ at: { line: 36, column: 1 } });
  });

  test('a maze that is not the size that the config says', () => {
    expect(text.parseState(edited(STATE_TEXT, 3, 'columns 7'))).toMatchObject({ ok: false });
    expect(text.parseState(edited(STATE_TEXT, 2, 'rows 6'))).toMatchObject({ ok: false });
  });

  test('a player who cannot take a step', () => {
    const walled = STATE_TEXT.replace('#....#\n#.##.U', '#.##.#\n####.U').replace('opponent 1 8 3 0 8\n', '');
    expect(text.parseState(walled)).toMatchObject({ ok: false });
  });

  test('a fight for which nobody has energy', () => {
    const fight = after({ ...BEGAN, hero: { ...BEGAN.hero, energy: 0 } }, 'DC');
    const poor = {
      ...fight,
      hero: { ...fight.hero, energy: 9 },
      phase: { name: 'fighting', opponent: 0, first: 'hero', isAnswer: false },
    } as const;
    expect(text.parseState(text.formatState(poor))).toMatchObject({ ok: false });
  });

  test('a fight in which an opponent that chooses for itself is to be asked', () => {
    const fight = after(
      { ...BEGAN, opponents: BEGAN.opponents.with(0, { ...BEGAN.opponents[0]!, energy: 500 }) },
      'DC',
    );
    const asked = { ...fight, phase: { name: 'fighting', opponent: 0, first: 'opponent', isAnswer: false } } as const;
    expect(text.parseState(text.formatState(asked))).toMatchObject({ ok: false });
    // A second person can be.
    const hotSeat = { ...asked, config: { ...asked.config, mind: 'person' } } as const;
    expect(text.parseState(text.formatState(hotSeat))).toEqual({ ok: true, value: hotSeat });
  });

  test('a meeting after which nobody could make way', () => {
    const met = after(BEGAN, 'D');
    const stuck = { ...met, hero: { ...met.hero, previous: met.hero.at } };
    expect(text.parseState(text.formatState(stuck))).toMatchObject({ ok: false });
  });

  test('a player who came from the exit, where the game ends', () => {
    const clear = { ...BEGAN, config: { ...BEGAN.config, fog: false }, seen: null };
    const beside = { ...clear, hero: { ...BEGAN.hero, at: 16, previous: 16 } };
    expect(text.parseState(text.formatState(beside))).toEqual({ ok: true, value: beside });
    const returned = { ...beside, hero: { ...beside.hero, previous: BEGAN.maze.exit } };
    expect(errorOf(text.parseState(text.formatState(returned)))).toMatchObject({ at: { line: 17, column: 1 } });
  });

  test('a maze of another size, at the maze and not at its kind', () => {
    const clear = text.formatState({ ...BEGAN, config: { ...BEGAN.config, fog: false }, seen: null });
    const { at } = errorOf(text.parseState(edited(clear, 3, 'columns 7')));
    expect(at?.line).toBeGreaterThanOrEqual(clear.split('\n').indexOf('maze') + 1);
  });

  test('an opponent that would make way to where there is no way back', () => {
    const pocket = drawn(
      `
        # # # # # # #
        # . P X . # #
        # . # # . # .
        # . . . U # #
        # E # # # # #
      `,
      { config: { movement: 'hunter' } },
    );
    const met = after(pocket, 'D');
    const hero = { ...met.hero, previous: met.hero.at };
    const stuck = { ...met, hero, walks: [{ from: 20, posts: [] }] };
    expect(text.parseState(text.formatState(stuck))).toMatchObject({ ok: false });
  });

  test('energy from which the next round leads beyond what is accepted', () => {
    for (const energy of [999_999_999_999, 1_000_000_000_000, 999_999_999_999_999]) {
      const rich = { ...BEGAN, hero: { ...BEGAN.hero, energy } };
      const isAccepted = [rich, after(rich, 'DC')].map((state) => text.parseState(text.formatState(state)).ok);
      expect(isAccepted[1], `after ${energy}`).toBe(isAccepted[0]);
    }
  });
});
