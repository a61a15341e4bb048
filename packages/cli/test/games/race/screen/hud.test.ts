import { heartsText, storeTexts, timeText } from '@dedalo/clients/race/words';
import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { drawHead, drawStore } from '../../../../src/games/race/screen/hud.ts';
import { drawPanel } from '../../../../src/games/race/screen/panel.ts';
import { drawn, sceneOn, scened } from './support/scenes.ts';

const words = await loadWords('en');
const yard = scened(sceneOn(['#####', 'S   E', '#####']), {}, { ticks: 3725 });

const head = (scene: typeof yard, columns = 60, isAscii = false): string =>
  drawn(columns, 1, (surface) => drawHead(surface, scene, { words, means: { isAscii, hasColour: true } }), isAscii)[0]!;

const store = (scene: typeof yard, message?: string, columns = 60): string =>
  drawn(columns, 1, (surface) =>
    drawStore(surface, scene, {
      y: 0,
      message: message === undefined ? undefined : { text: message, role: 'good' },
      words,
    }),
  )[0]!;

describe('above the map', () => {
  test('lives as hearts, the level, the map and the time', () => {
    expect(head(yard)).toBe(' ♥♥♥     The Yard                          map 1 of 1  1:02');
  });

  test('above five hearts are counted (R52)', () => {
    expect(heartsText(5, '♥')).toBe('♥♥♥♥♥');
    expect(heartsText(6, '♥')).toBe('♥ x6');
    expect(head({ ...yard, lives: 255 })).toMatch(/^ ♥ x255 {2}The Yard/);
  });

  test('without hearts to show they are counted', () => {
    expect(head(yard, 60, true)).toMatch(/^ <3 x3 {3}The Yard/);
  });

  test('a name that is too long is cut', () => {
    expect(head(yard, 34)).toBe(' ♥♥♥     The Y…  map 1 of 1  1:02');
  });

  test('time in minutes and seconds', () => {
    expect([0, 59, 60, 3599, 36_000].map(timeText)).toEqual(['0:00', '0:00', '0:01', '0:59', '10:00']);
  });
});

describe('below the map', () => {
  test('nothing in store (R52)', () => {
    expect(store(yard)).toBe(' --------');
  });

  test('key, name, how many, and how long it lasts (R52)', () => {
    expect(storeTexts({ ...yard, stock: [2, 0, 0, 1] }, words)).toEqual(['S: Sandals (2) - 10s', 'F: Frost (1) - 6s']);
  });

  test('of what works, the seconds that are left; also of what has no key', () => {
    const effects = [
      { powerUp: 0, as: 'user' as const, left: 181 },
      { powerUp: 2, as: 'user' as const, left: 60 },
    ];
    expect(storeTexts(scened(yard, { effects }), words)).toEqual(['S: Sandals (0) - 4s', 'Dusk - 1s']);
  });

  test('the latest message is on the right', () => {
    expect(store({ ...yard, stock: [1, 0, 0, 0] }, 'Sandals: key S', 40)).toBe(
      ' S: Sandals (1) - 10s    Sandals: key S',
    );
    expect(store({ ...yard, stock: [1, 1, 0, 1] }, 'Sandals: key S', 40)).toBe(
      ' S: Sandals (1) - 10s ~  Sandals: key S',
    );
  });
});

test('a panel covers the middle and shows its lines centred', () => {
  const area = { x: 0, y: 0, width: 21, height: 7 };
  const lines = drawn(21, 7, (surface) => {
    for (let y = 0; y < 7; y++) surface.put(0, y, '#'.repeat(21));
    drawPanel(
      surface,
      [
        { text: 'Paused', role: 'good' },
        { text: 'go on', role: 'faint' },
      ],
      area,
    );
  });
  expect(lines).toEqual([
    '#####################',
    '####            #####',
    '####   Paused   #####',
    '####   go on    #####',
    '####            #####',
    '#####################',
    '#####################',
  ]);
});
