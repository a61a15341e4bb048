import { keepSession } from '@dedalo/clients/keep-session';
import { formatDraft, NO_DRAFT, parseDraft } from '@dedalo/clients/stratego/draft';
import { configOf, keptStratego, startStratego, type StrategoGame } from '@dedalo/clients/stratego/session';
import type { PeoplePlay } from '@dedalo/clients/stratego/people-play';
import { strategoFacts } from '@dedalo/clients/stratego/facts';
import { freshSeed } from '../../../lab/fresh-seed.ts';
import { store } from '../../../store/game-store.ts';
import { readItem, removeItem, writeItem } from '../../../store/local.ts';
import { preferences } from '../preferences.ts';

/** The set-up that somebody had begun; the game itself knows only whole ones. */
const DRAFT = 'stratego/draft';

/** A new game as the preferences say; it takes the place of the one that was left. */
export function beginStratego(seed: string): StrategoGame {
  const { rules, ...kind } = preferences.peek();
  // What was left before is about to be written over: if it does not hold, it is set aside first.
  keptStratego(store);
  const game = startStratego({ ...kind, config: configOf(rules), seed: seed.trim() || freshSeed() });
  removeItem(DRAFT);
  keepSession(store, game.session, strategoFacts);
  return game;
}

/** The game that was left, with the set-up that had been begun. */
export function goOnWithStratego(): StrategoGame | undefined {
  const { time } = preferences.peek();
  const game = keptStratego(store, { time });
  if (!game || 'aside' in game) return undefined;
  const [seat] = game.session.turn;
  const text = readItem(DRAFT);
  if (seat === undefined || text === undefined || game.sitters[seat as 0 | 1] !== 'person') return game;
  const draft = parseDraft(seat, text);
  return { ...game, drafts: seat === 0 ? [draft, NO_DRAFT] : [NO_DRAFT, draft] };
}

export function keepDraft({ drafting }: PeoplePlay): void {
  if (drafting) writeItem(DRAFT, formatDraft(drafting.draft));
  else removeItem(DRAFT);
}
