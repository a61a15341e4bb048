import type { Command } from '@dedalo/words';

/** Fights have keys of their own; these commands are never on a page with one, so that a key may mean both. */
const IN_FIGHTS: readonly Command[] = ['fight', 'turn-back', 'attack-1', 'attack-2'];
const NOT_IN_FIGHTS: readonly Command[] = [
  'up',
  'down',
  'left',
  'right',
  'undo',
  'redo',
  'watch',
  'shorten',
  'reverse',
  'dead-squares',
  'levels',
  'previous',
  'play',
  'faster',
  'slower',
  'first',
  'last',
  'mute',
];

/** Whether two commands can be asked for on one page. */
export const canMeet = (a: Command, b: Command): boolean =>
  !(IN_FIGHTS.includes(a) && NOT_IN_FIGHTS.includes(b)) && !(IN_FIGHTS.includes(b) && NOT_IN_FIGHTS.includes(a));
