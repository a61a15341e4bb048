import { WEB_GAMES } from '../games/index.ts';

const isReplay = (path: readonly string[]): boolean => path[0] === 'replay' && ['x', 'example'].includes(path[1] ?? '');

/** Whether other sites may embed this address: a level or a replay, and nothing else. */
export const canEmbed = (path: readonly string[]): boolean =>
  isReplay(path) || WEB_GAMES.some(({ embeds }) => embeds?.(path));
