import type { CfgData } from '../cfg/cfg-value.ts';
import { cfgDictionary, cfgFlag, cfgInt } from '../cfg/make-cfg.ts';
import type { Effects } from './content.ts';
import { readFlag, readReplaced } from './fields.ts';
import { LIVES_GIVEN } from './limits.ts';
import { readProperties, tellNoEffect, type Whose, writeProperties } from './properties.ts';
import { type Section, sectionOf, tellStrangers } from './section.ts';

const LIVES_KEY = 'lives';
const RANDOMIZE_KEY = 'randomize_position';

/** What a power-up does to whom the dictionary under a key is about; null where there is none. */
export function readEffects(around: Section, key: string, whose: Whose): Effects | null {
  const section = sectionOf(around, key);
  if (!section) return null;
  const properties = readProperties(section, whose);
  const replace = (lives: number): number => Math.min(Math.max(lives, LIVES_GIVEN.least), LIVES_GIVEN.most);
  const lives = readReplaced(section, { key: LIVES_KEY, range: LIVES_GIVEN, type: 'int', replace }) ?? 0;
  if (whose === 'opponent') tellNoEffect(section, LIVES_KEY);
  const randomizesPosition = readFlag(section, RANDOMIZE_KEY) ?? false;
  tellStrangers(section);
  return { properties, lives, randomizesPosition };
}

export const writeEffects = ({ properties, lives, randomizesPosition }: Effects): CfgData =>
  cfgDictionary([
    ...writeProperties(properties),
    ...(lives === 0 ? [] : [{ key: LIVES_KEY, value: cfgInt(lives) }]),
    ...(randomizesPosition ? [{ key: RANDOMIZE_KEY, value: cfgFlag(true) }] : []),
  ]);
