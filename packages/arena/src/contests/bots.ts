import { atOnce, type Bot, type GameTypes, type Seat } from '@dedalo/engine';
import type { ContestBot } from './contest.ts';

/** A bot that sits anywhere, or in those seats that it says. */
export const contestBot = <T extends GameTypes>(bot: Bot<T> & { readonly seats?: readonly Seat[] }): ContestBot<T> => ({
  name: bot.name,
  botFor: (seat) =>
    bot.seats === undefined || bot.seats.includes(seat) ? ({ view, about }) => bot.think(view(), about) : undefined,
});

/** Any legal action, each as likely, for games that have no bot of their own. */
export const anyLegal = <T extends GameTypes>(): ContestBot<T> => ({
  name: 'random',
  botFor: () => (asked) =>
    atOnce<undefined, T['Action']>(() => asked.about.random.pick(asked.legal()))(undefined, asked.about),
});
