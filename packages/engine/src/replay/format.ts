import type { Game, GameTypes } from '../game.ts';
import type { Outcome } from '../outcome.ts';
import { hashText } from './hash.ts';
import type { GameRecord } from './record.ts';
import { FIRST_WORDS, REPLAY_VERSION } from './replay.ts';
import { hashState, type Trail, trailOf } from './trail.ts';

export { MARK_EVERY } from './trail.ts';

/** Whoever has played the game and has its trail spares playing it again. */
export function formatReplay<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  { marks, last }: Trail<T> = trailOf(game, record),
): string {
  const config = game.text.formatConfig(record.config);
  const lines = [
    `${FIRST_WORDS} ${REPLAY_VERSION}`,
    `game ${game.id} rules ${game.rulesVersion}`,
    ...(record.title === undefined ? [] : [`title ${JSON.stringify(record.title)}`]),
    `seed ${JSON.stringify(record.seed)}`,
    ...record.names.map((name, seat) => `seat ${seat + 1} ${JSON.stringify(name)}`),
    `config ${hashText(config)}`,
    ...config.split('\n').map((line) => `| ${line}`),
    'actions',
  ];
  const isSolo = record.names.length === 1;
  const hashes = new Map(marks.map(({ after, hash }) => [after, hash]));
  for (const [index, { seat, action }] of record.actions.entries()) {
    const text = game.text.formatAction(action);
    lines.push(isSolo ? text : `${seat + 1} ${text}`);
    const hash = hashes.get(index + 1);
    if (hash !== undefined) lines.push(`= ${index + 1} ${hash}`);
  }
  if (record.played < record.actions.length) lines.push(`at ${record.played}`);
  const ending = formatEnding(game.outcome(last));
  lines.push(`end ${record.actions.length} ${hashState(game, last)} ${ending}`);
  return `${lines.join('\n')}\n`;
}

export const formatEnding = (outcome: Outcome | undefined): string =>
  outcome === undefined ? 'open' : ['over', outcome.reason, ...outcome.winners.map((seat) => seat + 1)].join(' ');
