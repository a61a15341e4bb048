import { rateDecisions, type View } from '@dedalo/pokelabirinto/expedition';
import { sentence } from '../message.ts';
import { ratedText, type Speaker } from './judged-texts.ts';

/** What everything that can be decided is worth; undefined where there is no opponent. */
export function oddsText(view: View, speaker: Speaker): string | undefined {
  const rated = rateDecisions(view);
  if (rated.length === 0) return undefined;
  const party = view.party.map(({ creature }) => creature);
  return sentence(rated.map((decision) => ratedText(decision, party, speaker)).join('; '));
}
