import { setImmediate } from 'node:timers/promises';
import { sentence } from '@dedalo/clients/message';
import { keepSession } from '@dedalo/clients/keep-session';
import { PokelabirintoPlay } from '@dedalo/clients/pokelabirinto/pokelabirinto-play';
import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';
import {
  attackLines,
  conditionText,
  DASHES,
  fightTexts,
  heroSpecies,
  opponentSpecies,
  turnBackText,
} from '@dedalo/clients/pokelabirinto/words';
import { type Action, attackerOf, type End, type Event, type Phase } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';
import { freshSeed } from '../fresh-seed.ts';
import { nearest } from '../nearest.ts';
import { speech, spokenLanguage } from '../speech.ts';
import type { Store } from '../store/store.ts';
import { type PlainGame, printLine as print } from './play-lines.ts';
import { workUnlessLeft } from './work-unless-left.ts';

const COMMANDS = ['odds', 'maze', 'new', 'help', 'quit'] as const;
const SHORTHANDS: ReadonlyMap<string, string> = new Map([
  ['o', 'odds'],
  ['m', 'maze'],
  ['n', 'new'],
  ['?', 'help'],
  ['q', 'quit'],
  ['exit', 'quit'],
]);
/** A shorter word is as near to any command as to none. */
const SHORTEST_WORD = 4;
const STEPS_A_TURN = 64;

/** PokéLabirinto line by line, in the order and the words of the described program. */
export class PlainPokelabirinto implements PlainGame {
  readonly #play: PokelabirintoPlay;
  #isTouched = false;

  constructor(session: PokelabirintoSession, store: Store) {
    const desk = {
      store,
      get words() {
        return speech();
      },
      get language() {
        return spokenLanguage();
      },
    };
    this.#play = new PokelabirintoPlay(desk, session);
  }

  get isUntouched(): boolean {
    return !this.#isTouched;
  }

  save(): string {
    return this.#play.session.save();
  }

  stem(): string {
    return this.#play.stem();
  }

  savedAs(file: string): string {
    return this.#said.savedAs(file);
  }

  keep(store: Store): void {
    keepSession(store, this.#play.session);
  }

  greet(): void {
    print(`${this.#play.title()}. ${this.#play.best()}`);
    print(this.#said.legend);
    print(speech().plain.seeHelp);
    this.#show();
    this.#condition();
    this.#ask();
  }

  async hear(line: string): Promise<'quit' | undefined> {
    const typed = line.trim().toLowerCase();
    const command = SHORTHANDS.get(typed) ?? typed;
    if (command === '') return undefined;
    if (command === 'quit') return 'quit';
    if (command === 'odds') return this.#odds();
    if (command === 'help') print(this.#said.help);
    else if (command === 'maze') this.#show();
    else if (command === 'new') this.#begin();
    else await this.#choose(command);
    return undefined;
  }

  get #said(): Words['games']['pokelabirinto'] {
    return speech().games.pokelabirinto;
  }

  #begin(): void {
    this.#play.begin(freshSeed());
    this.#isTouched = false;
    this.greet();
  }

  #show(): void {
    const { session, view } = this.#play;
    print(session.game.text.draw(view));
  }

  /** How one stands; in a fight the other too, as after a round. */
  #condition(): void {
    const { view } = this.#play;
    print(this.#play.counts());
    if (view.phase.name !== 'fighting') return;
    const { opponent } = view.phase;
    print(conditionText(opponentSpecies(view, opponent), view.opponents[opponent]!, speech()));
    print(DASHES);
  }

  /** What the game waits for (P25, P29, P31), or how it ended. */
  #ask(): void {
    const { phase, end } = this.#play.view;
    if (end !== null) return this.#tellEnd(end);
    if (phase.name === 'meeting') print(this.#said.met(opponentSpecies(this.#play.view, phase.opponent).name));
    return this.#askAgain();
  }

  /** Whom one has met was said before. */
  #askAgain(): void {
    const { view } = this.#play;
    const { phase } = view;
    if (phase.name === 'meeting') return print(this.#said.fightOrBack);
    if (phase.name === 'walking') {
      print(this.#said.chooseWay);
      print(this.#said.canGo);
      return this.#play.wayTexts().forEach((way) => print(` - ${way}`));
    }
    const isHero = attackerOf(phase) === 'hero';
    const species = isHero ? heroSpecies(view) : opponentSpecies(view, phase.opponent);
    if (!isHero) print(sentence(this.#said.handOver(species.name)));
    print(this.#said.turnOf(species.name));
    return attackLines(species, speech()).forEach(print);
  }

  #tellEnd(end: End): void {
    const { escaped, lost, ends } = this.#said;
    print({ escaped, 'knocked-out': lost, 'action-limit': sentence(ends['action-limit']) }[end]);
    print(this.#said.newGoesOn);
  }

  /** What is typed means something else while one walks, on meeting somebody, and in a fight. */
  async #choose(typed: string): Promise<void> {
    const { phase, end } = this.#play.view;
    const letters = [...typed.replaceAll(/\s/g, '')];
    const actions = letters.flatMap((letter) => this.#actionOf(letter) ?? []);
    const isKnown = actions.length === letters.length;
    if (end !== null)
      return print(`${sentence(this.#said.rejection['game-over']({ code: 'game-over' }))} ${this.#said.newGoesOn}`);
    if (phase.name === 'walking') return isKnown ? this.#walk(actions) : this.#refuse(this.#said.badWay, typed);
    const [action] = actions;
    const isChoice = isKnown && actions.length === 1 && action && CHOICES[phase.name].includes(action.type);
    if (!isChoice) return this.#refuse(this.#said.badChoice, typed);
    this.#act(action);
    return this.#ask();
  }

  #actionOf(letter: string): Action | undefined {
    const parsed = this.#play.session.game.text.parseAction(letter.toUpperCase());
    return parsed.ok ? parsed.value : undefined;
  }

  #refuse(why: string, typed: string): void {
    const meant = typed.length < SHORTEST_WORD ? undefined : nearest(typed, COMMANDS);
    print(why);
    if (meant !== undefined) print(speech().plain.didYouMean(meant));
    this.#askAgain();
  }

  /** A row of steps ends where something happens. */
  async #walk(actions: readonly Action[]): Promise<void> {
    for (const [index, action] of actions.entries()) {
      const isDone = this.#act(action);
      if (!isDone) return this.#askAgain();
      const { phase, end } = this.#play.view;
      if (phase.name !== 'walking' || end !== null) break;
      // Signals are heard only between turns of the event loop.
      if (index % STEPS_A_TURN === STEPS_A_TURN - 1) await setImmediate();
    }
    return this.#ask();
  }

  /** Tells what came of an action, or why it is not possible. */
  #act(action: Action): boolean {
    const { session, seat } = this.#play;
    const { phase } = this.#play.view;
    const played = session.play(seat, action);
    if (!played.ok) {
      print(`${session.game.text.formatAction(action)}: ${this.#play.refusal(played.error)}`);
      return false;
    }
    this.#isTouched = true;
    for (const event of played.value) this.#tell(event, phase);
    const { phase: next, end } = this.#play.view;
    if (next.name === 'walking' && end === null) this.#show();
    return true;
  }

  /** Blows do not say which opponent they are about: the phase before the action does. */
  #tell(event: Event, phase: Phase): void {
    const words = speech();
    const scene = { ...this.#play.view, phase };
    const back = turnBackText(event, scene, words);
    if (back !== undefined) print(back);
    if (event.type === 'gained') {
      const { name } = opponentSpecies(scene, event.opponent);
      print(sentence(this.#said.gained({ name: heroSpecies(scene).name, energy: event.hero })));
      print(sentence(this.#said.gained({ name, energy: event.rival })));
    }
    fightTexts([event], scene, words).forEach(print);
  }

  async #odds(): Promise<'quit' | undefined> {
    const tell = (): void => print(this.#play.hint() ?? sentence(this.#said.noOdds));
    // There is something to work on only after somebody has asked.
    this.#play.hint();
    const work = this.#play.work();
    if (work && (await workUnlessLeft(work, tell)) === 'left') return 'quit';
    tell();
    return undefined;
  }
}

const CHOICES: Readonly<Record<'meeting' | 'fighting', readonly Action['type'][]>> = {
  meeting: ['fight', 'turn-back'],
  fighting: ['attack'],
};
