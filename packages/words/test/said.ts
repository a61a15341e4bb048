import type { Words } from '../src/index.ts';

/** Something that every sentence can be made of: it reads as 7, it can be called, and it has all that is asked of it. */
const anything = Object.defineProperty(
  Object.assign(() => '7', {
    toString: () => '7',
    includes: () => false,
    algorithm: 'eller',
    allowed: '# .',
    aside: 'aside.toml',
    boxes: [7],
    character: 'x',
    expected: 7,
    file: 'some.file',
    first: { line: 7, column: 7 },
    found: 7,
    game: 'chess',
    games: 7,
    goals: 7,
    host: 'x',
    known: 7,
    least: 7,
    levels: 7,
    line: 7,
    looked: 7,
    most: 7,
    moves: 7,
    needed: 7,
    number: 7,
    other: 7,
    port: 7,
    position: 7,
    problem: () => 'x',
    pulls: 7,
    pushes: 7,
    reason: 'EX',
    rejection: () => 'x',
    said: 7,
    settings: ['x'],
    side: 'width',
    since: { number: 7, line: 7 },
    steps: 7,
    symbol: 'S',
    text: 'xyz',
    value: 7,
    version: 7,
    what: 'start',
    title: 'x',
    solved: 7,
    rows: 7,
    row: 7,
    phase: 'walking',
    of: 7,
    key: 'x',
    generator: 'x',
    finder: 'x',
    done: 7,
    command: 'x',
    columns: 7,
    column: 7,
    round: 7,
    collected: 7,
    seat: 'x',
    place: 'x',
    win: 'x',
    draw: 'x',
    loss: 'x',
    wins: 7,
    draws: 7,
    losses: 7,
    states: 'x',
    seconds: 'x',
    megabytes: 'x',
    low: 'x',
    high: 'x',
    own: 7,
    piece: 'exit',
    attack: 'x',
    attacks: 'x',
    cost: 7,
    creature: 'x',
    damage: 7,
    detail: 'x',
    energy: 7,
    escaped: 7,
    fights: 7,
    hero: 'x',
    hp: 7,
    knockedOut: 7,
    limit: 7,
    longest: 7,
    meetings: 7,
    mostDamage: 7,
    nearest: 'x',
    rival: 'x',
    share: 'x',
    unfinished: 7,
    won: 7,
  }),
  'length',
  { value: 7 },
);
Object.defineProperty(anything, 'name', { value: 'x' });

/** Where a word means something else than everywhere. */
const ELSEWHERE: ReadonlyMap<string, unknown> = new Map([
  ['games/pokelabirinto/problem/bad-size', Object.create(anything, { side: { value: 'rows' } }) as unknown],
]);

/** Everything that a language says, by where it stands; what is a function is called. */
export function everythingSaid(words: Words): Map<string, string> {
  const said = new Map<string, string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') said.set(path, value);
    else if (typeof value === 'function') visit(value(ELSEWHERE.get(path) ?? anything, anything), `${path}()`);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, path === '' ? key : `${path}/${key}`);
    } else throw new Error(`${path} is ${String(value)}`);
  };
  visit(words, '');
  return said;
}
