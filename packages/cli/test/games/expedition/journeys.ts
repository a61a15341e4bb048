import { type ExpeditionSession, startExpedition } from '@dedalo/clients/expedition/session';
import { Random } from '@dedalo/grid';
import { BOTS, defaultConfig, type State } from '@dedalo/pokelabirinto/expedition';

/** A journey that a bot plays until something is reached, or to its end. */
export function journey(bot: string, seed: string, until: (state: State) => boolean = () => false): ExpeditionSession {
  const session = startExpedition(defaultConfig(), seed);
  const player = BOTS.find(({ name }) => name === bot)!;
  const random = new Random(seed);
  while (session.turn.length > 0 && !until(session.state)) {
    const { choice } = player.think(session.view(0), { seat: 0, random });
    const played = session.play(0, choice);
    if (!played.ok) throw new Error(`${choice.type}: ${played.error.code}`);
  }
  return session;
}

/** The first seed whose journey comes to this. */
export function seedWhere(bot: string, isSo: (state: State) => boolean): string {
  for (let seed = 1; seed < 500; seed++) if (isSo(journey(bot, String(seed), isSo).state)) return String(seed);
  throw new Error('no such journey');
}
