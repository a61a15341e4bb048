import type { Acted, GameTypes, Seat } from '@dedalo/engine';
import type { Message } from './message.ts';

/** The effect of a command or a gesture. */
export type Intent<T extends GameTypes> =
  /** Played one after the other, visibly; a refusal cancels the rest. */
  | {
      readonly kind: 'play';
      readonly actions: readonly T['Action'][];
      /** The person's seat if left out. */
      readonly seat?: Seat;
      /** Called after each of them; returns whether to drop the rest. */
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
