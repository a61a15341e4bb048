import type { Content, Effects, Properties } from '../content/content.ts';
import type { ActiveEffect } from '../state.ts';

export const effectsOf = (
  { powerUps }: Content,
  { powerUp, as }: Pick<ActiveEffect, 'powerUp' | 'as'>,
): Effects | null => powerUps[powerUp]![as];

/** What a character is at the moment: its own properties, and what works on it in the order in which it began (RB15). */
export function effectiveProperties(
  content: Content,
  own: Properties,
  effects: readonly Pick<ActiveEffect, 'powerUp' | 'as'>[],
): Properties {
  if (effects.length === 0) return own;
  return Object.assign({}, own, ...effects.map((effect) => effectsOf(content, effect)?.properties)) as Properties;
}
