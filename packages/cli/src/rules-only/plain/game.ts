import { nearest } from '@dedalo/grid';
import { sentence } from '@dedalo/clients/message';
import { RulesPlay } from '@dedalo/clients/rules-only/rules-play';
import type { RulesGame } from '@dedalo/clients/rules-only/session';
import { timeRejection } from '@dedalo/clients/sentences';
import { type GameTypes, TIME_MOVES, type TimeMove } from '@dedalo/engine';
import { gameWords, type Words } from '@dedalo/words';
import { setImmediate } from 'node:timers/promises';
import { PlainKeptGame } from '../../plain/plain-kept-game.ts';
import { type PlainContext, printLine as print } from '../../plain/play-lines.ts';
import { speech } from '../../speech.ts';

const COMMANDS = [...TIME_MOVES, 'actions', 'board', 'new', 'help', 'quit'] as const;
type PlainCommand = (typeof COMMANDS)[number];

const SLICE_MS = 50;

/** A game that brings only its rules, line by line. An action is typed as the rules write it. */
export class PlainRules extends PlainKeptGame<GameTypes, RulesPlay> {
  constructor(game: RulesGame, context: PlainContext) {
    super(context, (opened) => new RulesPlay(opened, game));
  }

  savedAs(file: string): string {
    return this.#said.savedAs({ file, game: this.play.source.game.id });
  }

  async greet(): Promise<void> {
    print(`${sentence(this.play.title())} ${this.play.best()}`);
    print(speech().plain.seeHelp);
    this.#show();
    await this.#goOn();
  }

  /** An action comes first: a game may use `board` or `new` as an action. */
  async hear(line: string): Promise<'quit' | undefined> {
    const typed = line.trim();
    if (typed === '') return undefined;
    const choice = this.play.choices().find(({ text }) => text === typed);
    const command = choice ? undefined : COMMANDS.find((known) => known === typed.toLowerCase());
    if (command === undefined) await this.#act(typed);
    else if (command === 'quit') return 'quit';
    else await this.#run(command);
    return undefined;
  }

  get #said(): Words['rulesOnly'] {
    return speech().rulesOnly;
  }

  async #run(command: Exclude<PlainCommand, 'quit'>): Promise<void> {
    switch (command) {
      case 'help':
        return print(this.#said.help);
      case 'board':
        return this.#show();
      case 'actions':
        return this.#list();
      case 'new':
        return this.beginAnother();
      case 'undo':
      case 'redo':
      case 'restart':
        return this.#moveInTime(command);
    }
  }

  #show(): void {
    print(this.play.board());
  }

  #list(): void {
    print(
      this.play
        .choices()
        .map(({ text }) => text)
        .join('  '),
    );
  }

  /** Bots play, and then the person in turn is asked. */
  async #goOn(): Promise<void> {
    for (let work = this.play.work(); work; work = this.play.work()) {
      const { turn } = this.play.source.standing;
      // Signals arrive only between turns of the event loop.
      do await setImmediate();
      while (work.workFor(SLICE_MS, () => performance.now()) === 'searching');
      const intent = this.play.answer();
      const [action] = intent.kind === 'play' ? intent.actions : [];
      await this.act(action, turn[0]);
      const { game } = this.play.source;
      const seat = gameWords(speech(), game.id).seat(turn[0]!);
      print(`${seat}: ${game.text.formatAction(action)}`);
      this.#show();
    }
    print(this.play.verdict().text);
    if (this.play.isOver) print(this.#said.newGoesOn);
  }

  async #act(typed: string): Promise<void> {
    const intent = this.play.type(typed);
    if (intent.kind === 'say') {
      const meant = nearest(typed.toLowerCase(), COMMANDS);
      return print(
        `${intent.message.text} ${meant === undefined ? speech().plain.seeHelp : speech().plain.didYouMean(meant)}`,
      );
    }
    if (intent.kind !== 'play') return undefined;
    const [action] = intent.actions;
    const { refusal } = await this.act(action);
    if (refusal) return print(sentence(this.play.refusal(refusal)));
    this.#show();
    return this.#goOn();
  }

  async #moveInTime(move: TimeMove): Promise<void> {
    const refusal = await this.moveInTime(move);
    if (refusal) return print(sentence(timeRejection(speech(), refusal)));
    this.#show();
    return print(this.play.verdict().text);
  }
}
