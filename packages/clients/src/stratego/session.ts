import type { GameStore } from '../game-store.ts';
import { type Aside, keptGame } from '../keep-session.ts';
import { type GameRecord, type Seat, Session } from '@dedalo/engine';
import {
  type Config,
  createConfig,
  PIECES,
  type RuleSetName,
  type Setup,
  stratego,
  type StrategoTypes,
} from '@dedalo/stratego';
import { type Draft, draftOf, NO_DRAFT } from './draft.ts';
import { PLAYER_NAMES, type Side, SIDES, type Sitter, USUAL_OPPONENT, USUAL_TIME } from './players.ts';

export type StrategoSession = Session<StrategoTypes>;

/** A game of a person against a bot, or of two people at one screen. */
export interface StrategoGame {
  readonly session: StrategoSession;
  /** By seat; at least one is a person. */
  readonly sitters: readonly [Sitter, Sitter];
  /** By seat: the set-ups proposed to people. */
  readonly drafts: readonly [Draft, Draft];
  /** How long a bot may think about a move, in milliseconds. */
  readonly time: number;
}

export interface StrategoKind {
  readonly config: Config;
  /** The side of the person, and of the set-up. */
  readonly side: Side;
  readonly against: Sitter;
  readonly time?: number;
  readonly setup?: Setup | undefined;
}

export interface StrategoWish extends StrategoKind {
  readonly seed: string;
}

/** The names of people in the record of a game, by seat; bots have their own names. */
const PEOPLE = ['Red player', 'Blue player'] as const;

export function startStratego({ config, seed, side, against, time = USUAL_TIME, setup }: StrategoWish): StrategoGame {
  const own = SIDES.indexOf(side);
  const sitters: StrategoGame['sitters'] = own === 0 ? ['person', against] : [against, 'person'];
  const draft = setup ? draftOf(own, setup) : NO_DRAFT;
  const drafts: StrategoGame['drafts'] = own === 0 ? [draft, NO_DRAFT] : [NO_DRAFT, draft];
  return { session: newSession({ config, seed, sitters }), sitters, drafts, time };
}

/** Another game of the same kind. */
export const anotherStratego = ({ session, ...kind }: StrategoGame, seed: string): StrategoGame => ({
  ...kind,
  session: newSession({ config: session.config, seed, sitters: kind.sitters }),
});

export function configOf(rules: RuleSetName): Config {
  const config = createConfig({ rules });
  if (!config.ok) throw new Error(`a game that is none: ${config.error.code}`);
  return config.value;
}

/** The described game. */
export const usualStratego = (seed: string): StrategoGame =>
  startStratego({ config: configOf('final'), seed, side: 'red', against: USUAL_OPPONENT });

const newSession = (wish: Pick<StrategoWish, 'config' | 'seed'> & Pick<StrategoGame, 'sitters'>): StrategoSession =>
  new Session(stratego, {
    config: wish.config,
    seed: wish.seed,
    names: wish.sitters.map((sitter, seat) => (sitter === 'person' ? PEOPLE[seat]! : sitter)),
  });

/**
 * Resumes a record that has been verified. The names say which player has which seat; of two bots the person replaces
 * the first. Pieces that a person had begun to place are in hand again, with their cells proposed.
 */
export function resumeStratego(record: GameRecord<StrategoTypes>, { time = USUAL_TIME } = {}): StrategoGame {
  const [red, blue] = record.names.map((name) => PLAYER_NAMES.find((known) => known === name) ?? 'person');
  const sitters: StrategoGame['sitters'] = red !== 'person' && blue !== 'person' ? ['person', blue!] : [red!, blue!];
  const { seat, cells } = unfinishedSetup(record);
  if (cells.length === 0 || sitters[seat as 0 | 1] !== 'person') {
    return { session: Session.resume(stratego, record), sitters, drafts: [NO_DRAFT, NO_DRAFT], time };
  }
  const played = record.played - cells.length;
  const session = Session.resume(stratego, { ...record, actions: record.actions.slice(0, played), played });
  const draft: Draft = new Map(cells.map((cell, index) => [PIECES[index]!, cell]));
  return { session, sitters, drafts: seat === 0 ? [draft, NO_DRAFT] : [NO_DRAFT, draft], time };
}

/** The cells of an incomplete set-up. */
function unfinishedSetup({ actions, played }: GameRecord<StrategoTypes>): { seat: Seat; cells: number[] } {
  const seat = played < PIECES.length ? 0 : 1;
  const begun = played >= 2 * PIECES.length ? [] : actions.slice(seat * PIECES.length, played);
  return { seat, cells: begun.flatMap(({ action }) => (action.type === 'place' ? [action.cell] : [])) };
}

/** The unfinished game; one that cannot be verified is set aside and named. */
export const keptStratego = (
  store: GameStore,
  options: { readonly time?: number } = {},
): StrategoGame | Aside | undefined =>
  keptGame(store, stratego, { resume: (record) => resumeStratego(record, options) });
