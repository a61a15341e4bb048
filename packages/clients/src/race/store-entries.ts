import { TICKS_A_SECOND } from '@dedalo/race';
import { printable } from '../printable.ts';
import type { Seen } from './race-now.ts';

/** An item that the user carries, or that is active. */
export interface StoreEntry {
  /** Its index in the content. */
  readonly powerUp: number;
  readonly name: string;
  readonly trigger: string | null;
  readonly count: number;
  /** The seconds for which it still works, or will work. */
  readonly seconds: number;
  readonly isWorking: boolean;
}

export const storeEntries = ({ config, stock, user }: Seen): StoreEntry[] =>
  config.content.powerUps.flatMap(({ trigger, name, duration }, powerUp) => {
    const working = user.effects.find((effect) => effect.powerUp === powerUp);
    const count = stock[powerUp]!;
    if (count === 0 && !working) return [];
    const seconds = working ? Math.ceil(working.left / TICKS_A_SECOND) : Math.round(duration);
    return [{ powerUp, name: printable(name), trigger, count, seconds, isWorking: working !== undefined }];
  });
