import { fightTexts } from '@dedalo/clients/pokelabirinto/words';
import type { Species, View } from '@dedalo/pokelabirinto';
import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { type BattlePicture, battlePicture, fightShown } from '../../../../src/games/pokelabirinto/screen/battle.ts';
import { drawPicture } from '../../../../src/app/picture.ts';
import { Surface } from '../../../../src/terminal/surface.ts';
import { viewOf } from './support.ts';

const words = await loadWords('en');

const TALO: Species = {
  name: 'Talo',
  hitPoints: 40,
  attacks: [
    { name: 'Poke', cost: 2, mostDamage: 3 },
    { name: 'Bronze Fist', cost: 30, mostDamage: 12 },
  ],
};

/** Talo against another Talo, the first being the player's. */
function fight(change: Partial<View> = {}): View {
  const view = viewOf('####', '#B.U', '####');
  return {
    ...view,
    species: [TALO],
    creature: 0,
    hero: { ...view.hero, hp: 10, energy: 29 },
    opponents: [{ species: 0, at: view.hero.at, hp: 40, energy: 30 }],
    phase: { name: 'fighting', opponent: 0, first: 'hero', isAnswer: false },
    ...change,
  };
}

function drawn(view: View, [width, height]: readonly [number, number], log: readonly string[] = []) {
  const area = { x: 0, y: 0, width, height };
  const picture = battlePicture({ view, opponent: 0, log }, { words, isAscii: true }, area);
  const surface = new Surface(width, height);
  drawPicture(surface, picture, area);
  return { picture, surface, text: surface.toText(), lines: surface.toText().split('\n') };
}

const SMALL = [60, 14] as const;

test('both sides with name, bar, hit points, energy and attacks, and the side in turn', () => {
  expect(drawn(fight(), SMALL, ['Talo uses Poke and does 2 damage!']).text).toBe(
    ` > Talo (you)                   Talo (wild)
   HP     ###.......... 10/40   HP     ############# 40/40
   energy 29                    energy 30
   1) Poke                      1) Poke
    2 energy, 0-3 damage         2 energy, 0-3 damage
 x 2) Bronze Fist               2) Bronze Fist
    30 energy, 0-12 damage       30 energy, 0-12 damage
 ----------------------------------------------------------
 Talo uses Poke and does 2 damage!




`,
  );
});

test('an attack that cannot be afforded is faint and crossed', () => {
  const { surface, lines } = drawn(fight(), SMALL);
  const y = lines.findIndex((line) => line.includes('Bronze Fist'));
  const [x, other] = [lines[y]!.indexOf('Bronze'), lines[y]!.lastIndexOf('Bronze')];
  expect([surface.at(x, y).role, surface.at(other, y).role]).toEqual(['faint', 'text']);
  expect(lines[y]!.slice(0, x)).toContain('x 2)');
  expect(lines[y]!.slice(x, other)).not.toContain('x 2)');
});

test('in the turn of the other side the other side is marked', () => {
  const phase = { name: 'fighting', opponent: 0, first: 'hero', isAnswer: true } as const;
  expect(drawn(fight({ phase }), SMALL).lines[0]).toBe('   Talo (you)                 > Talo (wild)');
});

test('few hit points are drawn as bad, none as nothing', () => {
  const bar = (hp: number): string => {
    const { surface, lines } = drawn(fight({ hero: { ...fight().hero, hp } }), SMALL);
    return `${surface.at(10, 1).role} ${/[#.]+/.exec(lines[1]!)![0]}`;
  };
  expect(bar(40)).toBe('good #############');
  expect(bar(14)).toBe('good #####........');
  expect(bar(1)).toBe('bad #............');
  expect(bar(0)).toBe('faint .............');
});

describe('the room that there is', () => {
  test('wide enough: what they look like, looking at each other', () => {
    const { lines } = drawn(fight(), [80, 18]);
    expect(lines.slice(2, 7)).toEqual([
      '   energy 29                       __     energy 30                 __',
      '   1) Poke                 \\   ___/o \\_   1) Poke                 _/ o\\___   /',
      '    2 energy, 0-3 damage    \\_/     __/    2 energy, 0-3 damage   \\__     \\_/',
      ' x 2) Bronze Fist             \\ _  /      2) Bronze Fist             \\  _ /',
      '    30 energy, 0-12 damage    /_/ /_\\      30 energy, 0-12 damage   /_\\ \\_\\',
    ]);
  });

  test('very wide: each attack in a line', () => {
    expect(drawn(fight(), [130, 34]).text).toContain('1) Poke (costs 2 energy, at most 3 damage)');
  });

  test('the last lines of the log are those that are seen', () => {
    const log = Array.from({ length: 50 }, (_, index) => `line ${index}`);
    const { lines } = drawn(fight(), SMALL, log);
    expect(lines.slice(8)).toEqual(log.slice(-6).map((line) => ` ${line}`));
  });

  test('however small, it is drawn', () => {
    for (let width = 20; width < 130; width += 7) {
      for (let height = -2; height < 40; height += 3) {
        const area = { x: 0, y: 0, width, height };
        const picture = battlePicture({ view: fight(), opponent: 0, log: ['what'] }, { words, isAscii: false }, area);
        expect([picture.width, picture.height]).toEqual([width, Math.max(0, height)]);
      }
    }
  });

  test.each([20, 25, 30, 40])('in %i columns the numbers of both sides are apart', (width) => {
    const { lines } = drawn(fight(), [width, 10]);
    expect(lines[1]).toMatch(/(?<!\d)10\/40 .*(?<!\d)40\/40$/);
    expect(lines[2]).toMatch(/ 29 .* 30$/);
  });

  test('letters that are two columns wide stay whole', () => {
    const wide = { ...TALO, name: '迷宮' };
    expect(drawn(fight({ species: [wide] }), SMALL).lines[0]).toContain('> 迷宮 (you)');
  });
});

describe('a click', () => {
  const attackAt = (picture: BattlePicture, lines: readonly string[], name: string, side: 'first' | 'last') => {
    const y = lines.findIndex((line) => line.includes(name));
    const x = side === 'first' ? lines[y]!.indexOf(name) : lines[y]!.lastIndexOf(name);
    return picture.attackAt(x, y);
  };

  test('on an attack of the side in turn', () => {
    const { picture, lines } = drawn(fight(), SMALL);
    expect(attackAt(picture, lines, 'Poke', 'first')).toBe(1);
    expect(attackAt(picture, lines, 'Bronze', 'first')).toBe(2);
    expect(attackAt(picture, lines, 'Poke', 'last')).toBeUndefined();
    expect(picture.attackAt(3, 0)).toBeUndefined();
    expect(picture.attackAt(3, 9)).toBeUndefined();
  });

  test('after the fight, on nothing', () => {
    const { picture, lines } = drawn(fight({ phase: { name: 'walking' } }), SMALL);
    expect(attackAt(picture, lines, 'Poke', 'first')).toBeUndefined();
  });
});

describe('a fight is shown', () => {
  const won = { type: 'fight-won', by: 'hero', opponent: 2 } as const;
  const walking = { name: 'walking' } as const;
  test('while it is in progress', () => expect(fightShown(fight())).toBe(0));
  test('and as it ended', () => expect(fightShown({ phase: walking, told: [won] })).toBe(2));
  test('but not when the next opponent is there already', () => {
    expect(fightShown({ phase: { name: 'meeting', opponent: 1 }, told: [won] })).toBeUndefined();
  });
  test('nor without a fight', () => expect(fightShown({ phase: walking, told: [] })).toBeUndefined());
});

test('events are described in the sentences of the game', () => {
  const view = fight({ told: [{ type: 'attacked', by: 'opponent', attack: 2, damage: 7 }] });
  const { text } = drawn(view, SMALL, fightTexts(view.told, view, words));
  expect(text).toContain('Talo (wild) uses Bronze Fist and does 7 damage!');
});
