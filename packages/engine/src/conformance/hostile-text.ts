import type { Random, TextPlace } from '@dedalo/grid';
import type { Game, GameTypes } from '../game.ts';
import { damageText } from './damage-text.ts';

/** What must never come of a text, whoever wrote it. */
export const TEXT_FAULTS = [
  'place-outside-the-text',
  'read-as-another',
  'open-and-nobody-in-turn',
  'open-and-nothing-to-do',
  'leads-to-no-state',
  'has-no-end',
] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];

/** What came of a text that anyone may have written. */
export type TextVerdict = 'refused' | 'accepted' | TextFault;

/** How many texts were refused and accepted, and what was wrong with the others, each with its text. */
export interface TextTrial {
  readonly refused: number;
  readonly accepted: number;
  readonly faults: readonly string[];
}

export function tryTexts(count: number, make: () => string, judge: (text: string) => TextVerdict): TextTrial {
  const faults: string[] = [];
  const seen = { refused: 0, accepted: 0 };
  for (let tries = 0; tries < count; tries++) {
    const text = make();
    const verdict = judge(text);
    if (verdict === 'refused' || verdict === 'accepted') seen[verdict]++;
    else faults.push(`${verdict}\n${text}`);
  }
  return { ...seen, faults };
}

/** A refusal says where; the place may be the end of the text. */
export function judgeRefusal(text: string, at: TextPlace | undefined): TextVerdict {
  const { line = 0, column = 0 } = at ?? {};
  const isInside = line >= 1 && line <= text.split('\n').length + 1 && column >= 1;
  return isInside ? 'refused' : 'place-outside-the-text';
}

/**
 * A state that is accepted can be played: it is written as it was read, somebody can act unless it is over, and every
 * action leads to a state that can be read. `written` is how a text is written that may be read in two ways.
 */
export function judgeState<T extends GameTypes>(
  game: Game<T>,
  hostile: string,
  written: (text: string) => string = (text) => text,
): TextVerdict {
  const { text } = game;
  const parsed = text.parseState(hostile);
  if (!parsed.ok) return judgeRefusal(hostile, parsed.error.at);
  const state = parsed.value;
  if (text.formatState(state) !== written(hostile)) return 'read-as-another';
  const [seat] = game.turn(state);
  if ((game.outcome(state) === undefined) !== (seat !== undefined)) return 'open-and-nobody-in-turn';
  if (seat === undefined) return 'accepted';
  const legal = game.legal(state, seat);
  if (legal.length === 0) return 'open-and-nothing-to-do';
  const isReadAgain = legal.every((action) => {
    const played = game.play(state, seat, action);
    return played.ok && text.parseState(text.formatState(played.value.state)).ok;
  });
  return isReadAgain ? 'accepted' : 'leads-to-no-state';
}

/** Tries damaged configs. */
export function tryConfigs<T extends GameTypes>({ text, samples }: Game<T>, count: number, random: Random): TextTrial {
  const config = (): string => text.formatConfig(samples.config(random));
  return tryTexts(
    count,
    () => damageText(config(), config(), random),
    (hostile) => {
      const parsed = text.parseConfig(hostile);
      if (!parsed.ok) return judgeRefusal(hostile, parsed.error.at);
      return text.formatConfig(parsed.value) === hostile ? 'accepted' : 'read-as-another';
    },
  );
}

export interface ActionTrial {
  /** Two actions as text, of which the second is spliced into the first. */
  readonly actions: readonly [string, string];
  readonly count: number;
  readonly random: Random;
}

/** Tries damaged actions. An action is one line, so that its refusal needs no place. */
export const tryActions = <T extends GameTypes>(
  { text }: Game<T>,
  { actions, count, random }: ActionTrial,
): TextTrial =>
  tryTexts(
    count,
    () => damageText(...actions, random),
    (hostile) => {
      const parsed = text.parseAction(hostile);
      if (!parsed.ok) return 'refused';
      return text.formatAction(parsed.value) === hostile ? 'accepted' : 'read-as-another';
    },
  );
