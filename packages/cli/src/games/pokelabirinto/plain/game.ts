import { nearest } from '@dedalo/grid';
import { setImmediate } from 'node:timers/promises';
import { sentence } from '@dedalo/clients/message';
import { OddsCalculator } from '@dedalo/clients/pokelabirinto/fight-odds';
import { PokelabirintoPlay } from '@dedalo/clients/pokelabirinto/pokelabirinto-play';
import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';
import { attackLines, speciesText } from '@dedalo/clients/creature-maze/species-text';
import { heroSpecies, opponentSpecies, sideNames } from '@dedalo/clients/pokelabirinto/words';
import { type Action, attackerOf, type PokelabirintoTypes, type Side } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';
import { endText, eventLines, standingLines } from './event-lines.ts';
import { speech } from '../../../speech.ts';
import { PlainKeptGame } from '../../../plain/plain-kept-game.ts';
import { type PlainContext, printLine as print } from '../../../plain/play-lines.ts';
import { workUnlessLeft } from '../../../plain/work-unless-left.ts';

const COMMANDS = ['odds', 'maze', 'new', 'help', 'quit'] as const;
const SHORTHANDS: ReadonlyMap<string, string> = new Map([
  ['o', 'odds'],
  ['m', 'maze'],
  ['n', 'new'],
  ['?', 'help'],
  ['q', 'quit'],
  ['exit', 'quit'],
]);
/** A shorter word is too similar to any command. */
const SHORTEST_WORD = 4;
const STEPS_A_TURN = 64;

/** PokéLabirinto line by line, in the order and the words of the described program. */
export class PlainPokelabirinto extends PlainKeptGame<PokelabirintoTypes, PokelabirintoPlay> {
  constructor(session: PokelabirintoSession, context: PlainContext) {
    super(context, (opened) => new PokelabirintoPlay(opened, session, new OddsCalculator()));
  }

  savedAs(file: string): string {
    return this.play.view.end === null ? this.#said.savedAs(file) : this.#said.savedOver(file);
  }

  greet(): void {
    print(`${this.play.title()}. ${this.play.best()}`);
    print(this.#said.legend);
    print(speech().plain.seeHelp);
    this.#show();
    if (this.play.view.phase.name === 'fighting') this.#stand();
    else print(this.play.counts());
    this.#ask();
  }

  async hear(line: string): Promise<'quit' | undefined> {
    const typed = line.trim().toLowerCase();
    const command = SHORTHANDS.get(typed) ?? typed;
    if (command === 'quit') return 'quit';
    if (command === 'new') await this.beginAnother();
    else if (!['', ...COMMANDS].includes(command)) await this.#choose(command);
    else {
      if (command === 'odds' && (await this.#odds()) === 'left') return 'quit';
      if (command === 'help') print(speech().plain.gameHelp.pokelabirinto);
      if (command === 'maze') this.#show();
      this.#stand();
      this.#askAgain();
    }
    return undefined;
  }

  get #said(): Words['games']['pokelabirinto'] {
    return speech().games.pokelabirinto;
  }

  #show(): void {
    const { source, view } = this.play;
    print(source.game.text.draw(view));
  }

  #stand(): void {
    standingLines(this.play.view, speech()).forEach(print);
  }

  /** The next question (P25, P29, P31), or how it ended. */
  #ask(): void {
    const { view } = this.play;
    if (view.end !== null) print(endText(view.end, speech()));
    else if (view.phase.name === 'meeting') {
      print(this.play.metText(view.phase.opponent));
      print(sentence(speciesText(opponentSpecies(view, view.phase.opponent), speech())));
    }
    return this.#askAgain();
  }

  #askAgain(): void {
    const { view } = this.play;
    const { phase } = view;
    if (view.end !== null) return print(this.#said.newGoesOn);
    if (phase.name === 'meeting') return print(this.#said.fightOrBack);
    if (phase.name === 'walking') {
      print(this.#said.chooseWay);
      print(this.#said.canGo);
      return this.play.wayTexts().forEach((way) => print(` - ${way}`));
    }
    const side = attackerOf(phase);
    const species = side === 'hero' ? heroSpecies(view) : opponentSpecies(view, phase.opponent);
    const name = this.#nameOf(side, phase.opponent);
    if (side === 'opponent') print(sentence(this.#said.handOver(name)));
    print(this.#said.turnOf(name));
    return attackLines(species, speech()).forEach(print);
  }

  #nameOf(side: Side, opponent: number): string {
    return sideNames(this.play.view, opponent, speech())[side];
  }

  /** Typed words have different meanings while walking, on meeting an opponent, and in a fight. */
  async #choose(typed: string): Promise<void> {
    const { phase, end } = this.play.view;
    const letters = [...typed.replaceAll(/\s/g, '')];
    const actions = letters.flatMap((letter) => this.#actionOf(letter) ?? []);
    const isKnown = actions.length === letters.length;
    if (end !== null)
      return print(`${sentence(this.#said.rejection['game-over']({ code: 'game-over' }))} ${this.#said.newGoesOn}`);
    if (phase.name === 'walking') return isKnown ? this.#walk(actions) : this.#refuse(this.#said.badWay, typed);
    const [action] = actions;
    const isChoice = isKnown && actions.length === 1 && action && CHOICES[phase.name].includes(action.type);
    if (!isChoice) return this.#refuse(this.#said.badChoice, typed);
    const refusal = await this.#act(action);
    if (refusal !== undefined) {
      print(refusal);
      return this.#askAgain();
    }
    if (this.#isWalking) this.#show();
    return this.#ask();
  }

  #actionOf(letter: string): Action | undefined {
    const parsed = this.play.source.game.text.parseAction(letter.toUpperCase());
    return parsed.ok ? parsed.value : undefined;
  }

  #refuse(why: string, typed: string): void {
    const meant = typed.length < SHORTEST_WORD ? undefined : nearest(typed, COMMANDS);
    print(why);
    if (meant !== undefined) print(speech().plain.didYouMean(meant));
    const { phase } = this.play.view;
    // The described program names the opponent again (P29).
    if (phase.name === 'meeting') print(this.play.metText(phase.opponent));
    this.#askAgain();
  }

  get #isWalking(): boolean {
    const { phase, end } = this.play.view;
    return phase.name === 'walking' && end === null;
  }

  /** A row of steps ends at the first event, or at a wall; the maze is shown there. */
  async #walk(actions: readonly Action[]): Promise<void> {
    let steps = 0;
    let refusal: string | undefined;
    for (const action of actions) {
      refusal = await this.#act(action);
      if (refusal !== undefined) break;
      steps++;
      if (!this.#isWalking) break;
      // Signals arrive only between turns of the event loop.
      if (steps % STEPS_A_TURN === 0) await setImmediate();
    }
    if (steps > 0 && this.play.view.end === null) this.#show();
    if (refusal === undefined) return this.#ask();
    print(refusal);
    return this.#askAgain();
  }

  /** Prints the results of an action; returns why it is not possible. */
  async #act(action: Action): Promise<string | undefined> {
    const { source, view: before } = this.play;
    const played = await this.act(action);
    if (played.refusal) {
      // In the described words (P31), though the turn is not lost (PB13).
      if (played.refusal.code === 'no-energy' && before.phase.name === 'fighting') {
        return this.#said.powerless(this.#nameOf(attackerOf(before.phase), before.phase.opponent));
      }
      return `${source.game.text.formatAction(action)}: ${this.play.refusal(played.refusal)}`;
    }
    eventLines(played.events, { ...this.play.view, phase: before.phase }, speech()).forEach(print);
    return undefined;
  }

  async #odds(): Promise<'done' | 'left'> {
    const tell = (): void => print(this.play.hint() ?? sentence(this.#said.noOdds));
    // There is work only after odds were asked for.
    this.play.hint();
    const work = this.play.work();
    if (work && (await workUnlessLeft(work, tell)) === 'left') return 'left';
    tell();
    return 'done';
  }
}

const CHOICES: Readonly<Record<'meeting' | 'fighting', readonly Action['type'][]>> = {
  meeting: ['fight', 'turn-back'],
  fighting: ['attack'],
};
