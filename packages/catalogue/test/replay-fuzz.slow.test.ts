import {
  type Acted,
  damageText,
  formatReplay,
  type Game,
  type GameRecord,
  openReplay,
  parseReplay,
  verifyReplay,
} from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../src/index.ts';

const FILES = 1000;

interface Played {
  readonly text: string;
  /** The last state as text. */
  readonly end: string;
}

const endOf = (game: Game, { config, seed, actions }: GameRecord): string => {
  let state = game.start(config, seed);
  for (const { seat, action } of actions) {
    const played = game.play(state, seat, action);
    if (!played.ok) throw new Error(`refused: ${played.error.code}`);
    state = played.value.state;
  }
  return game.text.formatState(state);
};

function randomGame(game: Game, seed: string): Played {
  const random = new Random(seed);
  const config = game.samples.config(random);
  const actions: Acted[] = [];
  let state = game.start(config, seed);
  for (let left = 50; left > 0 && !game.outcome(state); left--) {
    const seat = random.pick(game.turn(state));
    const action = random.pick(game.legal(state, seat));
    const played = game.play(state, seat, action);
    if (!played.ok) throw new Error(`refused: ${played.error.code}`);
    actions.push({ seat, action });
    state = played.value.state;
  }
  const names = Array.from({ length: game.seats(config) }, (_, seat) => `Player ${seat + 1}`);
  const record = { config, seed, names, actions, played: actions.length };
  return { text: formatReplay(game, record), end: endOf(game, record) };
}

/** What came of a file: a problem's code, `verified`, or in capitals what must never come of one. */
function judge(game: Game, text: string, ends: readonly string[]): string {
  const parsed = parseReplay(text);
  const opened = parsed.ok ? openReplay(game, parsed.value) : parsed;
  const verified = parsed.ok ? verifyReplay(game, parsed.value) : parsed;
  if (verified.ok) return ends.includes(endOf(game, verified.value)) ? 'verified' : 'ANOTHER END';
  const { code, at } = verified.error;
  if (!opened.ok && opened.error.code !== code) return 'TWO OPINIONS';
  const isInFile = at.line >= 1 && at.line <= text.split(/\r?\n/).length + 1 && at.column >= 1;
  return isInFile ? code : 'A PLACE OUTSIDE THE FILE';
}

test.each(GAME_IDS)('whatever happens to a file of %s, it is refused with a place or tells of the same end', (id) => {
  const game = GAMES[id] as Game;
  const random = new Random(`fuzz ${id}`);
  const seen = new Map<string, number>();
  for (let number = 0; number < FILES; number++) {
    const [one, other] = [randomGame(game, `${number} a`), randomGame(game, `${number} b`)];
    const file = damageText(one.text, other.text, random);
    const verdict = judge(game, file, [one.end, other.end]);
    expect(verdict, file).toMatch(/^[a-z-]+$/);
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
  }
  // The damage is of many kinds, and now and then does no harm.
  expect(seen.size, JSON.stringify([...seen])).toBeGreaterThanOrEqual(9);
  expect(seen.get('verified')).toBeGreaterThan(0);
});
