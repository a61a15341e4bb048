import { formatBinary, formatSymbols } from '@dedalo/grid';
import { createConfig, pokelabirinto, readCreatures, SHIPPED, type Species } from '@dedalo/pokelabirinto';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, type Ran } from './run.ts';

const folder = testFolder();

const run = (...args: string[]): Ran => dedalo(['pokelabirinto', ...args], { cwd: folder.path });

function expectWrongUse(ran: Ran, ...parts: string[]): void {
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
  for (const part of parts) expect(ran.error).toContain(part);
  expect(ran.error.trim().split('\n'), 'one line').toHaveLength(1);
}

const GOOD = `[[creature]]
name = "Mouse"
hit-points = 5
attack-1 = { name = "Bite", cost = 3, most-damage = 4 }
attack-2 = { name = "Squeak", cost = 0, most-damage = 1 }
`;

describe('dedalo pokelabirinto odds', () => {
  interface Answer {
    readonly hero: string;
    readonly rival: string;
    readonly win: number;
    readonly error: number;
  }
  const answer = (...args: string[]): Answer => JSON.parse(run('odds', ...args, '--json').out) as Answer;

  test('of one fight: a number, as JSON and in words', () => {
    const found = answer('Charmander', 'BULBASAUR');
    expect(Object.keys(found)).toEqual(['hero', 'rival', 'win', 'error', 'exact']);
    expect(found).toMatchObject({ hero: 'Charmander', rival: 'Bulbasaur', exact: true });
    expect(found.win).toBeGreaterThan(0.5);
    expect(found.win).toBeLessThan(0.6);
    expect(found.error).toBeLessThan(1e-6);
    const share = (100 * found.win).toFixed(2).replace(/0+$/, '');
    expect(run('odds', 'charmander', 'bulbasaur').out).toBe(
      `Charmander wins ${share} of 100 fights against Bulbasaur.\n`,
    );
  });

  test('equal fighters win half of their fights; a win of one is a loss of the other', () => {
    expect(answer('Pikachu', 'Pikachu').win).toBeCloseTo(0.5, 6);
    // The four described species have no choice that matters, so neither side gains by choosing best.
    expect(answer('Pikachu', 'Squirtle').win + answer('Squirtle', 'Pikachu').win).toBeCloseTo(1, 6);
  });

  test('hit points, energy, gain and how the other chooses matter', () => {
    const usual = answer('Charmander', 'Bulbasaur').win;
    expect(answer('Charmander', 'Bulbasaur', '--hp', '5').win).toBeLessThan(usual);
    expect(answer('Charmander', 'Bulbasaur', '--rival-hp', '5').win).toBeGreaterThan(usual);
    const file = folder.write('mice.toml', GOOD);
    const poor = ['Mouse', 'Mouse', '--creatures', file, '--gain', '1-2'];
    expect(answer(...poor, '--energy', '40').win).toBeGreaterThan(answer(...poor).win);
    expect(answer(...poor, '--rival-energy', '40').win).toBeLessThan(answer(...poor).win);
    const against = (name: string): number => answer('Pikachu', 'Mouse', '--creatures', file, '--against', name).win;
    expect(against('best')).toBeLessThan(against('random'));
  });

  test('without names a table of all pairs, with one name its row', () => {
    const { code, out } = run('odds');
    expect(code).toBe(0);
    const names = SHIPPED.map(({ name }) => name);
    expect(out.split('\n')[1]!.trim().split(/\s+/)).toEqual(names);
    const rows = out.trimEnd().split('\n').slice(2);
    expect(rows.map((row) => row.split(/\s+/)[0])).toEqual(names);
    expect(rows.map((row) => row.trim().split(/\s+/))).toEqual(SHIPPED.map(() => expect.any(Array)));
    for (const [index, row] of rows.entries()) expect(row.trim().split(/\s+/)[index + 1]).toBe('50');
    const list = JSON.parse(run('odds', 'Pikachu', '--json').out) as Answer[];
    expect(list.map(({ hero, rival }) => [hero, rival])).toEqual(names.map((rival) => ['Pikachu', rival]));
  });

  describe('too many cases: trial fights', () => {
    const LARGE = GOOD.replace('hit-points = 5', 'hit-points = 999').replace('cost = 3', 'cost = 200');

    test('of one fight, with their interval', () => {
      const args = [
        'Mouse',
        'Mouse',
        '--creatures',
        folder.write('large.toml', LARGE),
        '--rival-hp',
        '9',
        '--against',
        'greedy',
      ];
      const found = JSON.parse(run('odds', ...args, '--hp', '9', '--json').out) as { interval95: [number, number] };
      expect(found).toEqual({
        hero: 'Mouse',
        rival: 'Mouse',
        win: expect.closeTo(0.5, 1) as number,
        interval95: [expect.closeTo(0.5, 1), expect.closeTo(0.5, 1)],
        exact: false,
      });
      expect(found.interval95[0]).toBeLessThan(found.interval95[1]);
      const { code, out, error } = run('odds', ...args, '--hp', '9');
      expect({ code, error }).toEqual({ code: 0, error: '' });
      expect(out).toMatch(
        /^Mouse wins about [\d.]+ of 100 fights against Mouse: between [\d.]+ and [\d.]+, 95 % sure \(20,000 trial fights;/,
      );
    });

    test('in a table, marked; the others are exact', () => {
      const small = GOOD.replace('Mouse', 'Flea').replace('hit-points = 5', 'hit-points = 1');
      const file = folder.write('both.toml', `${LARGE}\n${small}`);
      const { code, out } = run('odds', 'Flea', '--creatures', file);
      expect(code).toBe(0);
      expect(out).toMatch(/^Flea +((< )?[\d.]+ +){4}~[\d.]+ +[\d.]+$/m);
      expect(out).toContain('\n~ by 20,000 trial fights; too many cases to work out exactly.\n');
    });
  });

  test.each([
    [['Pikachoo'], 'Did you mean Pikachu?'],
    [['Pikachu', 'Dragon'], 'there is no creature Dragon; there are Pikachu, Charmander, Bulbasaur, Squirtle.'],
    [['Pikachu', 'Squirtle', '--hp', '36'], '--hp 36: Pikachu has at most 35.'],
    [['Pikachu', 'Squirtle', '--rival-hp', '0'], 'It must be a whole number from 1 to 999.'],
    [['Pikachu', '--energy', '3'], '--energy is for one fight: name both creatures.'],
    [['--against', 'bst'], 'It must be one of random, greedy, best. Did you mean best?'],
    [['--gain', '5'], 'such as 1-100'],
    [['--gain', '0-5'], 'the energy gained in a round cannot be from 0 to 5'],
    [['--creatures', 'nowhere.toml'], 'nowhere.toml: there is no such file.'],
  ])('%j is wrong use', (args, error) => expectWrongUse(run('odds', ...args), error));
});

describe('dedalo pokelabirinto creatures', () => {
  test('lists the shipped ones', () => {
    const { code, out, error } = run('creatures');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^Pikachu +35 +Thunder Shock +10 +20 +Thunderbolt +10 +20$/m);
    expect(out.trimEnd().split('\n')).toHaveLength(1 + SHIPPED.length);
    expect(JSON.parse(run('creatures', '--json').out) as Species[]).toEqual(SHIPPED);
  });

  test('--toml prints a file that can be read again', () => {
    const { code, out } = run('creatures', '--toml');
    expect(code).toBe(0);
    expect(readCreatures(out)).toEqual({ ok: true, value: SHIPPED });
    expectWrongUse(run('creatures', '--toml', '--json'), 'cannot be used with');
  });

  test('a good file: its content', () => {
    folder.write('good.toml', GOOD);
    const { code, out } = run('creatures', 'good.toml');
    expect(code).toBe(0);
    expect(out).toMatch(/^Mouse +5 +Bite +3 +4 +Squeak +0 +1$/m);
    expect(out).not.toContain('Pikachu');
    const [mouse] = JSON.parse(run('creatures', 'good.toml', '--json').out) as Species[];
    expect(mouse).toEqual({
      name: 'Mouse',
      hitPoints: 5,
      attacks: [
        { name: 'Bite', cost: 3, mostDamage: 4 },
        { name: 'Squeak', cost: 0, mostDamage: 1 },
      ],
    });
  });

  test.each([
    ['a negative number', GOOD.replace('hit-points = 5', 'hit-points = -5'), 'bad.toml:3:', 'hit-points', '-5'],
    ['a missing number', GOOD.replace(', most-damage = 4', ''), 'bad.toml:4:', 'most-damage'],
    ['a missing attack', GOOD.replace(/attack-2.*\n/, ''), 'bad.toml:1:', 'attack-2'],
    ['a word for a number', GOOD.replace('cost = 3', 'cost = "dear"'), 'bad.toml:4:', 'cost', 'from 0 to 200'],
    ['a misspelt key', GOOD.replace('hit-points', 'hit-pionts'), 'bad.toml:3:', 'Did you mean hit-points?'],
    ['no TOML', 'creature = [[[', 'bad.toml:1:'],
    ['nothing', '', 'bad.toml', '[[creature]]'],
    ['a name that is taken', GOOD.replace('Mouse', 'pikachu'), 'bad.toml', 'pikachu'],
  ])('%s: the file, its line and what is wrong', (_, text, ...parts) => {
    folder.write('bad.toml', text);
    expectWrongUse(run('creatures', 'bad.toml'), ...parts);
  });

  test('standard input is called so; one creature is one', () => {
    const piped = (input: string): Ran => dedalo(['pokelabirinto', 'creatures', '-'], { input });
    expect(piped(GOOD).out).toMatch(/\n1 creature, nothing wrong\.\n$/);
    expectWrongUse(piped('creature = [[['), 'standard input:1:');
  });

  test('the example of the help is a file of creatures', () => {
    const { out } = run('creatures', '--help');
    const example = /(^ {2}\[\[creature\]\]\n( {2}\S.*\n)+)/m.exec(out)![1]!;
    folder.write('example.toml', example);
    expect(run('creatures', 'example.toml').code).toBe(0);
  });

  test('no such file, a folder', () => {
    expectWrongUse(run('creatures', 'nowhere.toml'), 'nowhere.toml: there is no such file.');
    expectWrongUse(run('creatures', '.'), 'that is a folder');
  });
});

describe('dedalo pokelabirinto maze', () => {
  const mazeOf = (options: Parameters<typeof createConfig>[0]): ReturnType<typeof pokelabirinto.start>['maze'] => {
    const config = createConfig(options);
    if (!config.ok) throw new Error(config.error.code);
    return pokelabirinto.start(config.value, '7').maze;
  };

  test('prints the maze that the game has, in symbols with the note about E (P18, P23, PB22)', () => {
    const { code, out, error } = run('maze', '--seed', '7');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const note = " 'E' is the entrance, where the maze began to grow\n";
    expect(out).toBe(`${formatSymbols(mazeOf({}))}${note}`);
    expect(out).toMatch(/^([#.EU] ){20}\n/);
    const clean = run('maze', '--seed', '7', '--rows', '9', '--columns', '21', '--maze', 'clean', '--symbols');
    expect(clean.out).toBe(`${formatSymbols(mazeOf({ rows: 9, columns: 21, maze: 'clean' }))}${note}`);
  });

  test('in numbers, each followed by a tab (P18)', () => {
    const { out } = run('maze', '--seed', '7', '--rows', '9', '--columns', '7', '--numbers');
    expect(out).toBe(formatBinary(mazeOf({ rows: 9, columns: 7 }).grid));
    expect(out).toMatch(/^(([01]\t){7}\n){9}$/);
  });

  test('in Italian (P10, P23)', () => {
    const { out } = run('maze', '--seed', '7', '--lang', 'it');
    expect(out).toContain("\n 'E' corrisponde all'entrata che corrisponde al punto di generazione del labirinto\n");
    expectWrongUse(run('maze', '--rows', '0', '--lang', 'it'), 'ERRORE: dimensioni labirinto non valide.');
  });

  test.each([
    [['--rows', '4'], 'ERROR: these are no dimensions of a maze. A maze cannot have 4 rows; from 5 to 200'],
    [['--columns', '-3'], 'A maze cannot have -3 columns'],
    [['--rows', 'many'], 'It must be a whole number from 5 to 200.'],
    [['--rows', '99999999'], 'A maze cannot have 99,999,999 rows'],
    [['--columns', '9'.repeat(400)], 'It must be a whole number from 5 to 200.'],
    [['--maze', 'clasic'], 'Did you mean classic?'],
    [['--symbols', '--numbers'], 'cannot be used with'],
  ])('%j is wrong use', (args, error) => expectWrongUse(run('maze', ...args), error));
});
