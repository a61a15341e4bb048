import { printable } from '@dedalo/clients/printable';
import { arenaSpeech } from './arena-words.ts';

/** A player, with the player of each seat if its name stands for several: `minmax (minmax in seat 1, hunter …)`. */
export function playerText({ name, bots = [] }: { readonly name: string; readonly bots?: readonly string[] }): string {
  const { sitsAs } = arenaSpeech().report;
  const sitting = bots.map((bot, seat) => sitsAs({ bot, seat: seat + 1 }));
  return sitting.length === 0 ? printable(name) : `${printable(name)} (${sitting.join(', ')})`;
}
