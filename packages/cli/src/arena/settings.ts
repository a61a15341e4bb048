import type { Settings } from '@dedalo/protocol/report';
import { InvalidArgumentError, Option } from 'commander';

/** `--set name=value`, repeatable; the last value of a name counts. */
export const settingsOption = (): Option =>
  new Option('--set <name=value>', 'a setting of the game, such as size=9; as often as wanted')
    .default({}, 'as the game is usually played')
    .argParser((text: string, before: Settings) => ({ ...before, ...parseSetting(text) }));

function parseSetting(text: string): Settings {
  const [, name, value] = /^([a-z][\w-]*)=(.*)$/is.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new InvalidArgumentError('It must be name=value.');
  return { [name]: parseValue(value) };
}

/** A text that is the same after reading it as a number is a number; everything else is text. */
function parseValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && String(Number(text)) === text ? Number(text) : text;
}

export const formatSettings = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
