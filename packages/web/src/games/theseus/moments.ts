import { eventTexts } from '@dedalo/clients/theseus/words';
import { sabreColour, type State, type TheseusTypes } from '@dedalo/theseus';
import type { Words } from '@dedalo/words';
import type { MarkKind, Moment } from '../../replay/replay-game.ts';

type DiceMoment = Moment<TheseusTypes>;

/** Ends, supplies, and the moments when the sabre turns red. */
export function diceMarkOf({ before, after, events }: DiceMoment): MarkKind | undefined {
  if (events.some(({ type }) => type === 'ended')) return 'end';
  if (events.some(({ type }) => type === 'collected')) return 'gain';
  return sabreColour(after) === 'red' && sabreColour(before) !== 'red' ? 'loss' : undefined;
}

export function diceMomentWords(words: Words, { after, events }: DiceMoment): string {
  const ended = events.find((event) => event.type === 'ended');
  const ends = ended ? [words.games.theseus.ends[ended.end]] : [];
  return [...eventTexts(events, after, words), ...ends].join(', ');
}

export function diceCountWords({ games }: Words, { config, supplies, dice }: State): string {
  const said = games.theseus;
  const collected = supplies.filter((tile) => tile === null).length;
  const round = Math.min(config.rounds, Math.floor(dice / 2) + 1);
  return `${said.round({ round, of: config.rounds })}, ${said.collected({ collected, of: supplies.length })}`;
}
