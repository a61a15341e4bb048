import { describe, expect, test } from 'vitest';
import { parseReplay, Session, verifyReplay } from '../../src/index.ts';
import { dice } from '../support/dice.ts';
import { ladder, type LadderTypes } from '../support/ladder.ts';
import { climbs } from '../support/records.ts';
import { valueOf } from '../support/result.ts';

const climbing = (...by: readonly number[]): Session<LadderTypes> => {
  const options = { title: 'Home', config: { top: 99, limit: 99 }, seed: 'seed', names: ['Ada'] };
  const session = new Session(ladder, options);
  for (const { seat, action } of climbs(...by)) valueOf(session.play(seat, action));
  return session;
};

/** Saved as text and gone on with from there. */
const resumed = (session: Session<LadderTypes>): Session<LadderTypes> =>
  Session.resume(ladder, valueOf(verifyReplay(ladder, valueOf(parseReplay(session.save())))));

describe('the record of a session', () => {
  test('has the actions that led here', () => {
    expect(climbing(1, 2).record()).toEqual({
      title: 'Home',
      config: { top: 99, limit: 99 },
      seed: 'seed',
      names: ['Ada'],
      actions: climbs(1, 2),
      played: 2,
    });
  });

  test('has what was taken back and can be redone', () => {
    const session = climbing(1, 2, 3);
    valueOf(session.moveInTime('undo'));
    valueOf(session.moveInTime('undo'));
    expect(session.record()).toMatchObject({ actions: climbs(1, 2, 3), played: 1 });
  });

  test('has right after a restart the game before, to be redone, and then only the game since', () => {
    const session = climbing(1, 2);
    valueOf(session.moveInTime('restart'));
    expect(session.record()).toMatchObject({ actions: climbs(1, 2), played: 0 });
    valueOf(session.play(0, { by: 3 }));
    expect(session.record()).toMatchObject({ actions: climbs(3), played: 1 });
  });

  test('has after an undone restart the game before, and not what comes after the restart', () => {
    const session = climbing(1, 2);
    valueOf(session.moveInTime('restart'));
    valueOf(session.play(0, { by: 3 }));
    for (const expected of [
      { actions: climbs(3), played: 0 },
      { actions: climbs(1, 2), played: 2 },
      { actions: climbs(1, 2), played: 1 },
      { actions: climbs(1, 2), played: 0 },
    ]) {
      valueOf(session.moveInTime('undo'));
      expect(session.record()).toMatchObject(expected);
    }
  });

  test('has no title where there is none', () => {
    const session = new Session(ladder, { config: { top: 9, limit: 9 }, seed: '', names: ['Ada'] });
    expect(Object.keys(session.record())).not.toContain('title');
  });
});

describe('a session that was saved and resumed', () => {
  test('stands where it stood, and saves the same text', () => {
    const session = climbing(1, 2, 3);
    valueOf(session.moveInTime('undo'));
    const copy = resumed(session);
    expect(copy.state).toEqual(session.state);
    expect(copy.title).toBe('Home');
    expect(copy.save()).toBe(session.save());
  });

  test('can be undone to the start', () => {
    const copy = resumed(climbing(1, 2, 3));
    for (const rung of [3, 1, 0]) {
      valueOf(copy.moveInTime('undo'));
      expect(copy.state.rung).toBe(rung);
    }
    expect(copy.refusalOf('undo')).toEqual({ code: 'nothing-to-undo' });
  });

  test('can redo what was taken back before', () => {
    const session = climbing(1, 2, 3);
    for (let left = 3; left > 0; left--) valueOf(session.moveInTime('undo'));
    const copy = resumed(session);
    for (const rung of [1, 3, 6]) {
      valueOf(copy.moveInTime('redo'));
      expect(copy.state.rung).toBe(rung);
    }
    expect(copy.refusalOf('redo')).toEqual({ code: 'nothing-to-redo' });
  });

  test('can go on', () => {
    const copy = resumed(climbing(1, 2));
    valueOf(copy.play(0, { by: 3 }));
    expect(copy.record()).toMatchObject({ actions: climbs(1, 2, 3), played: 3 });
  });

  test('of two goes on with the same dice', () => {
    const session = new Session(dice, { config: { target: 90, limit: 90 }, seed: 'x', names: ['Ada', 'Bob'] });
    for (const action of ['roll', 'redraw', 'show', 'roll'] as const) valueOf(session.play(session.turn[0]!, action));
    const copy = Session.resume(dice, valueOf(verifyReplay(dice, valueOf(parseReplay(session.save())))));
    for (let left = 20; left > 0; left--) {
      expect(copy.play(copy.turn[0]!, 'roll')).toEqual(session.play(session.turn[0]!, 'roll'));
    }
    expect(copy.state).toEqual(session.state);
  });

  test('is not begun from a record that does not hold', () => {
    expect(() => Session.resume(ladder, { ...climbing().record(), actions: climbs(9), played: 1 })).toThrow(/too-far/);
  });
});
