import { describe, expect, test } from 'vitest';
import { fight, RANKS } from '../src/pieces.ts';
import { after, board, drawn, picture, played } from './support/drawn.ts';

test('D6: who stays, by the attacker in the row and the defender in the column', () => {
  const SIGNS = { attacker: 'a', defender: 'd', both: '=' };
  const movers = RANKS.filter((rank) => rank !== 'flag' && rank !== 'bomb');
  const table = movers.map((attacker) => `${attacker} ${RANKS.map((rank) => SIGNS[fight(attacker, rank)]).join('')}`);
  // The columns: flag, bomb, marshal, general, miner, scout, spy.
  expect(table).toEqual(['marshal ad=aaaa', 'general add=aaa', 'miner aadd=aa', 'scout adddd=a', 'spy adaddd=']);
});

/** Five fights that Red can begin, each a step ahead. */
const state = drawn(`
  FLr ... ... ... ... ... ... ... ... ...
  ... ... ... ... ... ... ... ... ... ...
  ... ... ... ... ... ... ... ... ... ...
  GEr MAr ... ... SPr FMr ... ... FSr ...
  SPb GEb ~~~ ~~~ MAb ... ~~~ ~~~ SSb ...
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ... ... ... FBb ... ... ... ...
  ... ... ... ... ... ... ... ... ... ...
  ... ... ... ... ... ... ... ... ... ...
  ... ... ... ... ... ... ... ... ... FLb
`);

test('D6: the higher score wins and takes the cell', () => {
  const { state: next, events } = played(state, [3, 1, 1, 1]);
  expect(picture(next)).toBe(
    board(`
      FLr ... ... ... ... ... ... ... ... ...
      ... ... ... ... ... ... ... ... ... ...
      ... ... ... ... ... ... ... ... ... ...
      GEr ... ... ... SPr FMr ... ... FSr ...
      SPb MAr ~~~ ~~~ MAb ... ~~~ ~~~ SSb ...
      ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
      ... ... ... ... ... FBb ... ... ... ...
      ... ... ... ... ... ... ... ... ... ...
      ... ... ... ... ... ... ... ... ... ...
      ... ... ... ... ... ... ... ... ... FLb
    `),
  );
  expect(events).toEqual([
    { type: 'moved', seat: 0, from: 31, to: 41, direction: 1, steps: 1 },
    { type: 'fought', seat: 0, at: 41, attacker: 'MA', defender: 'GE', result: 'attacker' },
  ]);
});

test('D6: equal scores are both removed, whatever they are called', () => {
  expect(
    picture(after(state, [3, 8, 1, 1]))
      .split('\n')
      .slice(3, 5),
  ).toEqual(['GEr MAr ... ... SPr FMr ... ... ... ...', 'SPb GEb ~~~ ~~~ MAb ... ~~~ ~~~ ... ...']);
});

test('D6: a spy that attacks takes the marshal', () => {
  expect(
    picture(after(state, [3, 4, 1, 1]))
      .split('\n')
      .slice(3, 5),
  ).toEqual(['GEr MAr ... ... ... FMr ... ... FSr ...', 'SPb GEb ~~~ ~~~ SPr ... ~~~ ~~~ SSb ...']);
});

test('DB5: a spy that is attacked by the marshal loses', () => {
  const next = after(state, [3, 5, 3, 1], [4, 4, 1, 1]);
  expect(picture(next).split('\n').slice(3, 5)).toEqual([
    'GEr MAr ... ... MAb ... FMr ... FSr ...',
    'SPb GEb ~~~ ~~~ ... ... ~~~ ~~~ SSb ...',
  ]);
});

test('DB5: an attacker that loses is removed, and the defender stays where it is without having moved', () => {
  const next = after(state, [3, 8, 2, 1], [4, 1, 1, 1]);
  expect(picture(next).split('\n').slice(3, 5)).toEqual([
    'GEr MAr ... ... SPr FMr ... ... ... ...',
    'SPb ... ~~~ ~~~ MAb ... ~~~ ~~~ SSb ...',
  ]);
  const marshal = next.armies[0].find(({ piece }) => piece === 'MA')!;
  expect(marshal).toMatchObject({ at: 31, isShown: true, hasMoved: false, trail: [] });
});

describe('D6: bombs', () => {
  const mined = drawn(`
    FLr ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
    ... ... ~~~ ~~~ FMr MAr ~~~ ~~~ ... ...
    ... ... ... ... FBb SBb ... ... ... ...
    ... ... ... ... GEb ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... ...
    ... ... ... ... ... ... ... ... ... FLb
  `);

  test('a miner removes one and takes its cell', () => {
    expect(
      picture(after(mined, [5, 4, 1, 1]))
        .split('\n')
        .slice(5, 7),
    ).toEqual(['... ... ~~~ ~~~ ... MAr ~~~ ~~~ ... ...', '... ... ... ... FMr SBb ... ... ... ...']);
  });

  test('anybody else is removed, and the bomb stays', () => {
    const next = after(mined, [5, 5, 1, 1]);
    expect(picture(next).split('\n').slice(5, 7)).toEqual([
      '... ... ~~~ ~~~ FMr ... ~~~ ~~~ ... ...',
      '... ... ... ... FBb SBb ... ... ... ...',
    ]);
    expect(next.armies[1].find(({ piece }) => piece === 'SB')).toMatchObject({ at: 65, isShown: true });
  });
});
