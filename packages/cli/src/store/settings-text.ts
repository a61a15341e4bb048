import { err, ok, type Result } from '@dedalo/grid';
import { SHARED_COMMANDS } from '@dedalo/words';
import { COMMANDED_GAMES, ownCommandsOf } from '@dedalo/clients/all-commands';
import { renameCommands } from '@dedalo/clients/commands/renamed-commands';
import {
  CHOICE_NAMES,
  type ChoiceName,
  CHOICES,
  DEFAULT_SETTINGS,
  type OtherValue,
  type Settings,
  SWITCH_NAMES,
  type SwitchName,
} from './settings.ts';
import {
  type Damaged,
  formatKey,
  formatList,
  formatString,
  isTable,
  lineOfKey,
  type NewerVersion,
  parseToml,
  showValue,
  type TomlTable,
  type TomlValue,
} from './toml.ts';

const VERSION = 2;
/** Games shared one list of commands, which had other names. */
const ONE_LIST = 1;

export interface SettingsWarning {
  readonly code: 'unknown-setting' | 'bad-value';
  /** As in the file, such as `dead-squares` or `keys.undo`. */
  readonly key: string;
  readonly value?: string;
  readonly allowed?: readonly string[];
  readonly line?: number;
}

export interface ReadSettings {
  readonly settings: Settings;
  readonly warnings: readonly SettingsWarning[];
}

/** `deadSquares` is `dead-squares` in the file. */
const inFile = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const OURS = new Map<string, ChoiceName | SwitchName>(
  [...CHOICE_NAMES, ...SWITCH_NAMES].map((name) => [inFile(name), name]),
);

/** A file without a version was written by hand, maybe long ago: it is read as version 1. */
export function parseSettings(text: string): Result<ReadSettings, Damaged | NewerVersion> {
  const parsed = parseToml(text);
  if (!parsed.ok) return parsed;
  const { version = ONE_LIST, keys = {}, ...rest } = parsed.value;
  if (isNumber(version) && version > VERSION) return err({ code: 'newer-version', version: Number(version) });

  const warnings: SettingsWarning[] = [];
  const warn = (code: SettingsWarning['code'], path: readonly string[], more: Partial<SettingsWarning>): void => {
    const line = lineOfKey(text, path);
    warnings.push({ code, key: path.map(formatKey).join('.'), ...more, ...(line !== undefined && { line }) });
  };
  const badValue = (path: readonly string[], value: TomlValue, allowed: readonly string[]): void =>
    warn('bad-value', path, { value: showValue(value), ...(allowed.length > 0 && { allowed }) });

  if (version !== VERSION && version !== ONE_LIST) badValue(['version'], version, [String(VERSION)]);
  const known: [string, TomlValue][] = [];
  const others: [string, OtherValue][] = [];
  for (const [key, value] of Object.entries(rest)) {
    const name = OURS.get(key);
    const allowed = name === undefined ? [] : allowedFor(name);
    const other = otherValue(value);
    if (name === undefined) {
      warn('unknown-setting', [key], {});
      if (other !== undefined) others.push([key, other]);
    } else if (isAllowed(name, value)) known.push([name, value]);
    else badValue([key], value, allowed);
  }
  if (!isTable(keys)) badValue(['keys'], keys, []);
  const given = isTable(keys) ? keysFrom(keys, (path, value) => badValue(['keys', ...path], value, [])) : {};
  const settings: Settings = {
    ...DEFAULT_SETTINGS,
    ...Object.fromEntries(known),
    keys: version === VERSION ? given : renameCommands(given),
    others: Object.fromEntries(others),
  };
  return ok({ settings, warnings });
}

/** Settings that another client may have written: the part that can be used here. */
export function acceptedSettings(found: Readonly<Record<string, unknown>>): Partial<Settings> {
  const known = [...CHOICE_NAMES, ...SWITCH_NAMES].filter((name) => isAllowed(name, found[name] as TomlValue));
  const keys = Object.entries((found['keys'] ?? {}) as TomlTable).filter(([, value]) => isTexts(value));
  return {
    ...Object.fromEntries(known.map((name) => [name, found[name]])),
    keys: Object.fromEntries(keys) as Settings['keys'],
  };
}

const isNumber = (value: TomlValue): value is number | bigint => typeof value === 'number' || typeof value === 'bigint';

const allowedFor = (name: ChoiceName | SwitchName): readonly string[] =>
  name in CHOICES ? CHOICES[name as ChoiceName] : ['true', 'false'];

const isAllowed = (name: ChoiceName | SwitchName, value: TomlValue): boolean =>
  name in CHOICES ? allowedFor(name).includes(value as string) : typeof value === 'boolean';

function otherValue(value: TomlValue): OtherValue | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  // JavaScript has two zeros, the file has one.
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0;
  return isTexts(value) ? value : undefined;
}

const isTexts = (value: TomlValue): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

type BadKeys = (path: readonly string[], value: TomlValue) => void;

function keysFrom(table: TomlTable, bad: BadKeys): Settings['keys'] {
  const keys = Object.entries(table).flatMap(([name, value]) =>
    isTable(value) && isGame(name)
      ? keysOfGame(name, value, bad)
      : keysOfCommand(name, value, () => bad([name], value)),
  );
  return Object.fromEntries(keys);
}

const isGame = (name: string): boolean => (COMMANDED_GAMES as readonly string[]).includes(name);

/** `sokoban.reverse` without quotes is a table in a table. */
const keysOfGame = (game: string, table: TomlTable, bad: BadKeys): [string, readonly string[]][] =>
  Object.entries(table).flatMap(([name, value]) =>
    keysOfCommand(`${game}.${name}`, value, () => bad([game, name], value)),
  );

function keysOfCommand(command: string, value: TomlValue, bad: () => void): [string, readonly string[]][] {
  if (typeof value === 'string') return [[command, [value]]];
  if (isTexts(value)) return [[command, value]];
  bad();
  return [];
}

const HEADER = `# The settings of Dedalo. You may edit this file; a value that cannot be used is named at the next start.
# Dedalo writes it anew when a setting is changed in the game: comments of your own do not survive that.
`;

const KEYS_HEADER = `# Other keys for a command, such as: undo = ["g", "backspace"]
# The commands of all games: ${SHARED_COMMANDS.join(', ')}
${COMMANDED_GAMES.map((game) => `# Of ${game}: ${ownCommandsOf(game).join(', ')}\n`).join('')}[keys]
`;

export function formatSettings(settings: Settings): string {
  const ours = [...OURS].map(([key, name]) => {
    const value = settings[name];
    const written = typeof value === 'string' ? formatString(value) : String(value);
    return `# ${choicesLine(name)}\n${key} = ${written}\n`;
  });
  const others = Object.entries(settings.others).map(([key, value]) => `${formatKey(key)} = ${formatOther(value)}\n`);
  const keys = Object.entries(settings.keys).map(
    ([command, names]) => `${formatKey(command)} = ${formatList(names)}\n`,
  );
  const parts = [HEADER, `version = ${VERSION}\n`, ...ours, others.join(''), KEYS_HEADER + keys.join('')];
  return parts.filter((part) => part !== '').join('\n');
}

const choicesLine = (name: ChoiceName | SwitchName): string =>
  name in CHOICES ? allowedFor(name).map(formatString).join(', ') : allowedFor(name).join(', ');

function formatOther(value: OtherValue): string {
  if (typeof value === 'string') return formatString(value);
  if (typeof value === 'object') return formatList(value);
  // As an integer it would be read back as one too large for a number.
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? (value as number).toFixed(1) : String(value);
}
