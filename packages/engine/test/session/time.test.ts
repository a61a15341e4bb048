import { describe, expect, test } from 'vitest';
import { type Notice, Session, TIME_MOVES, type TimeMove, type TimeRejection } from '../../src/index.ts';
import { dice } from '../support/dice.ts';
import { ladder, type LadderTypes } from '../support/ladder.ts';
import { valueOf } from '../support/result.ts';

const climbing = (...climbs: readonly number[]): Session<LadderTypes> => {
  const session = new Session(ladder, { config: { top: 50_000, limit: 50_000 }, seed: '', names: ['Ada'] });
  for (const by of climbs) valueOf(session.play(0, { by }));
  return session;
};

/** Moves in time; what is left to do is to look at the rung. */
const rungAfter = (session: Session<LadderTypes>, ...moves: readonly TimeMove[]): number => {
  for (const move of moves) valueOf(session.moveInTime(move));
  return session.state.rung;
};

test('undo goes back an action, redo forth again', () => {
  const session = climbing(1, 2, 3);
  expect(rungAfter(session, 'undo')).toBe(3);
  expect(rungAfter(session, 'undo')).toBe(1);
  expect(rungAfter(session, 'redo')).toBe(3);
  expect(rungAfter(session, 'redo')).toBe(6);
});

test('undo has no limit', () => {
  const session = climbing(...Array.from({ length: 10_000 }, () => 1));
  for (let rung = 9999; rung >= 0; rung--) expect(rungAfter(session, 'undo')).toBe(rung);
  expect(session.refusalOf('undo')).toEqual({ code: 'nothing-to-undo' });
  for (let rung = 1; rung <= 10_000; rung++) expect(rungAfter(session, 'redo')).toBe(rung);
  expect(session.refusalOf('redo')).toEqual({ code: 'nothing-to-redo' });
});

test('a game that is over can be taken back', () => {
  const session = new Session(ladder, { config: { top: 2, limit: 9 }, seed: '', names: ['Ada'] });
  valueOf(session.play(0, { by: 2 }));
  expect(session.outcome).toEqual({ winners: [0], reason: 'top' });
  valueOf(session.moveInTime('undo'));
  expect([session.outcome, session.turn]).toEqual([undefined, [0]]);
});

test('a new action drops what could be redone', () => {
  const session = climbing(1, 2, 3);
  rungAfter(session, 'undo', 'undo');
  valueOf(session.play(0, { by: 2 }));
  expect(session.state.rung).toBe(3);
  expect(session.refusalOf('redo')).toEqual({ code: 'nothing-to-redo' });
  expect(rungAfter(session, 'undo', 'undo')).toBe(0);
});

describe('a restart', () => {
  test('goes to the start and can be undone and redone', () => {
    const session = climbing(1, 2);
    expect(rungAfter(session, 'restart')).toBe(0);
    expect(session.state).toEqual(ladder.start(session.config, ''));
    expect(rungAfter(session, 'undo')).toBe(3);
    expect(rungAfter(session, 'redo')).toBe(0);
    expect(rungAfter(session, 'undo', 'undo')).toBe(1);
  });

  test('can be undone from the game after it', () => {
    const session = climbing(1, 2);
    rungAfter(session, 'restart');
    valueOf(session.play(0, { by: 3 }));
    expect(rungAfter(session, 'undo')).toBe(0);
    expect(rungAfter(session, 'undo')).toBe(3);
    expect(rungAfter(session, 'redo', 'redo')).toBe(3);
    expect(session.record().actions).toHaveLength(1);
  });

  test('drops what could be redone', () => {
    const session = climbing(1, 2);
    rungAfter(session, 'undo', 'restart');
    expect(session.refusalOf('redo')).toEqual({ code: 'nothing-to-redo' });
  });
});

test('what cannot be done is refused and says why', () => {
  const REFUSALS: Record<TimeMove, TimeRejection> = {
    undo: { code: 'nothing-to-undo' },
    redo: { code: 'nothing-to-redo' },
    restart: { code: 'nothing-to-restart' },
  };
  const session = climbing();
  for (const move of TIME_MOVES) {
    expect(session.refusalOf(move)).toEqual(REFUSALS[move]);
    expect(session.moveInTime(move)).toEqual({ ok: false, error: REFUSALS[move] });
  }
  valueOf(session.play(0, { by: 1 }));
  rungAfter(session, 'restart');
  expect(session.refusalOf('restart')).toEqual({ code: 'nothing-to-restart' });
});

test('only who plays alone moves in time', () => {
  const session = new Session(dice, { config: { target: 30, limit: 40 }, seed: '', names: ['Ada', 'Bob'] });
  valueOf(session.play(0, 'roll'));
  const before = session.state;
  for (const move of TIME_MOVES) {
    expect(session.moveInTime(move)).toEqual({ ok: false, error: { code: 'not-alone' } });
  }
  expect(session.state).toBe(before);
});

test('who listens is told the view of where the game stands now, and nothing of what was refused', () => {
  const session = climbing(1);
  const heard: Notice<LadderTypes>[] = [];
  session.listen('public', (notice) => heard.push(notice));
  session.moveInTime('redo');
  expect(heard).toEqual([]);
  rungAfter(session, 'undo', 'redo', 'restart');
  const view = (rung: number): Notice<LadderTypes> => ({
    type: 'moved-in-time',
    view: { rung, count: rung, top: 50_000, ended: null },
  });
  expect(heard).toEqual([view(0), view(1), view(0)]);
});

describe('to a position that was kept', () => {
  const acts = [{ seat: 0, action: { by: 3 } }];

  test('one goes in one step, and undo goes back to where one was', () => {
    const session = climbing(1, 2, 2);
    const heard: Notice<LadderTypes>[] = [];
    session.listen(0, (notice) => heard.push(notice));
    valueOf(session.goTo(acts));
    expect(session.state.rung).toBe(3);
    expect(heard.map(({ type }) => type)).toEqual(['moved-in-time']);
    expect(rungAfter(session, 'undo')).toBe(5);
    expect(rungAfter(session, 'redo')).toBe(3);
  });

  test('and plays on from there: what is kept is the game that led there', () => {
    const session = climbing(1, 2);
    valueOf(session.goTo(acts));
    valueOf(session.play(0, { by: 1 }));
    const { actions, played } = session.record();
    expect(actions.map(({ action }) => action.by)).toEqual([3, 1]);
    expect(played).toBe(2);
    expect(rungAfter(session, 'undo', 'undo')).toBe(3);
  });

  test('that is the start, nothing has been played', () => {
    const session = climbing(2);
    valueOf(session.goTo([]));
    expect([session.state.rung, session.record().played]).toEqual([0, 0]);
    expect(session.refusalOf('restart')).toEqual({ code: 'nothing-to-restart' });
  });

  test('nobody goes who plays with others', () => {
    const session = new Session(dice, { config: { target: 5, faces: 6 } as never, seed: 'a', names: ['Ada', 'Bob'] });
    expect(session.goTo([])).toEqual({ ok: false, error: { code: 'not-alone' } });
  });
});
