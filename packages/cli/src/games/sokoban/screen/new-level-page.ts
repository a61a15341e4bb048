import { NEW } from '@dedalo/clients/own/collected';
import {
  FIRST_WISH,
  type LevelWish,
  madeLevel,
  madeLevelFacts,
  withDifficulty,
} from '@dedalo/clients/sokoban/made-level';
import { collectedLevel } from '@dedalo/clients/sokoban/collected-level';
import { ownCollections } from '@dedalo/clients/sokoban/own-collections';
import type { LevelOrigin } from '@dedalo/clients/sokoban/session';
import {
  boxesFor,
  createConfig,
  DIFFICULTIES,
  isSameLevel,
  type Level,
  LEVEL_SIZES,
  type LevelEntry,
  NewLevel,
  sokoban,
} from '@dedalo/sokoban';
import type { Client } from '../../../app/client.ts';
import { type Made, type MakeContent, MakePage } from '../../../app/make-page.ts';
import { nextOf, type SetupRow } from '../../../app/setup-page.ts';
import { paint } from './painter.ts';

/** Work between two looks at the keyboard, in microseconds of an ordinary machine. */
const SLICE = 20_000;

/** A level on demand; one that is played is kept. */
export function newLevelPage(client: Client, play: (origin: LevelOrigin) => void): MakePage<LevelEntry> {
  let wish: LevelWish = FIRST_WISH;
  return new MakePage(client, {
    game: 'sokoban',
    title: () => client.words.making.newLevel,
    collection: () => client.words.making.levels,
    rows: () => rowsOf(client, wish, (changed) => (wish = changed)),
    begin(seed) {
      const asked = { ...wish, seed };
      const maker = new NewLevel(asked);
      return {
        run: () => maker.run(SLICE),
        get progress() {
          return maker.progress;
        },
        made: () => maker.level && madeLevel(maker.level, asked, client.words),
        best() {
          const best = maker.bestSoFar();
          return best && madeLevel(best, wish, client.words);
        },
      };
    },
    show: (entry) => shownOf(client, entry, play),
  } satisfies MakeContent<LevelEntry>);
}

function rowsOf({ words }: Client, wish: LevelWish, change: (wish: LevelWish) => void): readonly SetupRow[] {
  const { making: said } = words;
  const { difficulty, size, boxes } = wish;
  return [
    {
      text: said.difficulty,
      value: said.difficulties[difficulty],
      change: (step) => change(withDifficulty(wish, nextOf(DIFFICULTIES, difficulty, step))),
    },
    {
      text: said.size,
      value: said.sizes[size],
      change: (step) => change({ ...wish, size: nextOf(LEVEL_SIZES, size, step) }),
    },
    {
      text: said.boxes,
      value: boxes === undefined ? said.anyBoxes : String(boxes),
      change(step) {
        const { boxes: _, ...rest } = wish;
        const count = nextOf([undefined, ...boxesFor(difficulty)], boxes, step);
        change(count === undefined ? rest : { ...rest, boxes: count });
      },
    },
  ];
}

function shownOf(client: Client, entry: LevelEntry, play: (origin: LevelOrigin) => void): Made {
  const { store, words } = client;
  const keep = (): void => store.keepOwn(collectedLevel(entry, { collection: NEW, at: Date.now() }));
  return {
    picture: () => paint(sokoban.start(configOf(entry.level), ''), client),
    facts: madeLevelFacts(entry, words),
    isKept: originIn(client, entry) !== undefined,
    keep,
    play() {
      if (!originIn(client, entry)) keep();
      play(originIn(client, entry)!);
    },
  };
}

function configOf(level: Level) {
  const config = createConfig(level);
  if (!config.ok) throw new Error(`a level that was made cannot be played: ${config.error.code}`);
  return config.value;
}

function originIn({ store, words }: Client, { level }: LevelEntry): LevelOrigin | undefined {
  const source = ownCollections(store.own, words).find(({ id }) => id === NEW);
  const index = source?.collection.entries.findIndex((entry) => isSameLevel(entry.level, level)) ?? -1;
  return source && index !== -1 ? { source, number: index + 1 } : undefined;
}
