import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';
import { LAST_GAME, readKept, unsolvedFrom } from '@dedalo/clients/sokoban/keeping';
import { leftTitle } from '@dedalo/clients/sokoban/left-title';
import { nextUnsolved } from '@dedalo/clients/sokoban/progress';
import { startLevel } from '@dedalo/clients/sokoban/session';
import { PACKS } from '@dedalo/sokoban';
import { findLevels } from '../games/sokoban/commands/find-levels.ts';
import { freshSeed } from '../fresh-seed.ts';
import { speech } from '../speech.ts';
import type { Store } from '../store/store.ts';
import { chooseItem, type PlainItem } from './choose-item.ts';
import { playPlainSokoban } from '../games/sokoban/plain/play.ts';
import { TypedLines } from './typed-lines.ts';
import { openUserStore } from './user-store.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** The menu line by line. */
export async function plainMenu(): Promise<void> {
  print(`Dedalo: ${speech().client.menu.subtitle}`);
  const items = await itemsOf();
  return chooseItem(items, new TypedLines());
}

async function itemsOf(): Promise<PlainItem[]> {
  const words = speech();
  const store = await openUserStore();
  const left = store.running('sokoban');
  const items: PlainItem[] = [
    { name: words.games.sokoban.name, choose: (lines) => playNext(store, lines) },
    { name: words.games.pokelabirinto.name, choose: (lines) => playPokelabirinto(store, lines) },
    { name: words.games.theseus.name, choose: (lines) => chooseTheseus(store, lines) },
    { name: words.games['logic-maze'].name, choose: (lines) => playMaze(store, lines) },
    { name: words.games.stratego.name, choose: (lines) => playStratego(store, lines) },
    { name: words.games.race.name, choose: (lines) => playRace(store, lines) },
    { name: words.client.menu.leave, choose: async (lines) => lines.close() },
  ];
  if (left === undefined) return items;
  const goOn = `${words.client.menu.continue}: ${leftTitle(left, words)}`;
  return [{ name: goOn, choose: (lines) => playLeft(store, lines) }, ...items];
}

async function playLeft(store: Store, lines: TypedLines): Promise<void> {
  const level = readKept(store, LAST_GAME);
  if (level && 'session' in level)
    return playPlainSokoban(unsolvedFrom(store, level), {
      saveAs: null,
      notices: store.settings.deadlockNotice,
      lines,
      store,
    });
  if (level) print(speech().client.runningBroken(level.aside));
  return playNext(store, lines);
}

/** The first level that is not solved. */
async function playNext(store: Store, lines: TypedLines): Promise<void> {
  const source = await findLevels(PACKS[0]);
  const last = { source, number: source.collection.entries.length };
  const origin = nextUnsolved(store.progress, last) ?? { source, number: 1 };
  return playPlainSokoban(startLevel(origin, 'forward'), {
    saveAs: null,
    notices: store.settings.deadlockNotice,
    lines,
    store,
  });
}

/** The game that was left, else a new one with a creature that is asked for. */
async function playPokelabirinto(store: Store, lines: TypedLines): Promise<void> {
  const { keptPokelabirinto } = await import('@dedalo/clients/pokelabirinto/keeping');
  const { playPlainPokelabirinto } = await import('../games/pokelabirinto/plain/play.ts');
  const kept = keptPokelabirinto(store);
  if (kept && 'aside' in kept) print(speech().client.runningBroken(kept.aside));
  const session = kept && !('aside' in kept) ? kept : await newPokelabirinto(lines);
  return session ? playPlainPokelabirinto(session, { saveAs: null, lines, store }) : lines.close();
}

async function newPokelabirinto(lines: TypedLines): Promise<PokelabirintoSession | undefined> {
  const { createConfig, SHIPPED } = await import('@dedalo/pokelabirinto');
  const { startPokelabirinto } = await import('@dedalo/clients/pokelabirinto/session');
  const { askSetup } = await import('../games/pokelabirinto/plain/ask-setup.ts');
  const chosen = await askSetup({ species: SHIPPED, maze: 'classic' }, lines);
  if (!chosen) return undefined;
  const config = createConfig(chosen);
  if (!config.ok) throw new Error(`newPokelabirinto: ${config.error.code}`);
  return startPokelabirinto(config.value, freshSeed());
}

async function chooseTheseus(store: Store, lines: TypedLines): Promise<void> {
  const { theseusItems } = await import('../games/theseus/plain/items.ts');
  return chooseItem(theseusItems(store), lines);
}

/** The first level that is not solved. */
async function playMaze(store: Store, lines: TypedLines): Promise<void> {
  const { keptMaze } = await import('@dedalo/clients/logic-maze/keeping');
  const { firstUnsolvedMaze } = await import('@dedalo/clients/logic-maze/progress');
  const { startMaze } = await import('@dedalo/clients/logic-maze/session');
  const { playPlainMaze } = await import('../games/logic-maze/plain/play.ts');
  const maze = keptMaze(store, startMaze(firstUnsolvedMaze(store.progress)));
  return playPlainMaze(maze, { saveAs: null, notices: store.settings.deadlockNotice, lines, store });
}

/** The game that was left, else a new one. */
async function playStratego(store: Store, lines: TypedLines): Promise<void> {
  const { keptStratego } = await import('@dedalo/clients/stratego/keeping');
  const { usualStratego } = await import('@dedalo/clients/stratego/session');
  const { playPlainStratego } = await import('../games/stratego/plain/play.ts');
  const kept = keptStratego(store);
  if (kept && 'aside' in kept) print(speech().client.runningBroken(kept.aside));
  const game = kept && 'session' in kept ? kept : usualStratego(freshSeed());
  return playPlainStratego(game, { saveAs: null, lines, store });
}

/** The race that was left, else a new one. */
async function playRace(store: Store, lines: TypedLines): Promise<void> {
  const { keptRace } = await import('@dedalo/clients/race/keeping');
  const { usualRace } = await import('@dedalo/clients/race/session');
  const { playPlainRace } = await import('../games/race/plain/play.ts');
  const kept = keptRace(store);
  if (kept && 'aside' in kept) print(speech().client.runningBroken(kept.aside));
  const session = kept && !('aside' in kept) ? kept : usualRace(freshSeed());
  return playPlainRace(session, { saveAs: null, lines, store });
}
