import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseReplay, Session, type TimeMove, verifyReplay } from '../../src/index.ts';
import { ladder, type LadderTypes } from '../support/ladder.ts';
import { valueOf } from '../support/result.ts';

/** A history as anybody would write it: every moment as the climbs that led to it, and where we stand among them. */
class Model {
  #moments: readonly (readonly number[])[] = [[]];
  #now = 0;

  get climbs(): readonly number[] {
    return this.#moments[this.#now]!;
  }

  do(what: number | TimeMove): boolean {
    if (what === 'undo') return this.#goTo(this.#now - 1);
    if (what === 'redo') return this.#goTo(this.#now + 1);
    const rung = this.climbs.reduce((sum, by) => sum + by, 0);
    if (what === 'restart' ? this.climbs.length === 0 : rung + what < 0 || rung + what > 20 || rung === 20)
      return false;
    const next = what === 'restart' ? [] : [...this.climbs, what];
    this.#moments = [...this.#moments.slice(0, this.#now + 1), next];
    return this.#goTo(this.#now + 1);
  }

  /**
   * The climbs of the moments ahead, as long as each is one climb more than the one before; right after a restart, those
   * that were given up.
   */
  get ahead(): readonly number[] {
    let now = this.#now;
    while (this.#moments[now + 1] !== undefined && this.#moments[now + 1]!.length > 0) now++;
    if (now > this.#now || this.climbs.length > 0) return this.#moments[now]!.slice(this.climbs.length);
    return this.#moments.slice(0, this.#now).findLast((climbs) => climbs.length > 0) ?? [];
  }

  #goTo(moment: number): boolean {
    if (this.#moments[moment] === undefined) return false;
    this.#now = moment;
    return true;
  }
}

const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(-3, -2, -1, 1, 2, 3) },
  { weight: 2, arbitrary: fc.constantFrom('undo', 'undo', 'redo', 'restart') },
);

const did = (session: Session<LadderTypes>, step: number | TimeMove): boolean =>
  (typeof step === 'number' ? session.play(0, { by: step }) : session.moveInTime(step)).ok;

test('whatever is played, undone, redone and restarted, a session is where a list of snapshots is', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const session = new Session(ladder, { config: { top: 20, limit: 999 }, seed: '', names: ['Ada'] });
      const model = new Model();
      for (const step of steps) {
        expect(did(session, step), String(step)).toBe(model.do(step));
        const { actions, played } = session.record();
        const line = actions.map(({ action }) => action.by);
        expect(line.slice(0, played)).toEqual(model.climbs);
        expect(line.slice(played)).toEqual(model.ahead);
        expect(session.state.rung).toBe(model.climbs.reduce((sum, by) => sum + by, 0));
      }
      const copy = Session.resume(ladder, valueOf(verifyReplay(ladder, valueOf(parseReplay(session.save())))));
      expect(copy.record()).toEqual(session.record());
      expect(copy.state).toEqual(session.state);
    }),
    { numRuns: 500, seed: 5 },
  );
});
