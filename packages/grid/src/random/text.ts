import { err, ok, type Result } from '../result.ts';
import { Random } from './random.ts';

const FORM = /^well512:([0-9a-f])([0-9a-f]{128}):(.*)$/s;

/** The state as one line: the algorithm's name, the index, sixteen words, the seed. */
export function formatRandom(random: Random): string {
  const { words, index } = random.save();
  const hex = words.map((word) => word.toString(16).padStart(8, '0')).join('');
  return `well512:${index.toString(16)}${hex}:${random.seed}`;
}

export function parseRandom(text: string): Result<Random, { readonly code: 'bad-random-state' }> {
  const match = FORM.exec(text);
  if (!match) return err({ code: 'bad-random-state' });
  const [, index = '', hex = '', seed = ''] = match;
  const words = Int32Array.from({ length: 16 }, (_, i) => Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16));
  if (words.every((word) => word === 0)) return err({ code: 'bad-random-state' });
  return ok(new Random(seed, words, Number.parseInt(index, 16)));
}
