import { describe, expect, test } from 'vitest';
import { type Notice, Session } from '../../src/index.ts';
import { dice, type DiceTypes } from '../support/dice.ts';
import { ladder, type LadderTypes } from '../support/ladder.ts';
import { errorOf, valueOf } from '../support/result.ts';

const climbing = (): Session<LadderTypes> =>
  new Session(ladder, { config: { top: 5, limit: 9 }, seed: '', names: ['Ada'] });
const dicing = (): Session<DiceTypes> =>
  new Session(dice, { config: { target: 30, limit: 40 }, seed: 'session', names: ['Ada', 'Bob'] });

describe('an action', () => {
  test('that the game accepts changes the state and answers what happened', () => {
    const session = climbing();
    expect(session.play(0, { by: 2 })).toEqual({ ok: true, value: [{ type: 'climbed', by: 2 }] });
    expect(session.state).toEqual({ config: { top: 5, limit: 9 }, rung: 2, count: 1 });
    expect(session.view('public')).toEqual({ rung: 2, count: 1, top: 5, ended: null });
    expect(session.record().actions).toEqual([{ seat: 0, action: { by: 2 } }]);
  });

  test('that the game refuses changes nothing and tells nobody', () => {
    const session = climbing();
    const before = session.state;
    const heard: Notice<LadderTypes>[] = [];
    session.listen(0, (notice) => heard.push(notice));
    expect(session.play(0, { by: 9 })).toEqual({ ok: false, error: { code: 'too-far' } });
    expect(session.play(1, { by: 1 })).toEqual({ ok: false, error: { code: 'not-your-turn' } });
    expect(session.state).toBe(before);
    expect(session.record().actions).toEqual([]);
    expect(heard).toEqual([]);
  });

  test('that is refused leaves what can be redone', () => {
    const session = climbing();
    valueOf(session.play(0, { by: 1 }));
    valueOf(session.moveInTime('undo'));
    errorOf(session.play(0, { by: 9 }));
    expect(session.refusalOf('redo')).toBeUndefined();
  });

  test('that ends the game leaves nobody in turn', () => {
    const session = climbing();
    expect([session.turn, session.outcome, session.legal(0).length]).toEqual([[0], undefined, 3]);
    valueOf(session.play(0, { by: 3 }));
    valueOf(session.play(0, { by: 2 }));
    expect([session.turn, session.outcome, session.legal(0)]).toEqual([[], { winners: [0], reason: 'top' }, []]);
    expect(errorOf(session.play(0, { by: -1 }))).toEqual({ code: 'game-over' });
  });
});

test('every seat needs a name', () => {
  const options = { config: { target: 30, limit: 40 }, seed: '', names: ['Ada'] };
  expect(() => new Session(dice, options)).toThrow(RangeError);
  expect(() => new Session(dice, { ...options, names: ['Ada', 'Bob', 'Eve'] })).toThrow(RangeError);
});

describe('who listens', () => {
  test('hears of each action what that viewer may know', () => {
    const session = dicing();
    const heard: [string, Notice<DiceTypes>][] = [];
    for (const viewer of [0, 1, 'public'] as const) {
      session.listen(viewer, (notice) => heard.push([String(viewer), notice]));
    }
    const told = valueOf(session.play(0, 'redraw'));
    const number = session.state.hidden[0];
    expect(told).toEqual([{ type: 'redrew', seat: 0, number }]);
    expect(heard).toEqual([
      ['0', { type: 'played', seat: 0, events: [{ type: 'redrew', seat: 0, number }] }],
      ['1', { type: 'played', seat: 0, events: [{ type: 'redrew', seat: 0 }] }],
      ['public', { type: 'played', seat: 0, events: [{ type: 'redrew', seat: 0 }] }],
    ]);
  });

  test('can follow the game from the first view on', () => {
    const session = dicing();
    const views = ([0, 1, 'public'] as const).map((viewer) => {
      const seen = { viewer, view: session.view(viewer) };
      session.listen(viewer, (notice) => {
        if (notice.type === 'played')
          seen.view = notice.events.reduce((view, event) => dice.follow(view, event), seen.view);
      });
      return seen;
    });
    for (const action of ['redraw', 'roll', 'show', 'redraw', 'roll', 'show'] as const) {
      valueOf(session.play(session.turn[0]!, action));
      for (const { viewer, view } of views) expect(view).toEqual(session.view(viewer));
    }
  });

  test('hears nothing any more after leaving, and the others still do', () => {
    const session = climbing();
    const heard: string[] = [];
    const leave = session.listen(0, () => heard.push('first'));
    session.listen(0, () => heard.push('second'));
    valueOf(session.play(0, { by: 1 }));
    leave();
    leave();
    valueOf(session.play(0, { by: 1 }));
    expect(heard).toEqual(['first', 'second', 'second']);
  });

  test('with one function for two viewers hears both', () => {
    const session = dicing();
    const heard: (number | undefined)[] = [];
    const listener = (notice: Notice<DiceTypes>): void => {
      if (notice.type !== 'played') return;
      for (const event of notice.events) if (event.type === 'redrew') heard.push(event.number);
    };
    const leave = session.listen(0, listener);
    session.listen(1, listener);
    valueOf(session.play(0, 'redraw'));
    expect(heard).toEqual([session.state.hidden[0], undefined]);
    leave();
    valueOf(session.play(1, 'redraw'));
    expect(heard).toEqual([session.state.hidden[0], undefined, session.state.hidden[1]]);
  });

  test('hears the actions in their order, also when another listener answers at once', () => {
    const session = dicing();
    const heard: number[] = [];
    session.listen(1, (notice) => {
      if (notice.type === 'played' && notice.seat === 0) valueOf(session.play(1, 'roll'));
    });
    session.listen('public', (notice) => {
      if (notice.type === 'played') heard.push(notice.seat);
    });
    valueOf(session.play(0, 'roll'));
    expect(heard).toEqual([0, 1]);
  });

  test('hears of an action when it is played, also when another listener throws', () => {
    const session = climbing();
    const heard: string[] = [];
    session.listen(0, () => {
      throw new Error('the screen is broken');
    });
    session.listen('public', ({ type }) => heard.push(type));
    expect(() => session.play(0, { by: 1 })).toThrow('the screen is broken');
    expect(session.state.rung).toBe(1);
    expect(heard).toEqual(['played']);
  });

  test('hears only of what comes after', () => {
    const session = climbing();
    const heard: string[] = [];
    session.listen(0, () => {
      if (heard.length === 0) session.listen('public', () => heard.push('late'));
      heard.push('first');
    });
    valueOf(session.play(0, { by: 1 }));
    expect(heard).toEqual(['first']);
    valueOf(session.play(0, { by: 1 }));
    expect(heard).toEqual(['first', 'first', 'late']);
  });
});
