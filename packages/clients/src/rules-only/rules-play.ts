import type { GameTypes, Seat, Session, TimedThought } from '@dedalo/engine';
import { gameWords, type GameWords } from '@dedalo/words';
import type { ClientContext } from '../client-context.ts';
import { endingWords } from '../ending-words.ts';
import type { GameFacts } from '../game-facts.ts';
import type { GamePlay } from '../game-play.ts';
import { DONE, type Intent, saying } from '../intent.ts';
import { keepSession } from '../keep-session.ts';
import { type Message, sentence } from '../message.ts';
import { openSource } from '../play/open-source.ts';
import type { Source } from '../play/source.ts';
import { printable } from '../printable.ts';
import { isBot, thoughtOf } from './bot.ts';
import { rulesFacts } from './facts.ts';
import { anotherRules, type RulesGame } from './session.ts';
import type { Sitter } from './sitters.ts';

/** A legal action, and its text. */
export interface Choice<T extends GameTypes> {
  readonly action: T['Action'];
  readonly text: string;
}

/**
 * A game that brings only its rules, as every client plays it: its own text board, its legal actions as a list, and
 * typed actions. The caller gives the bots their time.
 */
export class RulesPlay<T extends GameTypes = GameTypes> implements GamePlay<T> {
  readonly #context: ClientContext;
  #game: RulesGame<T>;
  #source: Source<T>;
  #thought: TimedThought<T['Action']> | undefined;

  constructor(context: ClientContext, game: RulesGame<T>) {
    this.#context = context;
    this.#game = game;
    this.#source = this.#open();
  }

  get source(): Source<T> {
    return this.#source;
  }

  get session(): Session<T> {
    return this.#game.session;
  }

  get sitters(): readonly Sitter[] {
    return this.#game.sitters;
  }

  /** The seat in turn if a person has it, else the first person's. */
  get seat(): Seat {
    const [inTurn] = this.#source.standing.turn;
    if (inTurn !== undefined && this.sitters[inTurn] === 'person') return inTurn;
    return Math.max(0, this.sitters.indexOf('person'));
  }

  get isOver(): boolean {
    return this.#source.standing.turn.length === 0;
  }

  get isBotsTurn(): boolean {
    const [seat] = this.#source.standing.turn;
    return seat !== undefined && isBot(this.sitters[seat]!);
  }

  title(): string {
    return this.#said.name;
  }

  counts(): string {
    return this.#context.words.replay.actions(this.session.record().played);
  }

  /** The player in each seat, and the seed. */
  best(): string {
    const { mazes, rulesOnly } = this.#context.words;
    const sitting = this.sitters.map((sitter, seat) => `${this.#said.seat(seat)}: ${rulesOnly.sitters[sitter]}`);
    return [...sitting, `${mazes.seed} ${printable(this.#source.seed)}`].map(sentence).join(' ');
  }

  /** The board as the rules draw it. */
  board(): string {
    return this.#source.game.text.draw(this.#source.standing.view);
  }

  /** The person's legal actions; none in a bot's turn. */
  choices(): Choice<T>[] {
    if (this.isBotsTurn) return [];
    const { game, standing } = this.#source;
    return standing.legal(this.seat).map((action) => ({ action, text: game.text.formatAction(action) }));
  }

  verdict(): Message {
    const { outcome, turn } = this.#source.standing;
    const { words } = this.#context;
    if (outcome) {
      const seats = this.sitters.length;
      const hasWon = outcome.winners.some((seat) => this.sitters[seat] === 'person');
      const role = hasWon ? 'good' : outcome.winners.length === 0 ? 'text' : 'bad';
      return { text: sentence(endingWords(words, { game: this.#source.game.id, seats }, outcome)), role };
    }
    const seat = this.#said.seat(turn[0] ?? 0);
    const { turnOf, thinking } = words.rulesOnly;
    return { text: sentence(this.isBotsTurn ? thinking(seat) : turnOf(seat)), role: 'text' };
  }

  hint(): undefined {
    return undefined;
  }

  refusal(rejection: T['Rejection']): string {
    return this.#said.rejection(rejection);
  }

  letGo(): void {}

  get facts(): GameFacts<T> {
    return rulesFacts(this.#source.game);
  }

  keep(): void {
    keepSession(this.#context.store, this.session, this.facts);
  }

  stem(): string {
    return `${this.#source.game.id}-${this.#source.seed.replaceAll(/[^\w.-]+/g, '-')}`;
  }

  /** An action as the rules write it, its letters large or small; what is none is told with one that is possible. */
  type(line: string): Intent<T> {
    const typed = line.trim();
    if (typed === '') return DONE;
    const { text: actions } = this.#source.game;
    for (const text of [typed, typed.toLowerCase(), typed.toUpperCase()]) {
      const parsed = actions.parseAction(text);
      if (parsed.ok) return { kind: 'play', actions: [parsed.value] };
    }
    const { notAnAction, tryOne } = this.#context.words.rulesOnly;
    const [example] = this.choices();
    const told = [notAnAction(printable(typed)), ...(example ? [tryOne(example.text)] : [])];
    return saying(told.map(sentence).join(' '), 'bad');
  }

  choose({ action }: Choice<T>): Intent<T> {
    return { kind: 'play', actions: [action] };
  }

  /** Another game of the same kind. */
  begin(seed: string, game: RulesGame<T> = anotherRules(this.#game, seed)): Intent<T> {
    this.#source.close();
    this.#game = game;
    this.#source = this.#open();
    this.#thought = undefined;
    this.keep();
    return DONE;
  }

  /** The thought of the bot in turn; undefined in a person's turn. */
  work(): TimedThought<T['Action']> | undefined {
    const [seat] = this.#source.standing.turn;
    const sitter = seat === undefined ? undefined : this.sitters[seat];
    if (seat === undefined || sitter === undefined || !isBot(sitter)) return undefined;
    this.#thought ??= thoughtOf(this.session, { sitter, seat });
    return this.#thought;
  }

  /** To be called when the bot has thought. */
  answer(): Intent<T> {
    const { choice } = this.work()!;
    const [seat] = this.#source.standing.turn as [Seat];
    return { kind: 'play', actions: [choice], seat };
  }

  get #said(): GameWords {
    return gameWords(this.#context.words, this.#source.game.id);
  }

  /** Two people at one screen see the public view. */
  #open(): Source<T> {
    const people = this.sitters.filter((sitter) => sitter === 'person').length;
    const viewer = people > 1 ? 'public' : Math.max(0, this.sitters.indexOf('person'));
    const source = openSource(this.#context, this.session, viewer);
    source.listen(() => {
      this.#thought = undefined;
    });
    return source;
  }
}
