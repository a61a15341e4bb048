import type { Character, User } from './content.ts';
import { readFlag, readName, readReplaced } from './fields.ts';
import { readMedia } from './media.ts';
import { LIVES } from './limits.ts';
import { DEFAULT_PROPERTIES, readProperties, tellNoEffect, type Whose } from './properties.ts';
import { type Section, sectionOf, tellMissing, tellStrangers } from './section.ts';

/** As documented (R42). */
export const DEFAULT_LIVES = 3;
export const DEFAULT_USER_NAME = 'user';

/** The dictionary `user` of a game, which must be there (R41). */
export function readUser(root: Section): User | undefined {
  const section = sectionOf(root, 'user');
  if (!section) {
    if (!root.entries.has('user')) tellMissing(root, 'user', 'dictionary');
    return undefined;
  }
  const replace = (lives: number): number => Math.min(Math.max(lives, LIVES.least), LIVES.most);
  const lives = readReplaced(section, { key: 'lives', range: LIVES, type: 'int', replace }) ?? DEFAULT_LIVES;
  return { ...readCharacter(section, { name: DEFAULT_USER_NAME, whose: 'user' }), lives };
}

/** The opponent of a dictionary in a level's file (R45). */
export function readOpponent(level: Section, key: string): Character | undefined {
  const section = sectionOf(level, key);
  if (section) return readCharacter(section, { name: key, whose: 'opponent' });
  if (!level.entries.has(key)) tellMissing(level, key, 'dictionary');
  return undefined;
}

interface Who {
  /** Where the dictionary says none. */
  readonly name: string;
  readonly whose: Whose;
}

function readCharacter(section: Section, { name, whose }: Who): Character {
  const character: Character = {
    name: readName(section) ?? name,
    properties: { ...DEFAULT_PROPERTIES, ...readProperties(section, whose) },
    sprites: readMedia(section, { file: 'sprites', rect: 'rect', kind: 'character' }),
  };
  // A key of every character in the description, where power-ups alone make use of it (R42).
  if (readFlag(section, 'randomize_position')) tellNoEffect(section, 'randomize_position');
  tellStrangers(section);
  return character;
}
