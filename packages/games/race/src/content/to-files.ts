import type { EntryData } from '../cfg/cfg-value.ts';
import { formatCfg } from '../cfg/format-cfg.ts';
import { cfgDictionary, cfgInt, cfgSize, cfgString, cfgStrings, makeCfg } from '../cfg/make-cfg.ts';
import { DEFAULT_USER_NAME } from './characters.ts';
import { type Content, type PowerUp, SOUND_NAMES } from './content.ts';
import type { CfgFile } from './folder.ts';
import { freeName } from './free-name.ts';
import { ROOT_FILE } from './lookup.ts';
import { writeLevels } from './write-levels.ts';
import { optional, writeCharacter, writeMedia, writePowerUp } from './write-parts.ts';

const LEVELS_PATH = 'levels';
const POWER_UPS_FILE = 'powerups.cfg';

/**
 * A game as files, in the one way in which we write it: `loadContent` gives it back from them. Throws for texts that
 * no `.cfg` file can hold, as those with a double quote.
 */
export function toFiles(content: Content): readonly CfgFile[] {
  const levels = writeLevels(content.levels, LEVELS_PATH);
  const root = writeRoot(content, levels.folders);
  const powerUps = content.powerUps.length === 0 ? [] : [fileOf(POWER_UPS_FILE, writePowerUps(content.powerUps))];
  return [fileOf(ROOT_FILE, root), ...powerUps, ...levels.files.map(({ path, entries }) => fileOf(path, entries))];
}

const fileOf = (path: string, entries: readonly EntryData[]): CfgFile => ({ path, text: formatCfg(makeCfg(entries)) });

function writeRoot(content: Content, folders: readonly string[]): readonly EntryData[] {
  const { user, sounds } = content;
  const sfx = SOUND_NAMES.flatMap((name) => optional(name, sounds[name] ?? null));
  const userEntries = [...writeCharacter(user, DEFAULT_USER_NAME), { key: 'lives', value: cfgInt(user.lives) }];
  return [
    { key: 'screen', value: cfgSize(content.screen) },
    { key: 'levels_path', value: cfgString(LEVELS_PATH) },
    { key: 'levels', value: cfgStrings(folders) },
    ...(content.powerUps.length === 0 ? [] : optional('powerups', POWER_UPS_FILE)),
    ...writeLifeImage(content),
    ...optional('font', content.font),
    ...(sfx.length === 0 ? [] : [{ key: 'sfx', value: cfgDictionary(sfx) }]),
    { key: 'user', value: cfgDictionary(userEntries) },
  ];
}

function writeLifeImage({ lifeImage }: Content): readonly EntryData[] {
  if (!lifeImage?.rect) return optional('life', lifeImage?.file ?? null);
  const picture = writeMedia(lifeImage, { file: 'texture_file', rect: 'texture_rect' });
  return [{ key: 'life', value: cfgDictionary(picture) }];
}

function writePowerUps(powerUps: readonly PowerUp[]): readonly EntryData[] {
  const keys: string[] = [];
  for (const { name } of powerUps) {
    const wanted = /^\w+$/.test(name) ? name : undefined;
    const isTaken = (key: string): boolean => key === 'powerups' || keys.includes(key);
    keys.push(freeName({ wanted, otherwise: (number) => `powerup${number}`, isTaken }));
  }
  return [
    { key: 'powerups', value: cfgStrings(keys) },
    ...powerUps.map((powerUp, index) => ({
      key: keys[index]!,
      value: cfgDictionary(writePowerUp(powerUp, keys[index]!)),
    })),
  ];
}
