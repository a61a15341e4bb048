import { CHOICES, LEAST_SIZE, LONGEST_SEED, MOST_SIZE, type Setup, type SideSetup, USUAL_SETUP } from './setup.ts';

const YES = 'yes';
const SEARCH = 'search';

/** One of the values of a list, else nothing. */
function oneOf<V extends string | number>(values: readonly V[], text: string | null): V | undefined {
  return values.find((value) => String(value) === text);
}

function wholeNumber(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d{1,3}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

function oddSize(text: string | null): number | undefined {
  const size = wholeNumber(text, LEAST_SIZE, MOST_SIZE);
  return size !== undefined && size % 2 === 1 ? size : undefined;
}

/** No control characters, which nobody types, nor halves of characters. */
export const isSeed = (text: string): boolean =>
  text.length <= LONGEST_SEED && text.isWellFormed() && !/\p{Cc}/u.test(text);

/** Reads an address; missing or invalid parts get their defaults. */
export function parseSetup(query: URLSearchParams): Setup {
  const usual = USUAL_SETUP;
  const side = (suffix: string, { generator, finder }: SideSetup): SideSetup => ({
    generator: oneOf(CHOICES.generator, query.get(`generator${suffix}`)) ?? generator,
    finder: oneOf(CHOICES.finder, query.get(`finder${suffix}`)) ?? finder,
  });
  const seed = query.get('seed');
  return {
    view: oneOf(CHOICES.view, query.get('view')) ?? usual.view,
    left: side('', usual.left),
    right: side('2', usual.right),
    size: oddSize(query.get('size')) ?? usual.size,
    shape: oneOf(CHOICES.shape, query.get('shape')) ?? usual.shape,
    speed: oneOf(CHOICES.speed, query.get('speed')) ?? usual.speed,
    seed: seed !== null && isSeed(seed) ? seed : usual.seed,
    braid: wholeNumber(query.get('braid'), 0, 100) ?? usual.braid,
    isWrapped: query.get('wrap') === YES,
    isCarvingSkipped: query.get('begin') === SEARCH,
  };
}

/** The inverse of `parseSetup`; defaults are left out. */
export function formatSetup(setup: Setup): Record<string, string> {
  const flat = flatten(setup);
  const usual = flatten(USUAL_SETUP);
  return Object.fromEntries(Object.entries(flat).filter(([name, value]) => value !== usual[name]));
}

function flatten(setup: Setup): Record<string, string> {
  const { view, left, right, size, shape, speed, seed, braid, isWrapped, isCarvingSkipped } = setup;
  return {
    view,
    generator: left.generator,
    finder: left.finder,
    generator2: right.generator,
    finder2: right.finder,
    size: String(size),
    shape,
    speed: String(speed),
    seed,
    braid: String(braid),
    wrap: isWrapped ? YES : '',
    begin: isCarvingSkipped ? SEARCH : '',
  };
}
