import { counted } from '../counted.ts';

/** The library of games that are over. */
export const history = {
  notKept: 'The browser does not let us keep finished games.',
  gone: counted('en', {
    one: 'Your library is full: the oldest game went. Favourites go last.',
    other: 'Your library is full: the # oldest games went. Favourites go last.',
  }),
  figures: {
    actions: counted('en', { one: '# action', other: '# actions' }),
    moves: counted('en', { one: '# move', other: '# moves' }),
    pushes: counted('en', { one: '# push', other: '# pushes' }),
    rounds: counted('en', { one: '# round', other: '# rounds' }),
    supplies: counted('en', { one: '# supply', other: '# supplies' }),
    fights: counted('en', { one: '# fight won', other: '# fights won' }),
    hitPoints: counted('en', { one: '# hit point left', other: '# hit points left' }),
    lives: counted('en', { one: '# life left', other: '# lives left' }),
    mazes: counted('en', { one: '# maze', other: '# mazes' }),
    score: counted('en', { one: '# point', other: '# points' }),
  },
};
