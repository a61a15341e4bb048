import type { Reader } from '../../text/reader.ts';
import { CREATURE_NAMES, type CreatureName } from '../content/creatures.ts';
import { FIND_KINDS, type FindKind, type Leg } from '../state.ts';

export const LEG_FORM = 'leg N N N N won … lost … found …';

export const formatLeg = ({ par, steps, turnedBack, points, won, lost, finds }: Leg): string =>
  ['leg', par, steps, turnedBack, points, 'won', ...won, 'lost', ...lost, 'found', ...finds].join(' ');

export function readLeg(reader: Reader): Leg {
  const words = reader.words('leg', LEG_FORM);
  const won = words.indexOf('won');
  const lost = words.indexOf('lost');
  const found = words.indexOf('found');
  if (won !== 4 || lost < won || found < lost) return reader.refuse(LEG_FORM);
  const numbers = words.slice(0, won).map((word) => reader.number(word, LEG_FORM));
  const [par, steps, turnedBack, points] = numbers as [number, number, number, number];
  const creatures = (from: number, to: number): CreatureName[] =>
    words.slice(from + 1, to).map((word) => readCreature(reader, word, LEG_FORM));
  const finds = words
    .slice(found + 1)
    .map((word): FindKind => FIND_KINDS.find((kind) => kind === word) ?? reader.refuse(LEG_FORM));
  return { par, steps, turnedBack, points, won: creatures(won, lost), lost: creatures(lost, found), finds };
}

export const readCreature = (reader: Reader, word: string | undefined, form: string): CreatureName =>
  CREATURE_NAMES.find((name) => name === word) ?? reader.refuse(form);
