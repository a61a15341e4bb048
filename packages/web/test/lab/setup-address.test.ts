import { expect, test } from 'vitest';
import { type Setup, USUAL_SETUP } from '../../src/lab/setup.ts';
import { formatSetup, parseSetup } from '../../src/lab/setup-address.ts';

const roundTrip = (setup: Setup): Setup =>
  parseSetup(new URLSearchParams(new URLSearchParams(formatSetup(setup)).toString()));

test('the usual setup is an empty address, and an empty address the usual setup', () => {
  expect(formatSetup(USUAL_SETUP)).toEqual({});
  expect(parseSetup(new URLSearchParams())).toEqual(USUAL_SETUP);
});

test('a setup comes back as it was', () => {
  const setup: Setup = {
    view: 'two',
    left: { generator: 'wilson', finder: 'astar' },
    right: { generator: 'division', finder: 'dijkstra' },
    size: 151,
    shape: 'tall',
    speed: 20_000,
    seed: 'Κνωσός & 50% + #?=',
    braid: 35,
    isWrapped: true,
    isCarvingSkipped: true,
  };
  expect(roundTrip(setup)).toEqual(setup);
  expect(roundTrip({ ...USUAL_SETUP, seed: '' })).toEqual({ ...USUAL_SETUP, seed: '' });
});

test.each([
  'generator=__proto__&finder=constructor&generator2=toString',
  'size=8&speed=3&braid=101',
  'size=153&speed=Infinity&braid=-1',
  'size=1e2&speed=0x10&braid=NaN',
  'size=%20%2041&braid=5.5&view=three&shape=round',
  'wrap=true&begin=1',
  `seed=${'x'.repeat(41)}`,
  'seed=a%1Fcarve',
  'seed=%00',
  'size[]=41&view=one&view=two',
  '%E0%A4%A&=&&&==',
])('nonsense is the usual: %s', (text) => {
  expect(parseSetup(new URLSearchParams(text))).toEqual(USUAL_SETUP);
});

test('valid parts are used, whatever else is there', () => {
  const setup = parseSetup(new URLSearchParams('generator=prim&finder=nonsense&size=9'));
  expect(setup).toEqual({ ...USUAL_SETUP, left: { generator: 'prim', finder: 'bfs' }, size: 9 });
});
