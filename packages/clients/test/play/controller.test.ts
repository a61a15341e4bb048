import { describe, expect, test, vi } from 'vitest';
import { saying } from '../../src/intent.ts';
import { runningName } from '../../src/sokoban/running-name.ts';
import { packSource } from '../../src/sokoban/level-source.ts';
import { startLevel } from '../../src/sokoban/session.ts';
import { control, type Controlled, GLIDE_MS, levelOf, STEP_MS, walk } from './controlled.ts';

const HALL = ['########', '#@     #', '#    $.#', '########'];
const LAST_PUSH = ['######', '#@$. #', '######'];
const CELL = ['#####', '#@  #', '# $.#', '#####'];
const firstOfPack = () => startLevel({ source: packSource('first-steps'), number: 1 }, 'forward');

const movesOf = ({ play }: Controlled): number => play.state.moves;

describe('a way', () => {
  test('is walked step by step', () => {
    const game = control(levelOf(...HALL));
    game.controller.do(walk('east', 'east', 'east'));
    expect(movesOf(game)).toBe(1);
    game.clock.pass(STEP_MS - 1);
    expect(movesOf(game)).toBe(1);
    game.clock.pass(1);
    expect(movesOf(game)).toBe(2);
    game.clock.pass(STEP_MS);
    expect(movesOf(game)).toBe(3);
    expect(game.heard.map(({ ms, isLast }) => [ms, isLast])).toEqual([
      [STEP_MS, false],
      [STEP_MS, false],
      [STEP_MS, true],
    ]);
    expect(game.clock.isEmpty).toBe(true);
  });

  test('of one step glides', () => {
    const game = control(levelOf(...HALL));
    game.controller.do(walk('east'));
    expect(game.controller.happening).toMatchObject({ kind: 'played', seat: 0, ms: GLIDE_MS, isLast: true });
    expect(game.told).toEqual(['changed', 'played']);
  });

  test.each([
    ['begin()', ({ controller }: Controlled) => controller.begin(), 3],
    ['the next intent', ({ controller }: Controlled) => controller.do(walk('west')), 4],
    ['leave()', ({ controller }: Controlled) => controller.leave(), 3],
  ])('is walked to its end by %s', (_, act, moves) => {
    const game = control(levelOf(...HALL));
    game.controller.do(walk('east', 'east', 'east'));
    act(game);
    expect(movesOf(game)).toBe(moves);
    game.clock.pass(10 * STEP_MS);
    expect(movesOf(game)).toBe(moves);
  });

  test('ends with the first step that is refused', () => {
    const game = control(levelOf(...CELL));
    game.controller.do(walk('east', 'east', 'east', 'west'));
    game.clock.pass(10 * STEP_MS);
    expect(movesOf(game)).toBe(2);
    expect(game.controller.message).toEqual({ text: expect.any(String), role: 'faint' });
    expect(game.told.slice(4)).toEqual(['refused', game.controller.message!.text, 'changed']);
    game.controller.begin();
    expect(game.controller.message).toBeUndefined();
  });

  test('is taken back from its end when undo comes while it is walked', () => {
    const game = control(levelOf(...HALL));
    game.controller.do(walk('east', 'east', 'east'));
    game.controller.moveInTime('undo');
    expect(movesOf(game)).toBe(2);
    expect(game.controller.happening).toMatchObject({ kind: 'undo', events: [], ms: 0 });
  });

  test('is kept after every step', () => {
    const game = control(levelOf(...HALL));
    game.controller.do(walk('east', 'east'));
    expect([...game.store.games.values()].map((text) => /^end (\d+)/m.exec(text)![1])).toEqual(['1', '1']);
  });
});

describe('a key that is held down', () => {
  test('asks for nothing after the end', () => {
    const game = control(levelOf(...LAST_PUSH));
    game.controller.do(walk('east', 'east', 'east'));
    game.clock.pass(10 * STEP_MS);
    game.controller.do(walk('east'));
    expect(movesOf(game)).toBe(1);
    expect(game.told).toEqual(['changed', 'played']);
    expect(game.controller.message).toBeUndefined();
  });
});

describe('what cannot be taken back', () => {
  test('is said', () => {
    const { controller, told, heard } = control(levelOf(...HALL));
    controller.moveInTime('undo');
    expect(controller.message).toMatchObject({ role: 'faint' });
    expect(told).toEqual([controller.message!.text, 'changed']);
    expect(heard).toEqual([]);
  });
});

describe('what is only said', () => {
  test('changes nothing else', () => {
    const { controller, told } = control(levelOf(...HALL));
    controller.do(saying('Hello.', 'good'));
    expect(controller.message).toEqual({ text: 'Hello.', role: 'good' });
    expect(told).toEqual(['Hello.', 'changed']);
  });
});

describe('another level', () => {
  test('is followed from then on, and the one before no more', () => {
    const game = control(firstOfPack());
    const { session: before } = game.play;
    game.controller.do(game.play.next());
    expect(game.play.source.config).not.toBe(before.config);
    game.told.splice(0);
    before.play(0, before.legal(0)[0]!);
    expect(game.told).toEqual([]);
    game.controller.do({ kind: 'play', actions: [game.play.source.standing.legal(0)[0]!] });
    expect(game.told).toEqual(['changed', 'played']);
  });
});

describe('what others do', () => {
  test('arrives by itself', () => {
    const game = control(levelOf(...HALL));
    game.play.session.play(0, { type: 'move', direction: 'east' });
    expect(game.heard).toMatchObject([{ kind: 'played', seat: 0, ms: GLIDE_MS, isLast: true }]);
    expect(game.told).toEqual(['changed', 'played']);
  });
});

describe('a source that answers later', () => {
  const DELAY = 20;
  const THERE_AND_BACK = 2 * DELAY;
  const later = (...rows: readonly string[]): Controlled => control(levelOf(...rows), { delay: DELAY });

  test('is asked for one thing after the other', () => {
    const game = later(...HALL);
    for (const direction of ['east', 'south', 'east'] as const) game.controller.do(walk(direction));
    expect(movesOf(game)).toBe(0);
    for (const moves of [1, 2, 3]) {
      game.clock.pass(THERE_AND_BACK);
      expect(movesOf(game)).toBe(moves);
    }
    expect(game.play.session.record().actions.map(({ action }) => action)).toEqual(
      ['east', 'south', 'east'].map((direction) => ({ type: 'move', direction })),
    );
    expect(game.clock.isEmpty).toBe(true);
  });

  test('has the pause of a way after its answer, unless something else begins', () => {
    const game = later(...HALL);
    game.controller.do(walk('east', 'east', 'east'));
    game.clock.pass(THERE_AND_BACK + STEP_MS + THERE_AND_BACK - 1);
    expect(movesOf(game)).toBe(1);
    game.clock.pass(1);
    expect(movesOf(game)).toBe(2);
    game.controller.begin();
    game.clock.pass(THERE_AND_BACK);
    expect(movesOf(game)).toBe(3);
  });

  test('a pause is not awaited when begin() came before the answer', () => {
    const game = later(...HALL);
    game.controller.do(walk('east', 'east', 'east'));
    game.controller.begin();
    game.clock.pass(3 * THERE_AND_BACK);
    expect(movesOf(game)).toBe(3);
  });

  test('refuses the rest of one way, not the next one', () => {
    const game = later(...CELL);
    game.controller.do(walk('west', 'south'));
    game.controller.do(walk('east'));
    game.clock.pass(10 * THERE_AND_BACK);
    expect(game.play.session.record().actions).toEqual([{ seat: 0, action: { type: 'move', direction: 'east' } }]);
    expect(game.heard.map(({ kind }) => kind)).toEqual(['refused', 'played']);
  });

  test('takes back when its turn comes', () => {
    const game = later(...HALL);
    game.controller.do(walk('east', 'east', 'east'));
    game.controller.moveInTime('undo');
    expect(movesOf(game)).toBe(0);
    game.clock.pass(4 * THERE_AND_BACK);
    expect(movesOf(game)).toBe(2);
    expect(game.controller.happening.kind).toBe('undo');
  });

  test('is asked to take back the last push although a key was still held', () => {
    const game = later(...LAST_PUSH);
    for (let times = 0; times < 3; times++) game.controller.do(walk('east'));
    game.controller.moveInTime('undo');
    game.clock.pass(10 * THERE_AND_BACK);
    expect(game.heard.map(({ kind }) => kind)).toEqual(['played', 'undo']);
    expect(movesOf(game)).toBe(0);
  });

  test('reports nothing more about a level that was left', () => {
    const game = control(firstOfPack(), { delay: DELAY });
    const [action] = game.play.source.standing.legal(0);
    game.controller.do({ kind: 'play', actions: [action!] });
    game.controller.do(game.play.next());
    game.told.splice(0);
    game.clock.pass(10 * THERE_AND_BACK);
    expect(game.told).toEqual([]);
    expect(movesOf(game)).toBe(0);
    game.controller.do({ kind: 'play', actions: [game.play.source.standing.legal(0)[0]!] });
    game.clock.pass(THERE_AND_BACK);
    expect(game.told).toEqual(['changed', 'played']);
  });

  test('reports what others did', () => {
    const game = later(...HALL);
    game.play.session.play(0, { type: 'move', direction: 'east' });
    expect(game.told).toEqual([]);
    game.clock.pass(DELAY);
    expect(game.told).toEqual(['changed', 'played']);
  });

  test('is still asked for the rest after the person has left, without any report', () => {
    const game = later(...HALL);
    game.controller.do(walk('east', 'east', 'east'));
    game.controller.leave();
    game.clock.pass(10 * THERE_AND_BACK);
    expect(game.play.session.record().played).toBe(3);
    expect(game.told).toEqual([]);
    const { level, mode } = game.play.state.config;
    expect(game.store.games.get(runningName(level, mode))).toMatch(/^end 3 /m);
  });

  test('is closed when the person has gone and all has been answered', () => {
    const game = later(...HALL);
    const close = vi.spyOn(game.play.source, 'close');
    game.controller.do(walk('east', 'east'));
    game.controller.leave();
    game.clock.pass(THERE_AND_BACK);
    expect(close).not.toHaveBeenCalled();
    game.clock.pass(10 * THERE_AND_BACK);
    expect(close).toHaveBeenCalledOnce();
  });
});
