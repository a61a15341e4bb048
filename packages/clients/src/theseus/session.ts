import type { GameStore } from '../game-store.ts';
import { type Aside, keptGame } from '../keep-session.ts';
import { type GameRecord, Session } from '@dedalo/engine';
import { type Config, createConfig, theseus, type TheseusTypes } from '@dedalo/theseus';
import type { BotsWish } from './bots-game.ts';
import { otherSide, parsePlayer, PLAYERS, type PlayerWord, type Side, SIDES, USUAL_PLAYER } from './players.ts';

/** A game of a person against a bot. */
export interface TheseusGame {
  readonly session: Session<TheseusTypes>;
  /** The side of the person. */
  readonly side: Side;
  readonly against: PlayerWord;
}

export interface TheseusWish {
  readonly config: Config;
  readonly seed: string;
  readonly side: Side;
  readonly against: PlayerWord;
}

/** The name of a person in the record of a game; bots have their own names. */
const PERSON = 'Player';

/** Whether a person played under the name that this program gives. */
export const hasPerson = (names: readonly string[]): boolean => names.includes(PERSON);

export function startTheseus({ config, seed, side, against }: TheseusWish): TheseusGame {
  const names = SIDES.map((seat) => (seat === side ? PERSON : against));
  return { session: new Session(theseus, { config, seed, names }), side, against };
}

/** The described game: against a Minotaur that rolls. */
export const usualTheseus = (seed: string): TheseusGame =>
  startTheseus({ config: describedConfig(), seed, side: 'theseus', against: USUAL_PLAYER.minotaur });

/** The described game: a MinMax Theseus against a Minotaur that rolls. */
export const describedMeeting = (seed: string): BotsWish => ({
  config: describedConfig(),
  seed,
  players: USUAL_PLAYER,
});

function describedConfig(): Config {
  const config = createConfig();
  if (!config.ok) throw new Error(`describedConfig: ${config.error.code}`);
  return config.value;
}

/** Resumes a record that has been verified. The names say which player has which seat; else the person is Theseus. */
export function resumeTheseus(record: GameRecord<TheseusTypes>): TheseusGame {
  const session = Session.resume(theseus, record);
  const side = SIDES.find((candidate) => botAgainst(candidate, record.names) !== undefined) ?? 'theseus';
  return { session, side, against: botAgainst(side, record.names) ?? USUAL_PLAYER[otherSide(side)] };
}

/** The bot in the other seat, if there is one there and none in this. */
function botAgainst(side: Side, names: readonly string[]): PlayerWord | undefined {
  const other = otherSide(side);
  const botOn = (where: Side): PlayerWord | undefined => parsePlayer(names[SIDES.indexOf(where)] ?? '', PLAYERS[where]);
  return botOn(side) === undefined ? botOn(other) : undefined;
}

/** The unfinished game; one that cannot be verified is set aside and named. */
export const keptTheseus = (store: GameStore): TheseusGame | Aside | undefined =>
  keptGame(store, theseus, { resume: resumeTheseus });
