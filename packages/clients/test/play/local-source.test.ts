import { Session } from '@dedalo/engine';
import { isles } from '@dedalo/isles';
import { beforeEach, describe, expect, test } from 'vitest';
import { LocalSource } from '../../src/play/local-source.ts';
import { levelFrom, sessionOn } from '../sokoban/support.ts';

const newGame = () => new Session(isles, { config: isles.defaultConfig!(), seed: 'isles', names: ['A', 'B'] });
let session = newGame();
beforeEach(() => {
  session = newGame();
});

describe('a game of this process', () => {
  test('gives what its session knows', () => {
    const source = new LocalSource(session, 0);
    const { game, title, config, seed, names, turn, outcome } = session;
    expect(source).toMatchObject({ game, title, config, seed, names, viewer: 0 });
    expect(source.standing).toMatchObject({ turn, outcome, view: session.view(0) });
    expect(source.standing.legal(0)).toEqual(session.legal(0));
    expect(source.standing.refusalOf('undo')).toEqual({ code: 'not-alone' });
    expect(source.saveLater()()).toBe(session.save());
    expect(source.record()).toEqual(session.record());
  });

  test('answers at once, after its listeners', () => {
    const source = new LocalSource(session, 0);
    const order: unknown[] = [];
    source.listen(({ type }) => order.push(type));
    const [action] = source.standing.legal(0);
    source.act({ seat: 0, action: action! }, (refusal) => order.push(refusal));
    source.act({ seat: 0, action: action! }, (refusal) => order.push(refusal));
    source.moveInTime('undo', (refusal) => order.push(refusal));
    expect(order).toEqual(['played', undefined, { code: 'not-your-turn' }, { code: 'not-alone' }]);
  });

  test('looks at a state once', () => {
    const source = new LocalSource(session, 'public');
    const { view } = source.standing;
    expect(source.standing.view).toBe(view);
    session.play(0, session.legal(0)[0]!);
    expect(source.standing.view).not.toBe(view);
    expect(source.standing.view).toEqual(session.view('public'));
  });

  test('saves the moment at which it was asked', () => {
    const source = new LocalSource(session, 0);
    const text = session.save();
    const later = source.saveLater();
    session.play(0, session.legal(0)[0]!);
    expect(later()).toBe(text);
  });

  test('moves in time where one plays alone', () => {
    const source = new LocalSource(sessionOn(levelFrom('#####', '#@ .#', '# $ #', '#####')), 0);
    const heard: unknown[] = [];
    source.listen(({ type }) => heard.push(type));
    source.act({ seat: 0, action: { type: 'move', direction: 'east' } }, () => {});
    source.moveInTime('undo', (refusal) => heard.push(refusal));
    expect(heard).toEqual(['played', 'moved-in-time', undefined]);
    expect(source.standing.refusalOf('undo')).toEqual({ code: 'nothing-to-undo' });
  });

  test('reports nothing to listeners that were removed, nor to any once it is closed', () => {
    const source = new LocalSource(session, 0);
    const heard: string[] = [];
    const stop = source.listen(() => heard.push('first'));
    source.listen(() => heard.push('second'));
    session.play(0, session.legal(0)[0]!);
    stop();
    session.play(1, session.legal(1)[0]!);
    source.close();
    session.play(0, session.legal(0)[0]!);
    expect(heard).toEqual(['first', 'second', 'second']);
  });
});
