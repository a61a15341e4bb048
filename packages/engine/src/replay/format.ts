import type { Game, GameTypes } from '../game.ts';
import type { Outcome } from '../outcome.ts';
import { hashText } from './hash.ts';
import { type GameRecord, mustPlay } from './record.ts';
import { FIRST_WORDS, REPLAY_VERSION } from './replay.ts';

/** The state's fingerprint is written after every so many actions. */
export const MARK_EVERY = 20;

export function formatReplay<T extends GameTypes>(game: Game<T>, record: GameRecord<T>): string {
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
  let state = game.start(record.config, record.seed);
  for (const [index, acted] of record.actions.entries()) {
    const text = game.text.formatAction(acted.action);
    lines.push(isSolo ? text : `${acted.seat + 1} ${text}`);
    state = mustPlay(game, state, acted);
    const count = index + 1;
    if (count % MARK_EVERY === 0) lines.push(`= ${count} ${hashText(game.text.formatState(state))}`);
  }
  if (record.played < record.actions.length) lines.push(`at ${record.played}`);
  const ending = formatEnding(game.outcome(state));
  lines.push(`end ${record.actions.length} ${hashText(game.text.formatState(state))} ${ending}`);
  return `${lines.join('\n')}\n`;
}

export const formatEnding = (outcome: Outcome | undefined): string =>
  outcome === undefined ? 'open' : ['over', outcome.reason, ...outcome.winners.map((seat) => seat + 1)].join(' ');
