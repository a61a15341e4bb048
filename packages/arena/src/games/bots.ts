import { atOnce, type Bot, type GameTypes, type Seat } from '@dedalo/engine';
import type { ArenaBot } from './arena-game.ts';

/** A bot that sits anywhere, or in those seats that it says. */
export const arenaBot = <T extends GameTypes>(bot: Bot<T> & { readonly seats?: readonly Seat[] }): ArenaBot<T> => ({
  name: bot.name,
  ...(bot.parameters && { parameters: bot.parameters }),
  botFor(seat, options) {
    if (bot.seats && !bot.seats.includes(seat)) return undefined;
    const sitter = (options && bot.withOptions?.(options)) ?? bot;
    return ({ view, about }) => sitter.think(view(), about);
  },
});

/** Any legal action, each as likely, for games that have no bot of their own. */
export const anyLegal = <T extends GameTypes>(): ArenaBot<T> => ({
  name: 'random',
  botFor: () => (asked) =>
    atOnce<undefined, T['Action']>(() => asked.about.random.pick(asked.legal()))(undefined, asked.about),
});
