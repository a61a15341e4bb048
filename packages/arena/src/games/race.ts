import { err, ok } from '@dedalo/grid';
import {
  BOTS,
  type Content,
  createConfig,
  DEFAULT_MOST_TICKS,
  loadContent,
  onlyLevel,
  race,
  type RaceTypes,
  SHIPPED_GAMES,
  shippedContent,
  TICKS_A_SECOND,
} from '@dedalo/race';
import { arenaBot } from './bots.ts';
import type { ArenaGame, ReadFiles, Setting } from './arena-game.ts';
import { raceWire } from './race-wire.ts';
import { SettingsReader } from './settings-reader.ts';

const SETTINGS: readonly Setting[] = [
  { name: 'game', values: `${SHIPPED_GAMES.join(' | ')} | FOLDER` },
  { name: 'level', values: '1…' },
  { name: 'seconds', values: '1…3600' },
];

/** Levels, then maps of the level that were passed; who comes through, by the time; who does not, by how long it ran. */
export const raceArenaGame: ArenaGame<RaceTypes> = {
  game: race,
  bots: BOTS.map(arenaBot),
  settings: SETTINGS,
  courses(settings, files) {
    const reader = new SettingsReader(settings, SETTINGS);
    const whole = contentOf(reader, files);
    const level = reader.whole('level');
    if (whole && level !== undefined && !whole.levels[level - 1]) reader.refuse('level');
    const seconds = reader.whole('seconds') ?? DEFAULT_MOST_TICKS / TICKS_A_SECOND;
    if (seconds < 1 || seconds * TICKS_A_SECOND > DEFAULT_MOST_TICKS) reader.refuse('seconds');
    if (reader.problem || !whole) return err(reader.problem!);
    const content = level === undefined ? whole : onlyLevel(whole, level - 1);
    const title = content.levels.map(({ name }) => name).join(', ');
    return ok([{ title, config: createConfig(content, seconds * TICKS_A_SECOND) }]);
  },
  wire: raceWire,
  score: ({ scene }) => {
    const isWon = scene.status === 'won';
    return [isWon ? 1 : 0, scene.level, scene.user.map, isWon ? -scene.ticks : scene.ticks];
  },
  figures: ({ scene }) => ({
    won: Number(scene.status === 'won'),
    levels: scene.level,
    maps: scene.user.map,
    ticks: scene.ticks,
  }),
};

function contentOf(reader: SettingsReader, files: ReadFiles): Content | undefined {
  const wanted = reader.text('game') ?? 'daedalus';
  const shipped = SHIPPED_GAMES.find((name) => name === wanted);
  if (shipped !== undefined) return shippedContent(shipped);
  const texts = files.folder(wanted, '.cfg');
  const loaded = texts && loadContent(texts);
  if (loaded?.ok) return loaded.value.content;
  reader.problem ??= { code: 'unreadable-game', folder: wanted, command: `dedalo race check ${wanted}` };
  return undefined;
}
