import { ReplayCursor } from '@dedalo/engine';
import { movesOfView, stratego } from '@dedalo/stratego';
import { describe, expect, test } from 'vitest';
import { thoughtOn } from '../../src/stratego/bots.ts';
import { viewsOfSeat } from '../../src/stratego/seat-views.ts';
import { isSameMove, weighedBy } from '../../src/stratego/weighed-moves.ts';
import { letBotPlay, playOf, setUpBoth } from './support.ts';

/** A game of two people with four moves, two of each. */
function someGame() {
  const play = playOf({ against: 'person' });
  setUpBoth(play);
  for (let moves = 0; moves < 4; moves++) {
    const [seat] = play.session.turn;
    play.session.play(seat!, play.session.legal(seat!)[0]!);
  }
  return play.session.record();
}

describe('what a seat saw', () => {
  test('is its view at each of its turns, and no more than that', () => {
    const record = someGame();
    const cursor = new ReplayCursor(stratego, record);
    cursor.goTo(record.played);
    const views = viewsOfSeat(record, 0, record.played);
    expect(views.map(({ moves, viewer }) => [moves, viewer])).toEqual([
      [0, 0],
      [2, 0],
      [4, 0],
    ]);
    expect(views.at(-1)).toEqual(stratego.view(cursor.state, 0));
    expect(viewsOfSeat(record, 1, 22).map(({ moves }) => moves)).toEqual([1]);
  });
});

describe('the moves that search weighs', () => {
  test('are all that there are, its own choice first and the others by their values', () => {
    const record = someGame();
    const game = {};
    const views = viewsOfSeat(record, 0, record.played);
    const thoughts = views.map((view) => thoughtOn({ bot: 'search', seat: 0, seed: '1', view, game }));
    const thought = thoughts.at(-1)!;
    thought.advance(3000);
    const weighed = weighedBy(thought)!;
    const { choice } = thought;
    expect(choice.type === 'move' && isSameMove(choice, weighed.moves[0]!.move)).toBe(true);
    const values = weighed.moves.slice(1).map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values.every((value) => value >= -1 && value <= 1)).toBe(true);
    expect(weighed.moves).toHaveLength(movesOfView(views.at(-1)!, 0).length);
    expect(weighed.positions).toBeGreaterThan(0);
  });

  test('are not given by the others', () => {
    const record = someGame();
    const [view] = viewsOfSeat(record, 0, record.played);
    expect(weighedBy(thoughtOn({ bot: 'rules', seat: 0, seed: '1', view: view!, game: {} }))).toBeUndefined();
  });
});

describe('a bot that thinks elsewhere', () => {
  test('does what it would have done here', () => {
    const here = playOf({ against: 'rules', side: 'blue', seed: 'Minos' });
    letBotPlay(here);
    const there = playOf({ against: 'rules', side: 'blue', seed: 'Minos' });
    while (there.isBotsTurn) {
      const view = there.session.view(0);
      there.botPlays([thoughtOn({ bot: 'rules', seat: 0, seed: 'Minos', view, game: {} }).choice]);
    }
    expect(there.session.record().actions).toEqual(here.session.record().actions);
  });
});
