import { sentence } from '@dedalo/clients/message';
import { conditionText, fightTexts, sideNames, turnBackText } from '@dedalo/clients/pokelabirinto/words';
import type { End, Event, View } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';

type Told = Pick<View, 'species' | 'creature' | 'opponents' | 'phase'>;

/** Both gain energy, and it is not enough for either. */
const IDLE_ROUND: readonly Event['type'][] = ['gained', 'powerless', 'powerless', 'round-ended'];

/**
 * The results of an action, line by line; rounds in a row without an attack are only counted. Blows do not name their
 * opponent: the phase of `scene`, which is that before the action, does.
 */
export function eventLines(events: readonly Event[], scene: Told, words: Words): string[] {
  const lines: string[] = [];
  for (let at = 0; at < events.length; at++) {
    const rounds = idleRounds(events, at);
    if (rounds > 1) {
      lines.push(sentence(words.games.pokelabirinto.idleRounds(rounds)));
      // Whether the state of both is given after the last round.
      at += rounds * IDLE_ROUND.length - 1;
    }
    const wasAsked = events[at - 1]?.type === 'acted';
    lines.push(...(wasAsked ? [] : turnLines(events[at]!, scene, words)), ...linesOf(events[at]!, scene, words));
  }
  return lines;
}

/** The turn of a side that needs no question: an opponent that chooses for itself, or one without energy. */
function turnLines(event: Event, scene: Told, words: Words): string[] {
  if ((event.type !== 'attacked' && event.type !== 'powerless') || scene.phase.name === 'walking') return [];
  return [words.games.pokelabirinto.turnOf(sideNames(scene, scene.phase.opponent, words)[event.by])];
}

function idleRounds(events: readonly Event[], from: number): number {
  let length = 0;
  while (events[from + length]?.type === IDLE_ROUND[length % IDLE_ROUND.length]) length++;
  return Math.floor(length / IDLE_ROUND.length);
}

function linesOf(event: Event, scene: Told, words: Words): string[] {
  if (event.type !== 'gained') return [...turnBackLines(event, scene, words), ...fightTexts([event], scene, words)];
  const { gained } = words.games.pokelabirinto;
  const names = sideNames(scene, event.opponent, words);
  return [
    sentence(gained({ name: names.hero, energy: event.hero })),
    sentence(gained({ name: names.opponent, energy: event.rival })),
  ];
}

const turnBackLines = (event: Event, scene: Told, words: Words): string[] => {
  const text = turnBackText(event, scene, words);
  return text === undefined ? [] : [text];
};

/** The state of both sides in a fight, on request: otherwise it is given once, when a round ends (P30). */
export function standingLines(view: View, words: Words): string[] {
  if (view.phase.name !== 'fighting') return [];
  const { opponent } = view.phase;
  const names = sideNames(view, opponent, words);
  return [
    conditionText({ name: names.hero }, view.hero, words),
    conditionText({ name: names.opponent }, view.opponents[opponent]!, words),
  ];
}

export function endText(end: End, words: Words): string {
  const { escaped, lost, ends } = words.games.pokelabirinto;
  return { escaped, 'knocked-out': lost, 'action-limit': sentence(ends['action-limit']) }[end];
}
