/**
 * Sokoban on a text, written apart from the rules: rows of XSB of one width with line ends between them. A direction is
 * a distance in the text, and whatever is not floor or goal blocks, line ends too.
 */
export interface Simulation {
  readonly text: string;
  /** The text at the very start of forward play. */
  readonly first: string;
  /** Pushes, or pulls. */
  readonly carried: number;
}

const ENTER_PLAYER: Record<string, string> = { ' ': '@', '.': '+' };
const ENTER_BOX: Record<string, string> = { ' ': '$', '.': '*' };
const LEAVE: Record<string, string> = { '@': ' ', '+': '.', $: ' ', '*': '.' };

const widthOf = (text: string): number => text.indexOf('\n');
const distance = (text: string, letter: string): number =>
  ({ u: -widthOf(text) - 1, d: widthOf(text) + 1, l: -1, r: 1 })[letter.toLowerCase()]!;
const put = (text: string, at: number, sign: string): string => text.slice(0, at) + sign + text.slice(at + 1);
const is = (text: string, at: number, signs: string): boolean =>
  at >= 0 && at < text.length && signs.includes(text[at]!);
const isFree = (text: string, at: number): boolean => is(text, at, ' .');
const isBox = (text: string, at: number): boolean => is(text, at, '$*');
const playerOf = (text: string): number => text.search(/[@+]/);
const leave = (text: string, at: number): string => put(text, at, LEAVE[text[at]!]!);
const movePlayer = (text: string, from: number, to: number): string => {
  const left = from < 0 ? text : leave(text, from);
  return put(left, to, ENTER_PLAYER[left[to]!]!);
};
const moveBox = (text: string, from: number, to: number): string => {
  const left = leave(text, from);
  return put(left, to, ENTER_BOX[left[to]!]!);
};

/** The places that hang together with one, over signs that can be walked on. */
function around(text: string, from: number, walkable: string): Set<number> {
  const found = new Set([from]);
  for (const at of found) {
    for (const letter of 'udlr') {
      const next = at + distance(text, letter);
      if (is(text, next, walkable)) found.add(next);
    }
  }
  return found;
}

const inside = new Map<string, Set<number>>();

/** Where the player could ever get if no box were in the way. */
function insideOf(first: string): Set<number> {
  const found = inside.get(first) ?? around(first, playerOf(first), ' .$*@+');
  inside.set(first, found);
  return found;
}

const boxesOf = (text: string): number[] => [...[...text].keys()].filter((at) => isBox(text, at));

export const simulate = (text: string): Simulation => ({ text, first: text, carried: 0 });

/** One letter of forward play; undefined where it cannot be played. */
export function push({ text, first, carried }: Simulation, letter: string): Simulation | undefined {
  const player = playerOf(text);
  const ahead = player + distance(text, letter);
  const beyond = ahead + distance(text, letter);
  if (isFree(text, ahead)) return { text: movePlayer(text, player, ahead), first, carried };
  if (!isBox(text, ahead) || !isFree(text, beyond)) return undefined;
  return { text: movePlayer(moveBox(text, ahead, beyond), player, ahead), first, carried: carried + 1 };
}

export const isPushedHome = ({ text, first, carried }: Simulation): boolean =>
  carried > 0 && [...insideOf(first)].every((at) => text[at] !== '$');

/** The start of reverse play: where the player can get, boxes leave the floor for the goals. */
export function simulateReverse(first: string): Simulation {
  const onGoals: Record<string, string> = { '@': ' ', $: ' ', '.': '*', '+': '*' };
  let text = first;
  for (const at of insideOf(first)) text = put(text, at, onGoals[first[at]!] ?? first[at]!);
  return { text, first, carried: 0 };
}

/** A place in the text as the number of a cell, and back. */
export const cellOf = (text: string, at: number): number => at - Math.floor(at / (widthOf(text) + 1));
const placeOf = (text: string, cell: number): number => cell + Math.floor(cell / widthOf(text));

/** A small letter walks, a capital pulls, `jump 12` jumps. */
export function pull({ text, first, carried }: Simulation, action: string): Simulation | undefined {
  const player = playerOf(text);
  if (action.startsWith('jump')) {
    const to = placeOf(text, Number(action.slice(5)));
    const canBe = carried === 0 ? insideOf(first) : around(text, player, ' .');
    return canBe.has(to) && isFree(text, to) ? { text: movePlayer(text, player, to), first, carried } : undefined;
  }
  const by = distance(text, action);
  if (player < 0 || !isFree(text, player + by)) return undefined;
  const walked = movePlayer(text, player, player + by);
  if (action === action.toLowerCase()) return { text: walked, first, carried };
  return isBox(text, player - by)
    ? { text: moveBox(walked, player - by, player), first, carried: carried + 1 }
    : undefined;
}

export const isPulledHome = ({ text, first, carried }: Simulation): boolean =>
  carried > 0 &&
  boxesOf(text).join() === boxesOf(first).join() &&
  around(text, playerOf(text), ' .').has(playerOf(first));
