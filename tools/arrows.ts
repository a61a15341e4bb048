import { readdirSync } from 'node:fs';

/**
 * Which packages a package may import. `games` stands for every package under packages/games. The picture in
 * docs/architecture.md is drawn from this and from what the packages really declare.
 */
export const ARROWS = {
  grid: [],
  files: [],
  engine: ['grid'],
  toml: ['grid'],
  games: ['grid', 'engine', 'toml'],
  catalogue: ['grid', 'engine', 'games'],
  words: ['grid', 'engine', 'games', 'catalogue'],
  clients: ['grid', 'engine', 'games', 'catalogue', 'words', 'protocol'],
  protocol: ['grid', 'engine'],
  arena: ['grid', 'files', 'engine', 'toml', 'games', 'catalogue', 'protocol'],
  server: ['grid', 'files', 'engine', 'games', 'catalogue', 'protocol', 'arena'],
  cli: ['grid', 'files', 'engine', 'toml', 'games', 'catalogue', 'words', 'clients', 'protocol', 'arena', 'server'],
  web: ['grid', 'engine', 'games', 'catalogue', 'words', 'clients', 'protocol'],
} as const satisfies Record<string, readonly string[]>;

export type Area = keyof typeof ARROWS;
export const AREAS = Object.keys(ARROWS) as Area[];

/** These run the same in Node, in a worker and in the browser: no I/O, no clock, no chance but their own. */
export const PURE_AREAS: readonly Area[] = ['grid', 'engine', 'toml', 'games', 'words', 'clients'];

/** The folders under packages/games. */
export const GAMES: readonly string[] = readdirSync(new URL('../packages/games', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

/** The package names of an area. */
export const packagesOf = (area: Area): string[] =>
  area === 'games' ? GAMES.map((game) => `@dedalo/${game}`) : [`@dedalo/${area}`];

export const areaOf = (packageName: string): Area | undefined =>
  AREAS.find((area) => packagesOf(area).includes(packageName));
