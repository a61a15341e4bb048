import { keepSession } from '@dedalo/clients/keep-session';
import { formatDraft, NO_DRAFT, parseDraft } from '@dedalo/clients/stratego/draft';
import { configOf, keptStratego, startStratego, type StrategoGame } from '@dedalo/clients/stratego/session';
import type { PeoplePlay } from '@dedalo/clients/stratego/people-play';
import { strategoFacts } from '@dedalo/clients/stratego/facts';
import { freshSeed } from '../../../lab/fresh-seed.ts';
import { store } from '../../../store/game-store.ts';
import { readItem, removeItem, writeItem } from '../../../store/local.ts';
import { preferences } from '../preferences.ts';

/** A set-up that the person had begun; the game itself knows only complete ones. */
const DRAFT = 'stratego/draft';

/** A new game for these preferences, in place of the unfinished one. */
export function beginStratego(seed: string): StrategoGame {
  const { rules, ...kind } = preferences.peek();
  // The game that was left is about to be overwritten: if it cannot be verified, it is set aside first.
  keptStratego(store);
  const game = startStratego({ ...kind, config: configOf(rules), seed: seed.trim() || freshSeed() });
  removeItem(DRAFT);
  keepSession(store, game.session, strategoFacts);
  return game;
}

/** The unfinished game, with the set-up that had been begun. */
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
