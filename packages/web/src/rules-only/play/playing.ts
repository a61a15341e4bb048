import { sentence } from '@dedalo/clients/message';
import { printable } from '@dedalo/clients/printable';
import { RulesPlay } from '@dedalo/clients/rules-only/rules-play';
import type { RulesGame } from '@dedalo/clients/rules-only/session';
import type { Intent } from '@dedalo/clients/intent';
import type { GameTypes, Seat } from '@dedalo/engine';
import { gameWords } from '@dedalo/words';
import { signal } from '@preact/signals';
import { announce } from '../../app/announcer.tsx';
import { WebController } from '../../game/web-controller.ts';
import { freshSeed } from '../../lab/fresh-seed.ts';
import { words } from '../../speech.ts';
import { clientContext } from '../../store/client-context.ts';
import { Bots } from './bots.ts';

/** Everything that belongs to a game being played that brings only its rules. */
export class Playing {
  readonly play: RulesPlay;
  readonly controller: WebController<GameTypes>;
  readonly bots: Bots;
  /** The last action in words; '' before the first. */
  readonly told = signal('');
  /** Goes up with every action of the person. */
  readonly played = signal(0);
  /** Actions that were asked for and are not played yet. */
  #asked = '';

  constructor(game: RulesGame) {
    this.play = new RulesPlay(clientContext, game);
    this.controller = new WebController<GameTypes>(this.play, ({ kind, seat }) => {
      if (kind === 'refused') return;
      if (seat !== undefined && this.play.sitters[seat] === 'person') this.played.value++;
      this.told.value = kind === 'played' && seat !== undefined ? this.#toldOf(seat) : '';
      announce(this.text);
      this.bots.attend();
    });
    this.bots = new Bots(this.play, () => this.do(this.play.answer()));
  }

  /** The last action, and the state of the game. */
  get text(): string {
    return [this.told.value, this.play.verdict().text].filter(Boolean).join(' ');
  }

  do(intent: Intent<GameTypes>): void {
    this.controller.begin();
    if (intent.kind === 'play') this.#asked = intent.actions.map((action) => this.#format(action)).join(', ');
    this.controller.do(intent);
  }

  /** Another game of the same kind. */
  another(): void {
    this.bots.leave();
    this.told.value = '';
    this.controller.begin();
    this.controller.do(this.play.begin(freshSeed()));
    announce(this.text);
    this.bots.attend();
  }

  leave(): void {
    this.bots.leave();
    this.controller.leave();
  }

  #format(action: unknown): string {
    return printable(this.play.source.game.text.formatAction(action));
  }

  #toldOf(seat: Seat): string {
    const action = this.#asked;
    this.#asked = '';
    if (action === '') return '';
    const name = gameWords(words.value, this.play.source.game.id).seat(seat);
    return sentence(`${name}: ${action}`);
  }
}
