import type { EntryData } from '../cfg/cfg-value.ts';
import { cfgDictionary, cfgFloat, cfgInt, cfgRectangle, cfgSize, cfgString } from '../cfg/make-cfg.ts';
import type { Character, Media, PowerUp, Properties } from './content.ts';
import { writeEffects } from './effects.ts';
import { DEFAULT_POWER_UP } from './power-ups.ts';
import { DEFAULT_PROPERTIES, PROPERTY_NAMES, writeProperties } from './properties.ts';

/** An entry, or none where there is nothing to say. */
export const optional = (key: string, text: string | null): readonly EntryData[] =>
  text === null ? [] : [{ key, value: cfgString(text) }];

export const nameIfOther = (name: string, key: string): readonly EntryData[] =>
  optional('name', name === key ? null : name);

export function writeMedia(
  media: Media | null,
  keys: { readonly file: string; readonly rect: string },
): readonly EntryData[] {
  if (!media) return [];
  const entries = optional(keys.file, media.file);
  if (!media.rect) return entries;
  const [x, y, width, height] = media.rect;
  return [...entries, { key: keys.rect, value: cfgRectangle({ x, y, width, height }) }];
}

/** What a character is besides the defaults; its speed in any case. */
export const writeCharacter = ({ name, properties, sprites }: Character, key: string): readonly EntryData[] => [
  ...nameIfOther(name, key),
  ...writeMedia(sprites, { file: 'sprites', rect: 'rect' }),
  ...writeProperties(ownProperties(properties)),
];

function ownProperties(properties: Properties): Partial<Properties> {
  const isOwn = (name: keyof Properties): boolean =>
    name === 'speed' || JSON.stringify(properties[name]) !== JSON.stringify(DEFAULT_PROPERTIES[name]);
  return Object.fromEntries(PROPERTY_NAMES.filter(isOwn).map((name) => [name, properties[name]]));
}

export const writePowerUp = (powerUp: PowerUp, key: string): readonly EntryData[] => [
  ...nameIfOther(powerUp.name, key),
  ...optional('trigger', powerUp.trigger),
  { key: 'appearance_probability', value: cfgFloat(powerUp.probability) },
  ...(powerUp.area.width === 0 ? [] : [{ key: 'effects_rect_size', value: cfgSize(powerUp.area) }]),
  { key: 'duration', value: cfgFloat(powerUp.duration) },
  { key: 'timeout', value: cfgFloat(powerUp.timeout) },
  ...(powerUp.limit === DEFAULT_POWER_UP.limit ? [] : [{ key: 'limit', value: cfgInt(powerUp.limit) }]),
  ...writePicker(powerUp),
  ...(powerUp.others ? [{ key: 'characters', value: writeEffects(powerUp.others) }] : []),
  ...writeMedia(powerUp.texture, { file: 'texture_file', rect: 'texture_rect' }),
  ...optional('audio', powerUp.audio),
];

function writePicker({ user, opponent }: PowerUp): readonly EntryData[] {
  if (!user && !opponent) return [];
  const entries = [
    ...(user ? [{ key: 'user', value: writeEffects(user) }] : []),
    ...(opponent ? [{ key: 'enemy', value: writeEffects(opponent) }] : []),
  ];
  return [{ key: 'picker', value: cfgDictionary(entries) }];
}
