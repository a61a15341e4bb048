import type { Fault, FaultCode } from '@dedalo/protocol/report';
import { type Acted, type GameRecord, type GameTypes, type Seat, Session } from '@dedalo/engine';
import type { ArenaGame } from '../games/arena-game.ts';
import type { Player } from '../players/player.ts';

/** A turn of a recorded game in which a player was asked again. Actions are texts, as programs say them. */
export interface TurnAgain {
  /** As the player counts its turns, from 1. */
  readonly turn: number;
  readonly state: GameTypes['State'];
  /** Null where the record ends before the game does: there it broke off. */
  readonly played: string | null;
  /** What the player does now, which may be against the rules; undefined where it answered with no action. */
  readonly answer: string | undefined;
  readonly rejection: GameTypes['Rejection'] | undefined;
  readonly fault: Fault | undefined;
}

export interface RecordedSeat {
  readonly arenaGame: ArenaGame;
  readonly record: GameRecord;
  readonly seat: Seat;
  /** Has not begun yet; whoever calls closes it. */
  readonly player: Player;
  /** After this turn it is not asked any more. */
  readonly lastTurn?: number | undefined;
  readonly onTurn: (turn: TurnAgain) => void | Promise<void>;
}

/** After these the player still understands what it is asked. */
const GOES_ON: readonly FaultCode[] = ['illegal-action', 'unknown-action'];

/**
 * Gives a player the turns of its seat in a recorded game, with all that it would hear in between. Whatever it answers,
 * the recorded game goes on. Returns the fault that ended it early, if there was one.
 */
export async function askAgain({
  arenaGame,
  record,
  seat,
  player,
  lastTurn = Infinity,
  onTurn,
}: RecordedSeat): Promise<Fault | undefined> {
  const fault = await player.begin();
  if (fault) return fault;
  const session = new Session(arenaGame.game, { ...record, keepsPast: false });
  if (player.isListening) {
    session.listen(seat, (notice) => {
      if (notice.type === 'played') player.hear(notice.seat, notice.events);
    });
  }
  const actions = record.actions.slice(0, record.played);
  let turn = 0;
  for (let at = 0; session.turn.length > 0 && turn < lastTurn;) {
    const next = actions.slice(at, at + turnLength(arenaGame, session.state, { actions, at }));
    if (next.length === 0 && !session.turn.includes(seat)) break;
    if ((next[0]?.seat ?? seat) === seat) {
      turn++;
      const asked = await askOnce({ arenaGame, session, seat, player, turn, played: next[0] });
      await onTurn(asked);
      if (asked.fault && !GOES_ON.includes(asked.fault.code)) return asked.fault;
    }
    if (next.length === 0) break;
    for (const { seat: who, action } of next) session.play(who, action);
    at += next.length;
    if (player.fault) return player.fault;
  }
  const { outcome } = session;
  if (outcome) await player.end({ outcome });
  return undefined;
}

interface Asking extends Pick<RecordedSeat, 'arenaGame' | 'seat' | 'player'> {
  readonly session: Session<GameTypes>;
  readonly turn: number;
  readonly played: Acted | undefined;
}

async function askOnce({ arenaGame, session, seat, player, turn, played }: Asking): Promise<TurnAgain> {
  const { game, wire } = arenaGame;
  const { state } = session;
  const about = { turn, state, played: played ? wire.write(played.action) : null };
  const answer = await player.act({ state, seat });
  if (!answer.ok) return { ...about, answer: undefined, rejection: undefined, fault: answer.error };
  const [action] = answer.value;
  const tried = game.play(state, seat, action);
  const rejection = tried.ok ? undefined : tried.error;
  const fault = rejection && player.refused(rejection.code, action);
  return { ...about, answer: wire.write(action), rejection, fault };
}

/** How many recorded actions are one turn: as many as what a program says stands for, and else one. */
function turnLength(
  { game, wire }: ArenaGame,
  state: GameTypes['State'],
  { actions, at }: { readonly actions: readonly Acted[]; readonly at: number },
): number {
  const first = actions[at];
  if (!first) return 0;
  const meant = wire.read(wire.write(first.action), state);
  if (!meant.ok || meant.value.length <= 1) return 1;
  const text = (action: GameTypes['Action']): string => game.text.formatAction(action);
  const rest = actions.slice(at, at + meant.value.length);
  const isMeant = rest.every(
    ({ seat, action }, index) => seat === first.seat && text(action) === text(meant.value[index]),
  );
  return isMeant ? rest.length : 1;
}
