import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { configFolder, dataFolder } from './store/data-folder.ts';
import { DEFAULT_SETTINGS, type Settings } from './store/settings.ts';
import { settingsFileIn, type SettingsFolders } from './store/settings-file.ts';

export const userFolders = (): SettingsFolders => ({
  data: dataFolder(process.env, process.platform, homedir()),
  config: configFolder(process.env, process.platform, homedir()),
});

/** The settings, for commands that keep nothing; a file that cannot be read counts as missing. */
export async function readSettings(): Promise<Settings> {
  try {
    const text = await readFile(settingsFileIn(userFolders()), 'utf8');
    const { parseSettings } = await import('./store/settings-text.ts');
    const parsed = parseSettings(text);
    return parsed.ok ? parsed.value.settings : DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}
