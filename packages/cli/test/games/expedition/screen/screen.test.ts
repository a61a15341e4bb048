import type { ExpeditionSession } from '@dedalo/clients/expedition/session';
import { KeyMap } from '@dedalo/clients/key-map';
import type { State } from '@dedalo/pokelabirinto/expedition';
import { type Command, loadWords } from '@dedalo/words';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GamePage } from '../../../../src/app/game-page.ts';
import { SetupPage } from '../../../../src/app/setup-page.ts';
import { TextPage } from '../../../../src/app/text-page.ts';
import { ExpeditionScreen } from '../../../../src/games/expedition/screen/expedition-screen.ts';
import { DEFAULT_SETTINGS } from '../../../../src/store/settings.ts';
import { Surface } from '../../../../src/terminal/surface.ts';
import { fakeClient } from '../../../app/fake-client.ts';
import { journey, seedWhere } from '../journeys.ts';

const words = await loadWords('en');
const said = words.games.expedition;
const SIZES = [
  [80, 24],
  [120, 40],
  [60, 20],
  [34, 14],
  [20, 8],
] as const;

const isMeeting = ({ phase }: State): boolean => phase.name === 'meeting';
const isFighting = ({ phase, party }: State): boolean => phase.name === 'fighting' && party.length > 1;
const isOffered = ({ phase }: State): boolean => phase.name === 'offer';
const SEED = seedWhere('always-fight', isFighting);

/** What the screen asks for later comes when a test says so, and time stands still. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function playing(session: ExpeditionSession) {
  const { client, noted, kept } = fakeClient(words, 'expedition');
  Object.assign(noted, { keys: new KeyMap(DEFAULT_SETTINGS, { game: 'expedition' }) });
  Object.assign(noted.store, { library: { list: () => [] } });
  const screen = new ExpeditionScreen(client, session);
  const page = new GamePage(client, screen);
  const see = (columns = 100, rows = 30): Surface => {
    const surface = new Surface(columns, rows);
    page.draw(surface);
    return surface;
  };
  const text = (columns?: number, rows?: number): string => see(columns, rows).toText();
  const press = (...commands: Command[]): string => {
    for (const command of commands) if (page.commands().includes(command)) page.run(command, { isShifted: false });
    return text();
  };
  /** Clicks where something is written. */
  const click = (wanted: string): string => {
    const lines = text().split('\n');
    const y = lines.findIndex((line) => line.includes(wanted));
    if (y === -1) throw new Error(`${wanted} is not on the screen:\n${lines.join('\n')}`);
    page.click({ kind: 'press', x: lines[y]!.indexOf(wanted), y } as never);
    return text();
  };
  return { screen, page, noted, kept, text, press, click };
}

const at = (until: (state: State) => boolean): ReturnType<typeof playing> =>
  playing(journey('always-fight', SEED, until));

describe('in the maze', () => {
  test('the party stands beside it with its bars, the journey below, and who lives here', () => {
    const game = playing(journey('always-fight', SEED, ({ journey: legs }) => legs.length > 1));
    const text = game.text();
    const [front] = game.screen.play.view.party;
    expect(text).toContain(said.party);
    expect(text).toMatch(new RegExp(`1 ${front!.creature} +${said.front}`));
    expect(text).toMatch(/HP +#+\.* \d+\/\d+/);
    expect(text).toMatch(/energy [#.]+ \d+\/12/);
    expect(text).toContain(said.livesHere);
    expect(text).toContain('maze 1: ');
    expect(text).toMatch(/maze 2 · steps \/ par \d+\/\d+ · points \d+/);
  });

  test('in a narrow window the party lies below it, a line each', () => {
    const text = playing(journey('always-fight', SEED, isMeeting)).text(40, 24);
    expect(text).not.toContain(said.party);
    expect(playing(journey('random', '1', ({ actions }) => actions > 0)).text(40, 24)).toMatch(
      /1 Pikachu: \d+ of 26 hit points/,
    );
  });

  test('what has not been seen is blank, creatures are known by their letters', () => {
    const game = playing(journey('always-fight', SEED, ({ wild }) => wild.some(({ at: cell }) => cell !== null)));
    expect(game.text()).toContain('##');
    expect(game.text().split('\n').slice(2, 20).join('\n')).toMatch(/Pi/);
  });

  test('a click on one of the party puts it in front, a click on a square walks there', () => {
    const game = playing(
      journey('always-fight', SEED, ({ phase, party }) => phase.name === 'walking' && party.length > 1),
    );
    const [first, second] = game.screen.play.view.party;
    game.click(`2 ${second!.creature}`);
    expect(game.screen.play.view.party[0]!.creature).toBe(second!.creature);
    game.press('expedition.front-2');
    expect(game.screen.play.view.party[0]!.creature).toBe(first!.creature);
  });
});

describe('face to face', () => {
  test('a meeting offers to fight, to turn back and, in the same order, the keys', () => {
    const game = at(isMeeting);
    expect(game.page.commands().slice(0, 2)).toEqual(['expedition.fight', 'expedition.turn-back']);
    const text = game.text();
    expect(text).toContain('C) fight');
    expect(text).toMatch(/T\) turn back \(costs up to \d+ hit points\)/);
    expect(text).toContain('(wild)');
    expect(text).toContain('You have met a wild creature');
  });

  test('a fight shows both attacks of both, and what else can be done; a click does it', () => {
    const game = at(isFighting);
    const text = game.text();
    expect(text).toMatch(/1\) \w+/);
    expect(text).toMatch(/2\) \w+/);
    const [, second] = game.screen.play.view.party;
    expect(text).toMatch(new RegExp(`F\\) ${second!.creature} to the front \\(\\d+/\\d+ hit points, \\d+ energy\\)`));
    const { actions } = game.screen.play.view;
    game.click('T) turn back');
    expect(game.screen.play.view.actions).toBe(actions + 1);
  });

  test('the odds come when they are asked for', () => {
    const game = at(isFighting);
    expect(game.text()).not.toContain('to win');
    expect(game.press('hint')).toMatch(/\d+% to win; [^]*\d+%\s+to get away/);
  });

  test('what does not fit now is told why', () => {
    const game = at(isMeeting);
    game.page.run('up', { isShifted: false });
    expect(game.text()).toContain('You have met a wild creature');
  });
});

describe('after a fight', () => {
  test('what it was worth is told, once it has been judged, and whoever was beaten offers to join', () => {
    const game = at(isOffered);
    expect(game.text()).not.toContain('your chance to win was');
    vi.runAllTimers();
    const text = game.text();
    expect(text).toMatch(/Against \w+ your chance to win was \d+% at first\./);
    expect(text).toMatch(/J\) \w+ joins/);
    expect(text).toMatch(/L\) Let it go \(heals 8\)/);
    expect(game.press('expedition.join')).toContain('joins you');
  });
});

describe('when it is over', () => {
  test('the results: points, a record, how well it was fought, and the map', () => {
    const game = playing(journey('always-fight', SEED));
    game.text();
    vi.runAllTimers();
    const text = game.text(100, 40);
    const { number, score } = game.screen.play.view;
    expect(text).toContain(said.over(number));
    expect(text).toContain(`points: ${score} (a record)`);
    expect(text).toContain(said.judged.title);
    expect(text).toContain(`maze ${number}: `);
    expect(game.page.commands()).toEqual(
      expect.arrayContaining(['restart', 'new-game', 'expedition.map', 'export', 'back']),
    );
  });

  test('the same journey begins again without a question', () => {
    const game = playing(journey('always-fight', SEED));
    game.press('restart');
    expect(game.noted.open).not.toHaveBeenCalled();
    expect(game.screen.play.view.actions).toBe(0);
  });
});

test('a journey that is going on is given up only after a question', () => {
  const game = at(isMeeting);
  const { actions } = game.screen.play.view;
  game.press('restart');
  expect(game.noted.open).toHaveBeenCalledTimes(1);
  expect(game.screen.play.view.actions).toBe(actions);
});

test('the map of the journey and the choice of another open above it', () => {
  const game = playing(journey('always-fight', SEED));
  game.press('expedition.map');
  expect(game.noted.open.mock.lastCall![0]).toBeInstanceOf(TextPage);
  game.press('new-game');
  expect(game.noted.open.mock.lastCall![0]).toBeInstanceOf(SetupPage);
});

test('however small the window, every moment is drawn', () => {
  for (const until of [isMeeting, isFighting, isOffered, () => false]) {
    const game = at(until);
    for (const [columns, rows] of SIZES) expect(game.text(columns, rows).split('\n')).toHaveLength(rows);
  }
});
