import { KeyMap } from '@dedalo/clients/key-map';
import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';
import { type Command, loadWords } from '@dedalo/words';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GamePage } from '../../../../src/app/game-page.ts';
import { PokelabirintoScreen } from '../../../../src/games/pokelabirinto/screen/pokelabirinto-screen.ts';
import { SetupPage } from '../../../../src/games/pokelabirinto/screen/setup-page.ts';
import { Surface } from '../../../../src/terminal/surface.ts';
import { fakeClient } from '../../../app/fake-client.ts';
import { fightFrom, seedWhere, sessionOf, stepsTo } from './support.ts';

const words = await loadWords('en');
const STANDING = { rows: 9, columns: 9, opponents: 1, movement: 'still', creature: 1 } as const;
const COMMAND_OF = { W: 'up', A: 'left', S: 'down', D: 'right' } as const;

const outcomeOf = (seed: string): string | null => fightFrom(sessionOf(STANDING, seed)).at(-1)!.end;
const WON = seedWhere((seed) => outcomeOf(seed) === null);
const LOST = seedWhere((seed) => outcomeOf(seed) === 'knocked-out');

/** The clock goes on, for it is what cuts the work in slices. */
/** Whoever asks what time it is finds that a millisecond has passed: how much a slice does must not depend on the machine. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let milliseconds = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => ++milliseconds);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function playing(session: PokelabirintoSession) {
  const { client, noted, kept } = fakeClient(words);
  const screen = new PokelabirintoScreen(client, session);
  const page = new GamePage(client, screen);
  const see = (columns = 80, rows = 24): string => {
    const surface = new Surface(columns, rows);
    page.draw(surface);
    return surface.toText();
  };
  const press = (...commands: Command[]): string => {
    for (const command of commands) if (page.commands().includes(command)) page.run(command, { isShifted: false });
    return see();
  };
  const toOpponent = (): string => {
    const { state } = screen.play.session;
    return press(...stepsTo(state, state.opponents[0]!.at!).map((way) => COMMAND_OF[way]));
  };
  return { screen, page, noted, kept, see, press, toOpponent };
}

const offered = ({ page }: ReturnType<typeof playing>): readonly Command[] => page.commands();
const ALWAYS = ['restart', 'new-game', 'present', 'export', 'settings', 'back'];

describe('only what can be done now is offered', () => {
  test('walking, meeting, fighting, after the fight', () => {
    const game = playing(sessionOf(STANDING, WON));
    expect(offered(game)).toEqual(['up', 'down', 'left', 'right', ...ALWAYS]);
    game.toOpponent();
    expect(offered(game)).toEqual(['pokelabirinto.fight', 'pokelabirinto.turn-back', 'hint', ...ALWAYS]);
    game.press('pokelabirinto.fight');
    expect(offered(game)).toEqual(['pokelabirinto.attack-1', 'pokelabirinto.attack-2', 'hint', ...ALWAYS]);
    for (let round = 0; round < 40; round++) game.press('pokelabirinto.attack-1');
    expect(offered(game)).toEqual(['up', 'down', 'left', 'right', 'choose', ...ALWAYS]);
    game.press('choose');
    expect(offered(game)).toEqual(['up', 'down', 'left', 'right', ...ALWAYS]);
  });

  test('after a lost game, to play again', () => {
    const game = playing(sessionOf(STANDING, LOST));
    game.toOpponent();
    game.press('pokelabirinto.fight');
    for (let round = 0; round < 40; round++) game.press('pokelabirinto.attack-1');
    expect(offered(game)).toEqual(['restart', 'new-game', 'choose', 'present', 'export', 'settings', 'back']);
    expect(game.see()).toContain('Your creature is knocked out. You have lost the game.');
    expect(game.kept.size, 'a game that is over is not gone on with').toBe(0);
  });
});

describe('in the place of the maze', () => {
  test('the fight, and how it ended until one turns to the maze', () => {
    const game = playing(sessionOf(STANDING, WON));
    expect(game.toOpponent()).toContain('####');
    expect(game.press('pokelabirinto.fight')).toContain('(wild)');
    for (let round = 0; round < 40; round++) game.press('pokelabirinto.attack-1');
    const over = game.see();
    expect(over).toContain('Charmander wins the fight!');
    expect(over).toContain('You can go:');
    expect(over).not.toContain('####U');
    const maze = game.press('choose');
    expect(maze).not.toContain('(wild)');
    expect(maze).toContain('No opponents.');
  });

  test('a step shows the maze too', () => {
    const game = playing(sessionOf(STANDING, WON));
    game.toOpponent();
    game.press('pokelabirinto.fight');
    for (let round = 0; round < 40; round++) game.press('pokelabirinto.attack-1');
    const [way] = game.screen.play.openWays();
    expect(game.press(COMMAND_OF[way!])).not.toContain('(wild)');
  });

  test('what the fight shows is not said again below it', () => {
    const game = playing(sessionOf(STANDING, WON));
    game.toOpponent();
    const text = game.press('pokelabirinto.fight', 'pokelabirinto.attack-1');
    expect(text.match(/Charmander uses Ember/g)).toHaveLength(1);
  });
});

test('the opponent that was met is described with its numbers', () => {
  const text = playing(sessionOf(STANDING, WON)).toOpponent();
  expect(text).toMatch(/You have met a wild creature: (\w+)! Fight \(C\) or turn back \(T\)\?\n \1, \d+ hit points;/);
});

describe('the odds', () => {
  test('are worked out in slices, with their progress, until they are there', () => {
    const game = playing(sessionOf(STANDING, WON));
    game.toOpponent();
    expect(vi.getTimerCount(), 'nobody has asked').toBe(0);
    expect(game.press('hint')).toContain('Working out the odds: 0 %');
    let ticks = 0;
    for (; vi.getTimerCount() > 0; ticks++) {
      vi.runOnlyPendingTimers();
      game.see();
    }
    expect(ticks).toBeGreaterThan(3);
    expect(game.noted.redraw).toHaveBeenCalled();
    expect(game.see()).toMatch(/You win \d+(\.\d)? of 100 such fights\./);
    expect(game.press('hint')).not.toContain('of 100');
  });

  test('of a fight with too many cases they are tried, in slices too', () => {
    const attacks = [
      { name: 'Poke', cost: 200, mostDamage: 998 },
      { name: 'Bronze Fist', cost: 199, mostDamage: 999 },
    ] as const;
    const species = [{ name: 'Colossus', hitPoints: 999, attacks }];
    const game = playing(sessionOf({ ...STANDING, species, creature: 0, gain: { least: 1, most: 1000 } }, '1'));
    game.toOpponent();
    expect(game.press('hint')).toContain('Working out the odds: 0 %');
    while (vi.getTimerCount() > 0) {
      vi.runOnlyPendingTimers();
      game.see();
    }
    expect(game.noted.redraw.mock.calls.length).toBeGreaterThan(1);
    expect(game.see().replaceAll(/\s+/g, ' ')).toMatch(/You win about (49|50|51) of 100 \(20,000 trial fights/);
  });

  test('leaving stops the work', () => {
    const game = playing(sessionOf(STANDING, WON));
    game.toOpponent();
    game.press('hint');
    expect(vi.getTimerCount()).toBe(1);
    game.page.leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('chance cannot be taken back', () => {
  test('the wheel does nothing', () => {
    const game = playing(sessionOf(STANDING, WON));
    const before = game.toOpponent();
    for (const kind of ['wheel-up', 'wheel-down'] as const) game.page.click({ kind, x: 40, y: 10 });
    expect(game.see()).toBe(before);
  });

  test.each(['random', 'person'] as const)('the same maze again, against %s', (mind) => {
    const game = playing(sessionOf({ ...STANDING, mind }, WON));
    const first = game.see();
    game.toOpponent();
    expect(game.press('pokelabirinto.fight')).not.toBe(first);
    expect(game.press('restart', 'restart')).toBe(first);
    expect(game.screen.play.session.seed).toBe(WON);
  });
});

describe('a game is given up only when asked twice in a row', () => {
  const QUESTION = 'Press X once more to begin this maze again.';

  test('anything else between, and the question is asked again', () => {
    const game = playing(sessionOf(STANDING, WON));
    game.toOpponent();
    const { session } = game.screen.play;
    expect(game.press('restart')).toContain(QUESTION);
    for (const other of ['hint', 'pokelabirinto.fight', 'pokelabirinto.attack-1', 'settings'] as const) {
      expect(game.press(other)).not.toContain(QUESTION);
      expect(game.press('restart'), other).toContain(QUESTION);
    }
    game.page.click({ kind: 'press', x: 0, y: 0 });
    expect(game.press('restart')).toContain(QUESTION);
    expect(game.screen.play.session).toBe(session);
    game.press('restart');
    expect(game.screen.play.session).not.toBe(session);
  });

  test('before the first action and after the end there is nothing to ask', () => {
    const game = playing(sessionOf(STANDING, LOST));
    const { session } = game.screen.play;
    game.press('restart');
    expect(game.screen.play.session).not.toBe(session);
    game.toOpponent();
    game.press('pokelabirinto.fight');
    for (let round = 0; round < 40; round++) game.press('pokelabirinto.attack-1');
    expect(game.press('restart')).toContain('You can go:');
  });
});

describe('what does not fit now is refused with a reason', () => {
  const refusals = (game: ReturnType<typeof playing>): Set<string> => {
    const said = game.screen.refused.map((command) => {
      game.page.run(command, { isShifted: false });
      return game.see().trimEnd();
    });
    return new Set(said.map((text) => text.split('\n').at(-1)!.trim()));
  };

  test('walking, meeting, fighting, and when all is over', () => {
    const game = playing(sessionOf(STANDING, LOST));
    expect(game.screen.refused).toEqual([
      'pokelabirinto.fight',
      'pokelabirinto.turn-back',
      'pokelabirinto.attack-1',
      'pokelabirinto.attack-2',
    ]);
    expect(refusals(game)).toEqual(new Set(['There is nobody to fight here; choose a way.']));
    game.toOpponent();
    expect(game.screen.refused).toEqual([
      'up',
      'down',
      'left',
      'right',
      'pokelabirinto.attack-1',
      'pokelabirinto.attack-2',
    ]);
    game.page.run('up', { isShifted: false });
    expect(game.see()).toContain('You have met a wild creature');
    game.press('pokelabirinto.fight');
    expect(game.screen.refused).toEqual([
      'up',
      'down',
      'left',
      'right',
      'pokelabirinto.fight',
      'pokelabirinto.turn-back',
    ]);
    expect(refusals(game)).toEqual(new Set(['You are in a fight; choose an attack, 1 or 2.']));
    for (let round = 0; round < 40; round++) game.press('pokelabirinto.attack-1');
    expect(refusals(game)).toEqual(new Set(['The game is over.']));
  });
});

test('what the mouse does, in the maze and in a fight', () => {
  const game = playing(sessionOf(STANDING, WON));
  expect(game.page.mouse).toContain('a cell to walk there');
  game.toOpponent();
  game.press('pokelabirinto.fight');
  expect(game.page.mouse).toBe('click: an attack to use it');
});

test('only keys that do what is said are named', () => {
  const game = playing(sessionOf(STANDING, WON));
  game.noted.keys = new KeyMap(
    { keys: { 'pokelabirinto.fight': ['f'], 'pokelabirinto.turn-back': ['backspace'] }, letters: 'udlr' },
    { game: 'pokelabirinto' },
  );
  expect(game.see()).toMatch(/You can go: (up|left|down|right)(, (up|left|down|right))*\./);
  expect(game.toOpponent()).toContain('Fight (F) or turn back (Backspace)?');
});

describe('in a small window', () => {
  /** As it stays. */
  const seeIn = (game: ReturnType<typeof playing>, columns: number, rows: number): string => {
    game.see(columns, rows);
    while (vi.getTimerCount() > 0) {
      vi.runOnlyPendingTimers();
      game.see(columns, rows);
    }
    return game.see(columns, rows);
  };
  const fighting = (): ReturnType<typeof playing> => {
    const game = playing(sessionOf(STANDING, WON));
    game.toOpponent();
    game.press('pokelabirinto.fight', 'pokelabirinto.attack-1');
    return game;
  };

  test('the last blow is said where there is no room for the log', () => {
    const game = fighting();
    const small = seeIn(game, 40, 12).replaceAll(/\s+/g, ' ');
    expect(small).toMatch(/\w+ (uses [\w ]+ and does \d+ damage|does not have enough energy)! Charmander’s turn\./);
    expect(game.noted.redraw, 'when it was seen how small it is').toHaveBeenCalledOnce();
    expect(seeIn(game, 80, 24).split('\n').at(-2)!.trim()).toBe('Charmander’s turn.');
  });

  test('no row of the picture is given for that', () => {
    const game = fighting();
    seeIn(game, 40, 12);
    expect(seeIn(game, 25, 8)).toMatch(/\n {2,3}HP \d+\/39 +HP \d+\/\d+\n/);
  });
});

test('a click on a cell walks there, in a fight a click on an attack attacks', () => {
  const game = playing(sessionOf(STANDING, WON));
  const clickOn = (text: string): string => {
    const lines = game.see().split('\n');
    const y = lines.findIndex((line) => line.includes(text));
    game.page.click({ kind: 'press', x: lines[y]!.indexOf(text) + 1, y });
    return game.see();
  };
  expect(clickOn('X-/')).toContain('You have met');
  game.press('pokelabirinto.fight');
  expect(clickOn('1) Ember')).toContain('Charmander uses Ember');
});

test('the second person is asked by name', () => {
  const session = sessionOf({ ...STANDING, mind: 'person' }, WON);
  const game = playing(session);
  game.toOpponent();
  game.press('pokelabirinto.fight');
  for (let turn = 0; turn < 2 && session.turn[0] === 0; turn++) game.press('pokelabirinto.attack-1');
  expect(game.see()).toMatch(/Second player: choose for \w+\./);
  const before = session.state.actions;
  game.press('pokelabirinto.attack-2');
  expect(session.state.actions).toBe(before + 1);
});

test('a new game is chosen above the running one, which stays until then', () => {
  const game = playing(sessionOf(STANDING, WON));
  game.press('new-game');
  const setup = game.noted.open.mock.calls[0]![0] as SetupPage;
  expect(setup).toBeInstanceOf(SetupPage);
  expect(game.screen.play.session.seed).toBe(WON);
  for (const command of ['right', 'last', 'choose'] as const) setup.run(command);
  expect(game.noted.back).toHaveBeenCalledOnce();
  const { config, seed } = game.screen.play.session;
  expect(config, 'the same but for what was changed').toMatchObject({ ...STANDING, creature: 2 });
  expect(seed).not.toBe(WON);
});
