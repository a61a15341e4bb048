import type { TimeMove } from '@dedalo/engine';
import { type Cell, createGrid, LEAST_COST, PathFinder, Random, WALL } from '@dedalo/grid';
import {
  type Action,
  attackerOf,
  type AttackNumber,
  type Config,
  DIRECTION_OF,
  type Event,
  PLAYER,
  type PokelabirintoTypes,
  type Rejection,
  type State,
  type View,
  type Way,
  WAYS,
} from '@dedalo/pokelabirinto';
import { type Language, say, type Words } from '@dedalo/words';
import { type Deed, DONE } from '../deed.ts';
import type { GamePlay } from '../game-play.ts';
import type { GameStore } from '../game-store.ts';
import { type Message, sentence } from '../message.ts';
import { printable } from '../printable.ts';
import { FightOddsDesk } from './fight-odds.ts';
import { keepSession } from '../keep-session.ts';
import { type PokelabirintoSession, startPokelabirinto } from './session.ts';
import { conditionText, fightTexts, heroSpecies, opponentSpecies, turnBackText } from './words.ts';

/** What a client has at hand; asked anew each time, for language and settings change. */
export interface PokelabirintoDesk {
  readonly store: GameStore;
  readonly words: Words;
  readonly language: Language;
}

export const TIME_MOVES_HERE: readonly TimeMove[] = ['restart'];

/** A game of one person, or of two at one screen: what every client does alike. */
export class PokelabirintoPlay implements GamePlay<PokelabirintoTypes> {
  readonly #desk: PokelabirintoDesk;
  readonly #odds = new FightOddsDesk();
  #session: PokelabirintoSession;
  #stopListening: () => void = () => {};
  /** What the last action led to. */
  #told: readonly Event[] = [];
  /** What has happened in the fight that is going on, or in the last one. */
  #log: readonly Event[] = [];
  #wantsOdds = false;
  #seen: { readonly of: State; readonly view: View } | undefined;

  constructor(desk: PokelabirintoDesk, session: PokelabirintoSession) {
    this.#desk = desk;
    this.#session = session;
    this.#listen();
  }

  get session(): PokelabirintoSession {
    return this.#session;
  }

  /** What the player sees. Large mazes in the fog take time to look at: once for every state. */
  get view(): View {
    const { state } = this.#session;
    if (this.#seen?.of !== state) this.#seen = { of: state, view: this.#session.view(PLAYER) };
    return this.#seen.view;
  }

  /** Whose choice it is; the second person's only in a fight. */
  get seat(): number {
    return this.#session.turn[0] ?? PLAYER;
  }

  title(): string {
    return this.#said.name;
  }

  counts(): string {
    const { view } = this;
    return conditionText(heroSpecies(view), view.hero, this.#desk.words);
  }

  /** Who is in the maze, and which maze it is. */
  best(): string {
    const { view } = this;
    const { mazes } = this.#desk.words;
    const left = view.opponents.filter(({ hp }) => hp > 0).length;
    const inside = left === 0 ? this.#said.nobodyLeft : this.#said.inMaze(left);
    const walks = left === 0 ? [] : [this.#said.movements[view.movement]];
    return [inside, ...walks, `${mazes.seed} ${printable(this.#session.seed)}`].map(sentence).join(' ');
  }

  verdict(): Message {
    const { view } = this;
    const told = this.toldTexts();
    if (view.end === 'escaped') return { text: [...told, sentence(this.#said.ends.escaped)].join(' '), role: 'good' };
    if (view.end !== null) return { text: [...told, sentence(this.#said.ends[view.end])].join(' '), role: 'bad' };
    if (view.phase.name === 'meeting') {
      return { text: [...told, this.meetingText(view.phase.opponent)].join(' '), role: 'bad' };
    }
    if (view.phase.name === 'fighting') {
      return { text: [...told, this.turnText()].join(' '), role: 'text' };
    }
    return { text: [...told, `${this.#said.canGo} ${this.wayTexts().join(', ')}.`].join(' '), role: 'text' };
  }

  /** Whom one has met, and what one can do about it. */
  meetingText(opponent: number): string {
    const { name } = opponentSpecies(this.view, opponent);
    return `${this.#said.met(name)} ${this.#said.fightOrBack}`.trim();
  }

  /** Whose turn it is in a fight. */
  turnText(): string {
    const { view } = this;
    if (view.phase.name !== 'fighting') return '';
    const isHero = attackerOf(view.phase) === 'hero';
    const { name } = isHero ? heroSpecies(view) : opponentSpecies(view, view.phase.opponent);
    return isHero ? sentence(this.#said.turnOf(name)) : sentence(this.#said.handOver(name));
  }

  /** The ways that are open (P25), as `up (W)`. */
  wayTexts(): string[] {
    return this.openWays().map((way) => `${this.#said.ways[way]} (${way})`);
  }

  openWays(): Way[] {
    const moves = this.#session.legal(PLAYER).flatMap((action) => (action.type === 'move' ? [action.way] : []));
    return WAYS.filter((way) => moves.includes(way));
  }

  /** What the last action led to, in sentences; the conditions after each round are shown elsewhere. */
  toldTexts(): string[] {
    const { view } = this;
    const back = this.#told.flatMap((event) => turnBackText(event, view, this.#desk.words) ?? []);
    const events = this.#told.filter(({ type }) => type !== 'round-ended');
    // A game that is gone on with has no events yet, and remembers its blows.
    const blows = events.length === 0 ? view.told : events;
    return [...back, ...fightTexts(blows, view, this.#desk.words)];
  }

  /** What has happened in the fight, in the lines of the description. */
  logTexts(): string[] {
    const { view } = this;
    return fightTexts(this.#log.length === 0 ? view.told : this.#log, view, this.#desk.words);
  }

  /** The odds, once asked for; undefined where nobody fights. */
  hint(): string | undefined {
    this.#wantsOdds = true;
    const text = this.#odds.text(this.view, this.#desk, this.#trialLuck());
    return text === undefined ? undefined : sentence(text);
  }

  /** What is to be worked on: odds that somebody wants to see. */
  work(): { advance(budget: number): 'searching' | 'done' } | undefined {
    return this.#wantsOdds ? this.#odds.work(this.view, this.#trialLuck()) : undefined;
  }

  refusal(rejection: Rejection): string {
    const { phase } = this.view;
    // Who walked on without looking wants to know first who that is.
    if (rejection.code === 'not-now' && phase.name === 'meeting') return this.meetingText(phase.opponent);
    return say(this.#said.rejection, rejection);
  }

  letGo(): void {}

  keep(): void {
    keepSession(this.#desk.store, this.#session);
  }

  stem(): string {
    return `pokelabirinto-${this.#session.seed.replaceAll(/[^\w.-]+/g, '-')}`;
  }

  step(way: Way): Deed<PokelabirintoTypes> {
    return this.#deed({ type: 'move', way });
  }

  fight(): Deed<PokelabirintoTypes> {
    return this.#deed({ type: 'fight' });
  }

  turnBack(): Deed<PokelabirintoTypes> {
    return this.#deed({ type: 'turn-back' });
  }

  attack(attack: AttackNumber): Deed<PokelabirintoTypes> {
    return this.#deed({ type: 'attack', attack });
  }

  /** A walk over what is known to a cell, as far as nothing comes between. */
  walkTo(cell: Cell): Deed<PokelabirintoTypes> {
    const { view } = this;
    if (view.phase.name !== 'walking' || cell < 0 || cell >= view.rows * view.columns) return DONE;
    const grid = createGrid({ width: view.columns, height: view.rows }, { fill: WALL });
    for (const [at, sign] of [...view.cells.join('')].entries()) {
      if (sign === '.' || sign === 'U') grid.costs[at] = LEAST_COST;
    }
    const finder = new PathFinder(grid);
    if (!finder.search(view.hero.at, cell)) return DONE;
    const path = [...finder.cells.subarray(0, finder.length + 1)];
    const actions = path
      .slice(1)
      .map((to, index): Action => ({ type: 'move', way: wayBetween(view, path[index]!, to) }));
    return { kind: 'play', actions };
  }

  /** Another game, of the same kind unless said. */
  begin(seed: string, config: Config = this.#session.config): Deed<PokelabirintoTypes> {
    this.#session = startPokelabirinto(config, seed);
    this.#listen();
    this.keep();
    return DONE;
  }

  get #said(): Words['games']['pokelabirinto'] {
    return this.#desk.words.games.pokelabirinto;
  }

  /** Trial fights have draws of their own: they are no part of the game. */
  #trialLuck(): Random {
    return new Random(this.#session.seed).stream(`odds ${this.view.actions}`);
  }

  #deed(action: Action): Deed<PokelabirintoTypes> {
    return { kind: 'play', actions: [action] };
  }

  #listen(): void {
    this.#stopListening();
    this.#told = [];
    this.#log = [];
    this.#wantsOdds = false;
    this.#stopListening = this.#session.listen(PLAYER, (notice) => {
      this.#told = notice.type === 'played' ? notice.events : [];
      const isNew = this.#told.some(({ type }) => type === 'met');
      if (isNew || notice.type !== 'played') this.#wantsOdds = false;
      this.#log = isNew || notice.type !== 'played' ? [] : [...this.#log, ...this.#told];
    });
  }
}

function wayBetween({ columns }: View, from: Cell, to: Cell): Way {
  const steps = { north: -columns, south: columns, west: -1, east: 1 } as const;
  return WAYS.find((way) => from + steps[DIRECTION_OF[way]] === to)!;
}
