import { nearest } from '@dedalo/grid';
import { setImmediate } from 'node:timers/promises';
import { sentence } from '@dedalo/clients/message';
import type { TheseusGame } from '@dedalo/clients/theseus/session';
import { TheseusPlay } from '@dedalo/clients/theseus/theseus-play';
import { workFor } from '@dedalo/clients/work';
import { eventTexts } from '@dedalo/clients/theseus/words';
import type { Dice, TheseusTypes } from '@dedalo/theseus';
import { speech } from '../../../speech.ts';
import { PlainKeptGame } from '../../../plain/plain-kept-game.ts';
import { type PlainContext, printLine as print } from '../../../plain/play-lines.ts';

const COMMANDS = ['board', 'statistics', 'new', 'help', 'quit'] as const;
const SHORTHANDS: ReadonlyMap<string, string> = new Map([
  ['q', 'quit'],
  ['exit', 'quit'],
  ['?', 'help'],
]);
const WAYS: ReadonlyMap<string, Dice> = new Map([
  ['u', 1],
  ['r', 3],
  ['d', 5],
  ['l', 7],
]);
const SLICE_MS = 50;

/** Theseus or the Minotaur line by line. */
export class PlainTheseus extends PlainKeptGame<TheseusTypes, TheseusPlay> {
  constructor(game: TheseusGame, context: PlainContext) {
    super(context, (opened) => new TheseusPlay(opened, game));
  }

  savedAs(file: string): string {
    return speech().games.theseus.savedAs(file);
  }

  /** A person who is Theseus first sees where the Minotaur went. */
  async greet(): Promise<void> {
    const said = speech().games.theseus;
    print(`${this.play.title()}. ${this.play.best()}`);
    await this.#letBotPlay();
    this.#show();
    print(said.legend);
    print(this.play.verdict().text);
    print(speech().plain.start);
  }

  async hear(line: string): Promise<'quit' | undefined> {
    const typed = line.trim().toLowerCase();
    const command = SHORTHANDS.get(typed) ?? typed;
    if (command === '') return undefined;
    if (command === 'quit') return 'quit';
    if (command === 'help') print(speech().plain.gameHelp.theseus);
    else if (command === 'board') this.#show();
    else if (command === 'statistics') print(this.play.statistics().join('\n'));
    else if (command === 'new') await this.beginAnother();
    else await this.#moves(command);
    return undefined;
  }

  #show(): void {
    const { game, standing } = this.play.source;
    print(game.text.draw(standing.view));
    print(this.play.counts());
  }

  async #moves(typed: string): Promise<void> {
    const letters = [...typed.replaceAll(/\s/g, '')];
    const unknown = letters.find((letter) => !WAYS.has(letter));
    if (unknown !== undefined) {
      const meant = nearest(typed, COMMANDS);
      const { seeHelp, didYouMean, menuUnknown } = speech().plain;
      return print(`${menuUnknown(unknown)} ${meant === undefined ? seeHelp : didYouMean(meant)}`);
    }
    for (const letter of letters) if (!(await this.#move(letter))) return undefined;
    return undefined;
  }

  /** Both dice of a round; the game reports the results. */
  async #move(letter: string): Promise<boolean> {
    const played = await this.act({ dice: WAYS.get(letter)! });
    if (played.refusal) {
      print(`${letter}: ${this.play.refusal(played.refusal)}`);
      return false;
    }
    for (const text of eventTexts(played.events, this.play.state, speech())) print(sentence(text));
    await this.#letBotPlay();
    this.#show();
    print(this.play.verdict().text);
    return this.play.source.standing.outcome === undefined;
  }

  async #letBotPlay(): Promise<void> {
    if (!this.play.isBotsTurn) return;
    const work = this.play.work()!;
    // Signals arrive only between turns of the event loop.
    do await setImmediate();
    while (workFor(work, SLICE_MS, () => performance.now()) === 'searching');
    this.play.finish();
  }
}
