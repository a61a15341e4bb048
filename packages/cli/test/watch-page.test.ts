import { beforeAll, describe, expect, test } from 'vitest';
import { type Bout, CLOCK, LIMITS } from '@dedalo/arena';
import { learnArenaWords } from '../src/arena/arena-words.ts';
import { RunBar } from '../src/arena/run-bar.ts';
import { WatchedGames } from '../src/arena/watch/watched-games.ts';
import { watchPage, type WatchView } from '../src/arena/watch/watch-page.ts';

beforeAll(learnArenaWords);

const bout = (id: string): Bout => ({
  id,
  game: 'stratego',
  config: '',
  seed: '',
  numbers: [1, 2],
  players: ['<b>Ada</b>', 'Bob'].map((name) => ({ kind: 'bot', name, bot: 'random', effort: { nodes: 1 } })),
  clock: CLOCK,
  limits: LIMITS,
  isSandboxed: false,
});

const view: WatchView = {
  title: 'Ada & Bob',
  done: 3,
  of: 10,
  notes: ['0:07 left'],
  standings: [{ name: 'Bob', points: 2.5, games: 3, wins: 2, draws: 1, losses: 0, faults: { exited: 1 } }],
  underway: [{ bout: bout('0003a') }],
  last: [{ bout: bout('0001b'), ending: 'over: <none>' }],
  live: { bout: bout('0003a'), seen: { id: '0003a', turn: 7, seat: 1, boards: ['A<', 'B>'] } },
};

describe('the page of --watch', () => {
  test('shows standings, the games that are played, the last ones, and one as each seat sees it', () => {
    const page = watchPage(view);
    expect(page).toContain('3 of 10 games played, 0:07 left');
    expect(page).toContain('<td>Bob</td><td>2.5</td><td>3</td><td>2</td><td>1</td><td>0</td><td>1</td>');
    expect(page).toContain('<a href="?game=0003a">0003a</a>');
    expect(page).toContain('turn 7, Bob to move');
    expect(page).toMatch(/<pre>A&#60;<\/pre>.*as &#60;b&#62;Ada.*<pre>B&#62;<\/pre>.*as Bob sees it/s);
  });

  test('what programs are called is text, and never a part of the page', () => {
    const page = watchPage(view);
    expect(page).not.toContain('<b>');
    expect(page).toContain('over: &#60;none&#62;');
    expect(page).toContain('<title>Ada &#38; Bob</title>');
  });

  test('has no script and no style of its own: the policy of the server allows none', () => {
    expect(watchPage(view)).not.toMatch(/<script>|<style>|style=|onclick/);
  });

  test('says where nothing is played yet', () => {
    const { live: _, ...rest } = view;
    const page = watchPage({ ...rest, underway: [], last: [] });
    expect(page).toContain('No game is being played.');
    expect(page).toContain('No game is over yet.');
  });
});

test('of the games that were begun the newest are remembered, with what was last seen of them', () => {
  const games = new WatchedGames();
  for (let number = 0; number < 100; number++) {
    games.onBegin(bout(String(number)));
    games.onSeen({ id: String(number), turn: 1, boards: [] });
    games.onSeen({ id: String(number), turn: 2, boards: [] });
  }
  expect(games.begun).toHaveLength(64);
  expect(games.begun.at(-1)!.id).toBe('99');
  expect(games.seen('99')?.turn).toBe(2);
  expect(games.seen('1')).toBeUndefined();
});

test('the remaining time is shown once a game is over, as a maximum where a run may end early', () => {
  let done = 4;
  const notes = ['so far'];
  const bar = new RunBar(() => ({ done, of: 8, notes }));
  const early = new RunBar(() => ({ done, of: 8, notes, mayEndEarly: true }));
  expect(bar.look().notes).toEqual(['so far']);
  done = 8;
  expect(bar.look().notes).toEqual(['so far', '0:00 left']);
  expect(early.look().notes).toEqual(['so far', 'at most 0:00 left']);
});
