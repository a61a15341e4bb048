import type { Acted, GameTypes, Seat } from '@dedalo/engine';
import type { Message } from './message.ts';

/** What a command or a gesture asks for. */
export type Intent<T extends GameTypes> =
  /** One after the other before one's eyes; the first that is refused ends it. */
  | {
      readonly kind: 'play';
      readonly actions: readonly T['Action'][];
      /** The person's unless said. */
      readonly seat?: Seat;
      /** Asked after each of them: whether the rest is better not played. */
      readonly isCutShort?: () => boolean;
    }
  /** To a position that was kept: these actions from the start are known to hold. It is told once one is there. */
  | { readonly kind: 'go-to'; readonly acts: readonly Acted<T>[]; readonly message: Message }
  | { readonly kind: 'say'; readonly message: Message }
  /** It has been done already, or there is nothing to do. */
  | { readonly kind: 'done' };

export const DONE = { kind: 'done' } as const;

export const saying = (text: string, role: Message['role']): { readonly kind: 'say'; readonly message: Message } => ({
  kind: 'say',
  message: { text, role },
});
