import { describe, expect, test } from 'vitest';
import {
  formatReplay,
  type Game,
  MARK_EVERY,
  type Notice,
  parseReplay,
  Session,
  verifyReplay,
} from '../../src/index.ts';
import { ladder, type LadderTypes } from '../support/ladder.ts';
import { climbs, stateAfter, upAndDown } from '../support/records.ts';
import { errorOf, valueOf } from '../support/result.ts';

const OPTIONS = { config: { top: 999, limit: 999 }, seed: 'seed', names: ['Ada'] };
/** Long enough for some marks. */
const LONG = climbs(...upAndDown, ...upAndDown, ...upAndDown, 1, 2, 3);

const climbing = (game: Game<LadderTypes> = ladder, keepsPast = false): Session<LadderTypes> => {
  const session = new Session(game, { ...OPTIONS, keepsPast });
  for (const { seat, action } of LONG) valueOf(session.play(seat, action));
  return session;
};

const verified = (session: Session<LadderTypes>) => verifyReplay(ladder, valueOf(parseReplay(session.save())));

const stateAt = (count: number): LadderTypes['State'] =>
  stateAfter(ladder, { ...OPTIONS, actions: LONG, played: LONG.length }, count);

describe('a session that does not keep its past', () => {
  test('has nothing to undo, redo or restart', () => {
    const session = climbing();
    expect(session.moveInTime('undo')).toEqual({ ok: false, error: { code: 'nothing-to-undo' } });
    expect(session.moveInTime('redo')).toEqual({ ok: false, error: { code: 'nothing-to-redo' } });
    expect(session.moveInTime('restart')).toEqual({ ok: false, error: { code: 'nothing-to-restart' } });
    expect(session.state).toEqual(stateAt(LONG.length));
  });

  test('is recorded and saved as any other', () => {
    const [session, other] = [climbing(), climbing(ladder, true)];
    expect(session.record()).toEqual(other.record());
    expect(session.save()).toBe(other.save());
    expect(session.save()).toBe(formatReplay(ladder, session.record()));
  });

  test('is saved without being played again', () => {
    let played = 0;
    const counted: Game<LadderTypes> = {
      ...ladder,
      play(...action) {
        played++;
        return ladder.play(...action);
      },
    };
    const session = climbing(counted);
    session.save();
    expect(played).toBe(LONG.length);
    climbing(counted, true).save();
    expect(played).toBe(3 * LONG.length);
  });

  test('is resumed where its record stands, without what was taken back', () => {
    const record = { ...climbing().record(), played: 30 };
    const session = Session.resume(ladder, record, { keepsPast: false });
    expect(session.state).toEqual(stateAt(30));
    expect(session.record()).toMatchObject({ actions: LONG.slice(0, 30), played: 30 });
    expect(session.refusalOf('redo')).toEqual({ code: 'nothing-to-redo' });
    for (const { seat, action } of LONG.slice(30)) valueOf(session.play(seat, action));
    expect(session.save()).toBe(climbing().save());
  });
});

test('what is saved later is of the moment when that was asked', () => {
  const session = new Session(ladder, { ...OPTIONS, keepsPast: false });
  for (const { seat, action } of LONG.slice(0, 45)) valueOf(session.play(seat, action));
  const now = session.save();
  const later = session.saveLater();
  for (const { seat, action } of LONG.slice(45)) valueOf(session.play(seat, action));
  expect(later()).toBe(now);
  expect(session.save()).not.toBe(now);
});

describe('a state that a twin has come to', () => {
  /** Told in parts of so many actions. */
  const told = (length: number): Session<LadderTypes> => {
    const session = new Session(ladder, { ...OPTIONS, keepsPast: false });
    for (let from = 0; from < LONG.length; from += length) {
      session.goOnTo(stateAt(Math.min(from + length, LONG.length)), LONG.slice(from, from + length));
    }
    return session;
  };

  test.each([1, 7, 63])('is gone on to, and the record leads there: %d actions at once', (length) => {
    const session = told(length);
    expect(session.state).toEqual(stateAt(LONG.length));
    expect(valueOf(verified(session))).toEqual(climbing().record());
    expect(session.save().match(/^= /gm)).toHaveLength(
      Math.floor(LONG.length / (Math.ceil(MARK_EVERY / length) * length)),
    );
  });

  test.each([21, LONG.length])('that is another than the actions lead to is found out: after %d of them', (wrong) => {
    const session = new Session(ladder, { ...OPTIONS, keepsPast: false });
    for (const end of [21, LONG.length]) {
      const state = stateAt(end);
      const from = end === 21 ? 0 : 21;
      session.goOnTo(end === wrong ? { ...state, rung: state.rung + 1 } : state, LONG.slice(from, end));
    }
    expect(errorOf(verified(session))).toMatchObject({ code: 'state-differs', number: wrong });
  });

  test('is told to whoever listens', () => {
    const session = new Session(ladder, { ...OPTIONS, keepsPast: false });
    const heard: Notice<LadderTypes>[] = [];
    session.listen('public', (notice) => heard.push(notice));
    session.goOnTo(stateAt(2), LONG.slice(0, 2));
    expect(heard).toEqual([{ type: 'moved-in-time', view: ladder.view(stateAt(2), 'public') }]);
  });

  test('is of no use where the past is kept', () => {
    const session = new Session(ladder, OPTIONS);
    expect(() => session.goOnTo(stateAt(2), LONG.slice(0, 2))).toThrow('keepsPast');
  });
});
