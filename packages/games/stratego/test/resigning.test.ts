import { parseReplay, Session, verifyReplay } from '@dedalo/engine';
import { expect, test } from 'vitest';
import { BLUE, RED } from '../src/board.ts';
import { stratego } from '../src/game.ts';
import { RESIGNATION } from '../src/state.ts';
import { after, drawn } from './support/drawn.ts';
import { errorOf, valueOf } from './support/results.ts';

const state = drawn(`
  ... ... ... ... ... ... ... ... ... FLr
  ... ... ... ... ... ... ... ... ... ...
  FSr ... ... ... ... SPr ... ... ... ...
  ... ... ... ... ... ... ... ... ... ...
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ~~~ ~~~ ... ... ~~~ ~~~ ... ...
  ... ... ... ... ... ... ... ... ... ...
  ... ... ... ... ... GEb ... ... ... ...
  ... ... ... ... ... ... ... ... ... ...
  FLb ... ... ... ... ... ... ... ... ...
`);

test.each([RED, BLUE])('whoever resigns loses, in turn or not: seat %i', (seat) => {
  const { state: over, events } = valueOf(stratego.play(state, seat, RESIGNATION));
  expect(stratego.outcome(over)).toEqual({ winners: [1 - seat], reason: 'resigned' });
  expect([stratego.turn(over), stratego.legal(over, RED)]).toEqual([[], []]);
  expect(
    stratego
      .view(over, RED)
      .armies.flat()
      .map(({ piece }) => piece),
  ).not.toContain(null);
  expect(events).toMatchObject([{ type: 'ended', end: 'resigned', winner: 1 - seat }]);
});

test('it is offered to nobody who asks what is legal', () => {
  expect(stratego.legal(state, RED)).not.toContainEqual(RESIGNATION);
});

test('nobody resigns after the end', () => {
  const over = after(state, [2, 0, 1, 7]);
  expect(errorOf(stratego.play(over, BLUE, RESIGNATION))).toEqual({ code: 'game-over' });
});

test('before all are placed it is over without a card being shown', () => {
  const session = new Session(stratego, { config: state.config, seed: '1', names: ['a', 'b'] });
  session.play(RED, { type: 'place', cell: 0 });
  expect(valueOf(session.play(BLUE, RESIGNATION))).toEqual([
    { type: 'ended', end: 'resigned', winner: RED, pieces: [[], []] },
  ]);
  expect(session.view(BLUE).armies).toEqual([[], []]);
});

test('a replay keeps it as the last thing that was done', () => {
  const session = new Session(stratego, { config: state.config, seed: '1', names: ['a', 'b'] });
  session.play(RED, { type: 'place', cell: 0 });
  session.play(RED, RESIGNATION);
  const text = session.save();
  expect(text).toMatch(/\n1 resign\nend 2 [0-9a-f]{16} over resigned 2\n$/);
  expect(verifyReplay(stratego, valueOf(parseReplay(text))).ok).toBe(true);
});

test('a state in which somebody resigned is read again, and never one that was over before', () => {
  const resigned = valueOf(stratego.play(state, BLUE, RESIGNATION)).state;
  const text = stratego.text.formatState(resigned);
  expect(text.split('\n').at(-1)).toBe('resigned blue');
  const over = stratego.text.formatState(after(state, [2, 0, 1, 7]));
  expect(stratego.text.parseState(`${over}\nresigned blue`).ok).toBe(false);
});
