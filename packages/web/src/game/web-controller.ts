import type { GamePlay } from '@dedalo/clients/game-play';
import type { Message } from '@dedalo/clients/message';
import { GameController } from '@dedalo/clients/play/controller';
import type { Happening } from '@dedalo/clients/play/happening';
import { AT_ONCE, type Pace } from '@dedalo/clients/play/pace';
import type { Source } from '@dedalo/clients/play/source';
import type { GameTypes } from '@dedalo/engine';
import { batch, signal } from '@preact/signals';
import { announce, forgetSaid } from '../app/announcer.tsx';
import { words } from '../speech.ts';
import { hasMotion, motionMs } from '../store/settings.ts';

/** Long ways are walked faster. */
const LONGEST_WAY_MS = 1400;
const STEP_MS = { most: 60, least: 12 } as const;

const GLIDE_MS = 90;

const paceNow = (): Pace => ({
  glideMs: motionMs(GLIDE_MS),
  stepMs: (actions) => motionMs(Math.max(STEP_MS.least, Math.min(STEP_MS.most, LONGEST_WAY_MS / actions))),
});

/** A game being played in a page: what is drawn reads the signals, and is drawn again when they change. */
export class WebController<T extends GameTypes> extends GameController<T> {
  /** Goes up with every event. */
  readonly revision = signal(0);
  readonly #message = signal<Message | undefined>(undefined);
  /** The game that was shown last. */
  #shown: Source<T>;

  constructor(play: GamePlay<T>, hear: (happening: Happening<T>) => void) {
    super(play, {
      clock: { after: startTimer },
      refusalRole: 'faint',
      pace: () => (hasMotion.value ? paceNow() : AT_ONCE),
      words: () => words.value,
      changed: () => this.#show(),
      heard: (happening) => {
        hear(happening);
        tellTimeMove(happening.kind);
      },
      said: ({ text }) => announce(text),
    });
    this.#shown = play.source;
    forgetSaid();
  }

  /** A component that reads it is drawn again when it changes. */
  override get message(): Message | undefined {
    return this.#message.value;
  }

  override begin(): void {
    super.begin();
    this.#message.value = undefined;
  }

  /** As one change: a page drawn in between would show a message about a board that is not there yet. */
  #show(): void {
    if (this.play.source !== this.#shown) forgetSaid();
    this.#shown = this.play.source;
    batch(() => {
      this.#message.value = super.message;
      this.revision.value++;
    });
  }
}

function startTimer(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

function tellTimeMove(kind: Happening<GameTypes>['kind']): void {
  if (kind === 'played' || kind === 'refused' || kind === 'went-to') return undefined;
  const { undone, redone, restarted } = words.value.web.game;
  return announce({ undo: undone, redo: redone, restart: restarted }[kind]);
}
