import { createConfig, type SeenSoldier, stratego, type View } from '@dedalo/stratego';
import { expect, test } from 'vitest';
import { capturedOf, piecesLeft } from '../../src/stratego/pieces-left.ts';
import { valueOf } from '../support.ts';

const soldier = (id: number, more: Partial<SeenSoldier> = {}): SeenSoldier => ({
  id,
  piece: null,
  at: id,
  hasMoved: false,
  hasRun: false,
  isShown: false,
  trail: [],
  ...more,
});

const start = stratego.view(stratego.start(valueOf(createConfig()), ''), 0);
const others = [90, 91, 92, 93, 94].map((id) => soldier(id));

const view: View = {
  ...start,
  phase: 'playing',
  armies: [
    [soldier(0, { piece: 'GE', at: null }), soldier(1, { piece: 'FL' })],
    [
      ...others,
      soldier(60, { piece: 'FS', at: null, isShown: true }),
      soldier(61, { hasMoved: true, hasRun: true }),
      soldier(62, { piece: 'MA', isShown: true }),
      soldier(63, { piece: 'FM', at: null, isShown: true }),
      soldier(64, { hasMoved: true }),
    ],
  ],
};

test('the pieces left of both, and the hidden ones of the enemy: a piece that has run is a scout', () => {
  const left = Object.fromEntries(piecesLeft(view, 0).map(({ rank, ...counts }) => [rank, Object.values(counts)]));
  expect(left).toEqual({
    flag: [1, 1, 1],
    bomb: [2, 2, 2],
    marshal: [1, 1, 0],
    general: [0, 1, 1],
    miner: [2, 1, 1],
    scout: [2, 1, 0],
    spy: [1, 1, 1],
  });
});

test('what has been captured, in the order of the pieces', () => {
  expect(capturedOf(view, 1)).toEqual(['FM', 'FS']);
  expect(capturedOf(view, 0)).toEqual(['GE']);
});

test('while setting up nothing is known of the enemy', () => {
  expect(piecesLeft(start, 0).every(({ enemy, unknown }) => unknown === enemy)).toBe(true);
});
