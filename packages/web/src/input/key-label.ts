import type { Key } from '@dedalo/clients';
import { words } from '../speech.ts';

/** A key as people call it. */
export function keyLabel(key: Key): string {
  const { names } = words.value.client.keys;
  return names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
