import { eventTexts } from '@dedalo/clients/expedition/event-texts';
import { ExpeditionPlay } from '@dedalo/clients/expedition/expedition-play';
import { dearestTexts, summaryText } from '@dedalo/clients/expedition/judged-texts';
import { legText } from '@dedalo/clients/expedition/leg-text';
import { oddsText } from '@dedalo/clients/expedition/odds-text';
import type { ExpeditionSession } from '@dedalo/clients/expedition/session';
import { sentence } from '@dedalo/clients/message';
import { nearest } from '@dedalo/grid';
import { type Action, CREATURES, type ExpeditionTypes, JourneyJudging, legOf } from '@dedalo/pokelabirinto/expedition';
import { capital, type Words } from '@dedalo/words';
import { setImmediate } from 'node:timers/promises';
import { PlainKeptGame } from '../../../plain/plain-kept-game.ts';
import { type PlainContext, printLine as print } from '../../../plain/play-lines.ts';
import { speech, spokenLanguage } from '../../../speech.ts';
import { choiceLines, frontAttackLines } from './choice-lines.ts';

const COMMANDS = ['odds', 'maze', 'map', 'party', 'new', 'help', 'quit'] as const;
const SHORTHANDS: ReadonlyMap<string, string> = new Map([
  ['?', 'help'],
  ['q', 'quit'],
  ['exit', 'quit'],
]);
/** A shorter word is as near to any command as to none. */
const SHORTEST_WORD = 3;

/** A journey line by line: each line of the game says what happened, and what can be done now. */
export class PlainExpedition extends PlainKeptGame<ExpeditionTypes, ExpeditionPlay> {
  constructor(session: ExpeditionSession, context: PlainContext) {
    super(context, (opened) => new ExpeditionPlay(opened, session));
  }

  savedAs(file: string): string {
    return this.play.view.end === null ? this.#said.savedAs(file) : speech().games.pokelabirinto.savedOver(file);
  }

  greet(): void {
    print(`${this.play.title()}. ${this.play.best()}`);
    print(this.#said.legend);
    print(speech().plain.seeHelp);
    this.#showMaze();
    this.#ask();
  }

  async hear(line: string): Promise<'quit' | undefined> {
    const typed = line.trim().toLowerCase();
    const command = SHORTHANDS.get(typed) ?? typed;
    const isCommand = COMMANDS.some((known) => known === command);
    if (command === 'quit') return 'quit';
    if (command === 'new') await this.beginAnother();
    else if (command === '') this.#ask();
    else if (isCommand) this.#tell(command as (typeof COMMANDS)[number]);
    else await this.#choose(typed);
    return undefined;
  }

  get #said(): Words['games']['expedition'] {
    return speech().games.expedition;
  }

  get #speaker(): { readonly words: Words; readonly language: ReturnType<typeof spokenLanguage> } {
    return { words: speech(), language: spokenLanguage() };
  }

  #tell(command: (typeof COMMANDS)[number]): void {
    if (command === 'help') return print(speech().plain.gameHelp.expedition);
    if (command === 'maze') this.#showMaze();
    else if (command === 'map') this.#showMap();
    else if (command === 'party') this.#showParty();
    else print(oddsText(this.play.view, this.#speaker) ?? sentence(speech().games.pokelabirinto.noOdds));
    return this.#ask();
  }

  #showMaze(): void {
    const { source, view } = this.play;
    const { steps, par } = legOf(view);
    // The rules' own head and the creatures below are numbers; here they are said.
    print(
      source.game.text
        .draw(view)
        .split('\n')
        .slice(1, view.rows + 1)
        .join('\n'),
    );
    print(this.#said.standing({ number: view.number, steps, par, score: view.score }));
  }

  #showMap(): void {
    for (const [index, leg] of this.play.view.journey.entries()) print(sentence(legText(leg, index + 1, speech())));
  }

  #showParty(): void {
    const { party, phase, wild } = this.play.view;
    const rival = phase.name === 'walking' ? [] : [wild[phase.wild]!];
    for (const { creature: name, hp, energy } of [...party, ...rival]) {
      print(sentence(this.#said.member({ name, hp, of: CREATURES[name].hitPoints, energy })));
    }
  }

  /** What is to be decided, or how the journey ended. */
  #ask(): void {
    const { view, source } = this.play;
    if (view.end !== null) return print(this.#said.newGoesOn);
    const question = this.play.questionText();
    if (question !== undefined) print(question);
    const { name } = view.phase;
    if (name === 'meeting' || name === 'fighting') this.#showParty();
    if (name === 'walking') return print(this.play.waysText());
    print(this.#said.youCan);
    if (name === 'fighting') frontAttackLines(view, speech()).forEach(print);
    return choiceLines(view, source.standing.legal(0), speech()).forEach(print);
  }

  /** Several letters are several steps; face to face with somebody one thing is decided at a time. */
  async #choose(typed: string): Promise<void> {
    const { view } = this.play;
    const words = view.phase.name === 'walking' && /^[wasd]+$/.test(typed) ? [...typed] : [typed];
    const actions = words.flatMap((word) => this.#actionOf(word) ?? []);
    if (actions.length < words.length) return this.#refuse(typed);
    for (const action of actions) {
      const refusal = await this.#act(action);
      if (refusal !== undefined) {
        print(capital(refusal));
        break;
      }
      if (this.play.view.end !== null || this.play.view.phase.name !== 'walking') break;
      // Signals are heard only between turns of the event loop.
      await setImmediate();
    }
    this.#judge();
    if (this.play.view.end !== null) this.#showEnd();
    else if (this.play.view.phase.name === 'walking') this.#showMaze();
    return this.#ask();
  }

  #actionOf(word: string): Action | undefined {
    // Where there is room in the party, no place need be named.
    const whole = word === 'j' ? `j${this.play.view.party.length + 1}` : word;
    const parsed = this.play.source.game.text.parseAction(whole.toUpperCase());
    return parsed.ok ? parsed.value : undefined;
  }

  #refuse(typed: string): void {
    const meant = typed.length < SHORTEST_WORD ? undefined : nearest(typed, COMMANDS);
    print(speech().games.pokelabirinto.badChoice);
    if (meant !== undefined) print(speech().plain.didYouMean(meant));
    return this.#ask();
  }

  /** Tells what came of an action; returns why it is not possible. */
  async #act(action: Action): Promise<string | undefined> {
    const { view: before } = this.play;
    const played = await this.act(action);
    if (played.refusal) return sentence(this.play.refusal(played.refusal));
    eventTexts(played.events, before, speech()).forEach(print);
    return undefined;
  }

  /** After a fight, what its decisions were worth. */
  #judge(): void {
    const asked = this.play.toJudge();
    if (!asked) return;
    const judging = new JourneyJudging(asked.record);
    while (judging.advance(Number.POSITIVE_INFINITY) === 'searching');
    this.play.judge(judging.result(), asked);
    if (this.play.isJustFought) this.play.lastFightTexts().forEach(print);
  }

  #showEnd(): void {
    const { number, score, end } = this.play.view;
    print(sentence(this.#said.ends[end!]));
    print(`${sentence(this.#said.over(number))} ${capital(this.#said.score)}: ${score}.`);
    const { judged } = this.play;
    if (judged.length > 0) {
      print(this.#said.judged.title);
      print(summaryText(judged, this.#speaker));
      dearestTexts(judged, this.#speaker).forEach(print);
    }
    this.#showMap();
  }
}
