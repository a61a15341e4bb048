import { type Intent, type GamePlay, type Message, sentence } from '@dedalo/clients';
import type { GameTypes, TimeMove } from '@dedalo/engine';
import { say } from '@dedalo/words';
import { batch, signal } from '@preact/signals';
import { announce } from '../app/announcer.tsx';
import { words } from '../speech.ts';
import { hasMotion } from '../store/settings.ts';
import { Pacer } from './pacer.ts';

/** What has just happened, for whoever draws it or lets it be heard. */
export interface Happening<T extends GameTypes> {
  readonly kind: 'played' | 'refused' | TimeMove;
  readonly events: readonly T['Event'][];
  /** How long the eye should take to follow. */
  readonly ms: number;
  /** Whether nothing follows of what was asked for. */
  readonly isLast: boolean;
}

const GLIDE_MS = 90;
/** A long way is walked faster. */
const LONGEST_WAY_MS = 1400;
const STEP_MS = { most: 60, least: 12 } as const;

/** Lets one person play a game: one thing at a time, at a pace that can be followed, with words. */
export class GameTable<T extends GameTypes> {
  readonly play: GamePlay<T>;
  /** Goes up with everything that happens; who reads it is drawn again. */
  readonly revision = signal(0);
  readonly message = signal<Message | undefined>(undefined);
  readonly #pacer = new Pacer();
  readonly #hear: (happening: Happening<T>) => void;
  happening: Happening<T> = { kind: 'restart', events: [], ms: 0, isLast: true };

  constructor(play: GamePlay<T>, hear: (happening: Happening<T>) => void) {
    this.play = play;
    this.#hear = hear;
  }

  /** Whatever was going on is finished at once, and what was said has been heard. */
  begin(): void {
    this.#pacer.finish();
    this.message.value = undefined;
  }

  do(intent: Intent<T>): void {
    if (intent.kind === 'say') this.say(intent.message);
    if (intent.kind !== 'play') return this.changed();
    const { actions } = intent;
    const pause = Math.max(STEP_MS.least, Math.min(STEP_MS.most, LONGEST_WAY_MS / actions.length));
    const isSlow = hasMotion.value && actions.length > 1;
    const ms = hasMotion.value ? (isSlow ? pause : GLIDE_MS) : 0;
    return this.#pacer.start(
      actions.map((action, index) => () => this.#play(action, { ms, isLast: index === actions.length - 1 })),
      isSlow ? pause : 0,
    );
  }

  moveInTime(move: TimeMove): void {
    this.begin();
    this.play.letGo();
    const moved = this.play.session.moveInTime(move);
    if (!moved.ok) return this.say({ text: sentence(say(words.value.client.time, moved.error)), role: 'faint' });
    this.#happen({ kind: move, events: [], ms: 0, isLast: true });
    const { undone, redone, restarted } = words.value.web.game;
    return announce({ undo: undone, redo: redone, restart: restarted }[move]);
  }

  say(message: Message): void {
    this.message.value = message;
    announce(message.text);
    this.changed();
  }

  /** Something else about the game has changed: a box was picked, another level has begun. */
  changed(): void {
    this.happening = { ...this.happening, ms: 0 };
    this.revision.value++;
  }

  leave(): void {
    this.#pacer.finish();
  }

  #play(action: T['Action'], pace: Pick<Happening<T>, 'ms' | 'isLast'>): boolean {
    // A key that is still held down after the end asks for nothing.
    if (this.play.session.outcome) return false;
    const [seat = 0] = this.play.session.turn;
    const played = this.play.session.play(seat, action);
    if (!played.ok) {
      const text = sentence(this.play.refusal(played.error));
      batch(() => {
        this.#hear({ kind: 'refused', events: [], ms: 0, isLast: true });
        this.say({ text, role: 'faint' });
      });
      return false;
    }
    this.#happen({ kind: 'played', events: played.value, ...pace });
    return true;
  }

  #happen(happening: Happening<T>): void {
    this.happening = happening;
    this.play.keep();
    this.revision.value++;
    this.#hear(happening);
  }
}
