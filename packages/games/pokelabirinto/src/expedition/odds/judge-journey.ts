import type { GameRecord } from '@dedalo/engine';
import type { CreatureName } from '../content/creatures.ts';
import { play, start } from '../rules.ts';
import type { Action, ExpeditionTypes, Scene, State } from '../state.ts';
import { isSameAction, type RatedDecision, rateDecisions } from './decisions.ts';

/** Less may be thrift, for energy is kept for the next fight: the bot `odds` gives as much. */
export const LEAST_LOST = 0.02;

/** Something that was decided face to face with an opponent, and what it was worth. */
export interface JudgedDecision extends RatedDecision {
  /** So many actions had been played before. */
  readonly index: number;
  readonly maze: number;
  /** Which meeting of the journey it was about, counted from 1. */
  readonly meeting: number;
  readonly party: readonly CreatureName[];
  readonly rival: CreatureName;
  /** The surest way to win. */
  readonly best: RatedDecision;
  /** Whether there was more than one way to win. */
  readonly isChoice: boolean;
  /** The chance to win that was given away; nothing by turning back, which is not about winning. */
  readonly lost: number;
}

/** How well somebody has decided. */
export interface DecisionSummary {
  /** Those about winning where there was a choice. */
  readonly choices: number;
  /** Of them those that gave nothing away. */
  readonly flawless: number;
  /** All that was given away, added up. */
  readonly lost: number;
  /** Those that gave most away, the worst first. */
  readonly dearest: readonly JudgedDecision[];
}

type FaceToFace = Pick<Scene, 'phase' | 'party' | 'wild'>;
type Judged = Omit<JudgedDecision, 'index' | 'maze' | 'meeting'>;

/** Undefined where there is no opponent, and of a swap at a meeting: it takes no time, and the fight is judged. */
export function judge(scene: FaceToFace, chosen: Action): Judged | undefined {
  const { phase, party, wild } = scene;
  if (phase.name === 'meeting' && chosen.type === 'swap') return undefined;
  const rated = rateDecisions(scene);
  const decision = rated.find(({ action }) => isSameAction(action, chosen));
  if (!decision || !('wild' in phase)) return undefined;
  const wins = rated.filter(({ what }) => what === 'win');
  const best = wins.reduce((one, other) => (other.chance > one.chance ? other : one));
  const lost = decision.what === 'win' ? best.chance - decision.chance : 0;
  return {
    ...decision,
    party: party.map(({ creature }) => creature),
    rival: wild[phase.wild]!.creature,
    best,
    isChoice: wins.length > 1 && decision.what === 'win',
    lost: lost < LEAST_LOST ? 0 : lost,
  };
}

/** Judges a journey, an action in each step: the first fight between two creatures takes a while, for their table. */
export class JourneyJudging {
  readonly #record: GameRecord<ExpeditionTypes>;
  readonly #judged: JudgedDecision[] = [];
  #state: State;
  #index = 0;
  #meeting = 0;

  constructor(record: GameRecord<ExpeditionTypes>) {
    this.#record = record;
    this.#state = start(record.config, record.seed);
  }

  advance(budget: number): 'searching' | 'done' {
    for (let left = budget; left > 0 && !this.#isDone; left--) this.#step();
    return this.#isDone ? 'done' : 'searching';
  }

  /** In their order. */
  result(): readonly JudgedDecision[] {
    if (!this.#isDone) throw new Error('JourneyJudging: not all of the journey is judged');
    return this.#judged;
  }

  get #isDone(): boolean {
    return this.#index >= this.#record.played;
  }

  #step(): void {
    const { seat, action } = this.#record.actions[this.#index]!;
    const before = this.#state;
    const judged = judge(before, action);
    if (judged) this.#judged.push({ ...judged, index: this.#index, maze: before.number, meeting: this.#meeting });
    const played = play(before, seat, action);
    if (!played.ok) throw new Error(`JourneyJudging: action ${this.#index + 1} is refused (${played.error.code})`);
    if (played.value.events.some(({ type }) => type === 'met')) this.#meeting++;
    this.#state = played.value.state;
    this.#index++;
  }
}

export function summaryOf(judged: readonly JudgedDecision[]): DecisionSummary {
  const choices = judged.filter(({ isChoice }) => isChoice);
  const dearest = choices.filter(({ lost }) => lost > 0).toSorted((one, other) => other.lost - one.lost);
  return {
    choices: choices.length,
    flawless: choices.length - dearest.length,
    lost: dearest.reduce((sum, { lost }) => sum + lost, 0),
    dearest,
  };
}

/** Those about the last one that was met. */
export function ofLastMeeting(judged: readonly JudgedDecision[]): readonly JudgedDecision[] {
  const last = judged.at(-1)?.meeting;
  return judged.filter(({ meeting }) => meeting === last);
}
