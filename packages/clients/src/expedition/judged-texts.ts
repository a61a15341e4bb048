import { attackOf } from '@dedalo/pokelabirinto';
import {
  type Action,
  type CreatureName,
  CREATURES,
  type JudgedDecision,
  ofLastMeeting,
  type RatedDecision,
  summaryOf,
} from '@dedalo/pokelabirinto/expedition';
import type { Language, Words } from '@dedalo/words';
import { sentence } from '../message.ts';
import { percentText } from '../percent-text.ts';

export interface Speaker {
  readonly words: Words;
  readonly language: Language;
}

/** The dearest decisions of a journey that are told. */
const MOST_DEAREST = 3;

/** Something that can be decided, and its chance. */
export function ratedText(
  { action, what, chance }: Pick<RatedDecision, 'action' | 'what' | 'chance'>,
  party: readonly CreatureName[],
  { words, language }: Speaker,
): string {
  const tell = words.games.expedition.judged[what === 'win' ? 'toWin' : 'toGetAway'];
  return tell({ what: nameOf(action, party, words), chance: share(chance, language) });
}

/** What was decided, what it was worth and, where something was worth more, what. */
export function decisionText(decision: JudgedDecision, speaker: Speaker): string {
  const said = speaker.words.games.expedition.judged;
  const { what, party, best, isChoice, lost } = decision;
  const own = ratedText(decision, party, speaker);
  if (what === 'away') return sentence(`${own}; ${ratedText(best, party, speaker)}`);
  if (lost === 0) return sentence(isChoice ? `${own}; ${said.best}` : own);
  const better = nameOf(best.action, party, speaker.words);
  return sentence(`${own}; ${said.better({ what: better, chance: share(best.chance, speaker.language) })}`);
}

/** What the last fight was worth, in a few sentences; none where none has been fought. */
export function lastFightTexts(judged: readonly JudgedDecision[], speaker: Speaker): string[] {
  const decisions = ofLastMeeting(judged);
  const [first] = decisions;
  if (!first) return [];
  const said = speaker.words.games.expedition.judged;
  const { choices, dearest } = summaryOf(decisions);
  const away = decisions.filter(({ what }) => what === 'away');
  const isFight = first.what === 'win';
  return [
    ...(isFight ? [said.start({ name: first.rival, chance: share(first.chance, speaker.language) })] : []),
    ...(choices > 0 ? [summaryText(decisions, speaker)] : []),
    ...[...dearest.slice(0, 1), ...away].map((decision) => decisionText(decision, speaker)),
  ];
}

/** How well the fights of a journey were decided. */
export function summaryText(judged: readonly JudgedDecision[], speaker: Speaker): string {
  const said = speaker.words.games.expedition.judged;
  const { choices, flawless, lost } = summaryOf(judged);
  if (choices === 0) return said.nothing;
  if (flawless === choices) return said.flawless(choices);
  return said.lost({ lost: share(lost, speaker.language), flawless, decisions: choices });
}

/** The dearest decisions of a journey, each with its place. */
export function dearestTexts(judged: readonly JudgedDecision[], speaker: Speaker): string[] {
  const said = speaker.words.games.expedition.judged;
  return summaryOf(judged)
    .dearest.slice(0, MOST_DEAREST)
    .map((decision) => {
      const place = said.place({ maze: decision.maze, name: decision.rival });
      return `${sentence(place)} ${decisionText(decision, speaker)}`;
    });
}

function nameOf(action: Action, party: readonly CreatureName[], words: Words): string {
  const said = words.games.expedition.judged;
  if (action.type === 'fight') return said.fight(party[0]!);
  if (action.type === 'swap') return said.swap(party[action.member]!);
  if (action.type === 'attack') return attackOf(CREATURES[party[0]!], action.attack).name;
  return said.turnBack;
}

const share = (chance: number, language: Language): string => percentText(chance, language, 0);
