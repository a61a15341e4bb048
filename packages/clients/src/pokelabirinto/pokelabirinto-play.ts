import { type Cell, createGrid, LEAST_COST, PathFinder, Random, WALL } from '@dedalo/grid';
import {
  type Action,
  attackerOf,
  type AttackNumber,
  type Config,
  DIRECTION_OF,
  type End,
  type Event,
  PLAYER,
  type PokelabirintoTypes,
  type Rejection,
  type Side,
  type View,
  type Way,
  WAYS,
} from '@dedalo/pokelabirinto';
import { say, type Words } from '@dedalo/words';
import { type Intent, DONE } from '../intent.ts';
import type { ClientContext } from '../client-context.ts';
import type { GameFacts } from '../game-facts.ts';
import type { GamePlay } from '../game-play.ts';
import { type Message, sentence } from '../message.ts';
import { openSource } from '../play/open-source.ts';
import type { Source } from '../play/source.ts';
import type { KeyMap } from '../key-map.ts';
import { printable } from '../printable.ts';
import { type OddsCalculator, oddsQuestion } from './fight-odds.ts';
import { oddsText } from './odds-text.ts';
import { keepSession } from '../keep-session.ts';
import { pokelabirintoFacts } from './facts.ts';
import { withKeys } from './key-names.ts';
import { type PokelabirintoSession, startPokelabirinto } from './session.ts';
import { conditionText, DASHES, fightTexts, heroSpecies, opponentSpecies, sideNames, turnBackText } from './words.ts';

/** What a client gives the game to work with. Read it anew each time, because language and settings change. */
export interface PokelabirintoContext extends ClientContext {
  /** Where keys can be chosen; a line-by-line client shows the letters of the description. */
  readonly keys?: Pick<KeyMap, 'keysOf'>;
}

/** The events that end a meeting. */
const LEAVES: ReadonlySet<Event['type']> = new Set(['turned-back', 'made-way', 'fight-won']);

/** A game of one person, or of two at one screen: what all clients share. */
export class PokelabirintoPlay implements GamePlay<PokelabirintoTypes> {
  readonly #context: PokelabirintoContext;
  readonly #odds: OddsCalculator | undefined;
  #session: PokelabirintoSession;
  #source: Source<PokelabirintoTypes>;
  /** The events of the last action. */
  #told: readonly Event[] = [];
  /** The events of the fight in progress, or of the last one. */
  #log: readonly Event[] = [];
  /**
   * The opponent that was met last, and whether it is a different one of the same kind as the opponent just left or
   * defeated.
   */
  #met: { readonly opponent: number; readonly isAnother: boolean } | undefined;
  #wantsOdds = false;

  /** Without a calculator there are no hints; a client that computes odds elsewhere need not load its tables. */
  constructor(context: PokelabirintoContext, session: PokelabirintoSession, odds?: OddsCalculator) {
    this.#context = context;
    this.#odds = odds;
    this.#session = session;
    this.#source = this.#open();
    this.#listen();
  }

  get session(): PokelabirintoSession {
    return this.#session;
  }

  get source(): Source<PokelabirintoTypes> {
    return this.#source;
  }

  /** The player's view. */
  get view(): View {
    return this.#source.standing.view;
  }

  /** The seat that has the choice; the second person's only in a fight. */
  get seat(): number {
    return this.#source.standing.turn[0] ?? PLAYER;
  }

  title(): string {
    return this.#said.name;
  }

  counts(): string {
    const { view } = this;
    const { phase } = view;
    const name = phase.name === 'walking' ? heroSpecies(view).name : this.#names(phase.opponent).hero;
    return conditionText({ name }, view.hero, this.#context.words);
  }

  /** The opponents in the maze, and the maze's seed. */
  best(): string {
    const { view } = this;
    const { mazes } = this.#context.words;
    const left = view.opponents.filter(({ hp }) => hp > 0).length;
    const inside = left === 0 ? this.#said.nobodyLeft : this.#said.inMaze(left);
    const walks = left === 0 ? [] : [this.#said.movements[view.movement]];
    return [inside, ...walks, `${mazes.seed} ${printable(this.#source.seed)}`].map(sentence).join(' ');
  }

  verdict(): Message {
    const { view } = this;
    const told = this.toldTexts();
    if (view.end !== null) {
      return { text: [...told, ...this.#endTexts(view.end)].join(' '), role: view.end === 'escaped' ? 'good' : 'bad' };
    }
    if (view.phase.name === 'meeting') {
      return { text: [...told, this.meetingText(view.phase.opponent)].join(' '), role: 'bad' };
    }
    if (view.phase.name === 'fighting') {
      return { text: [...told, this.turnText()].join(' '), role: 'text' };
    }
    return { text: [...told, `${this.#said.canGo} ${this.wayTexts().join(', ')}.`].join(' '), role: 'text' };
  }

  /** The opponent that was met, and the possible answers. */
  meetingText(opponent: number): string {
    return `${this.metText(opponent)} ${withKeys(this.#said.fightOrBack, this.#context)}`;
  }

  metText(opponent: number): string {
    const { name } = opponentSpecies(this.view, opponent);
    const isAnother = this.#met?.opponent === opponent && this.#met.isAnother;
    return isAnother ? this.#said.metAnother(name) : this.#said.met(name);
  }

  /** The side whose turn it is in a fight. */
  turnText(): string {
    const { view } = this;
    if (view.phase.name !== 'fighting') return '';
    if (attackerOf(view.phase) === 'hero') return sentence(this.#said.turnOf(heroSpecies(view).name));
    return sentence(this.#said.handOver(this.#names(view.phase.opponent).opponent));
  }

  /** The open directions (P25), as `up (W)`; without letters where the keys may differ. */
  wayTexts(): string[] {
    return this.openWays().map((way) => this.#said.ways[way] + (this.#context.keys ? '' : ` (${way})`));
  }

  openWays(): Way[] {
    const moves = this.#source.standing.legal(PLAYER).flatMap((action) => (action.type === 'move' ? [action.way] : []));
    return WAYS.filter((way) => moves.includes(way));
  }

  /** The events of the last action in sentences; the conditions after each round are shown elsewhere. */
  toldTexts(): string[] {
    const { view } = this;
    const back = this.#told.flatMap((event) => turnBackText(event, view, this.#context.words) ?? []);
    const events = this.#told.filter(({ type }) => type !== 'round-ended');
    // A resumed game has no events yet, but its view keeps the blows.
    const blows = events.length === 0 ? view.told : events;
    return [...back, ...fightTexts(blows, view, this.#context.words).filter((text) => text !== DASHES)];
  }

  /** The events of the fight, in the lines of the description. */
  logTexts(): string[] {
    const { view } = this;
    return fightTexts(this.#log, view, this.#context.words);
  }

  /** The odds, once asked for; undefined outside a fight. */
  hint(): string | undefined {
    this.#wantsOdds = true;
    const question = oddsQuestion(this.view);
    if (!question || !this.#odds) return undefined;
    return sentence(oddsText(this.#odds.odds(question, this.#trialLuck()), question, this.#context));
  }

  /** The open computation: odds that were asked for. */
  work(): { advance(budget: number): 'searching' | 'done' } | undefined {
    const question = this.#wantsOdds ? oddsQuestion(this.view) : undefined;
    return question && this.#odds?.work(question, this.#trialLuck());
  }

  refusal(rejection: Rejection): string {
    const { phase } = this.view;
    // After a walk of several steps the player needs to know first which opponent this is.
    if (rejection.code === 'not-now' && phase.name === 'meeting') return this.meetingText(phase.opponent);
    return withKeys(say(this.#said.rejection, rejection), this.#context);
  }

  letGo(): void {}

  readonly facts: GameFacts<PokelabirintoTypes> = pokelabirintoFacts;

  keep(): void {
    keepSession(this.#context.store, this.#session, pokelabirintoFacts);
  }

  stem(): string {
    return `pokelabirinto-${this.#source.seed.replaceAll(/[^\w.-]+/g, '-')}`;
  }

  step(way: Way): Intent<PokelabirintoTypes> {
    return this.#intent({ type: 'move', way });
  }

  fight(): Intent<PokelabirintoTypes> {
    return this.#intent({ type: 'fight' });
  }

  turnBack(): Intent<PokelabirintoTypes> {
    return this.#intent({ type: 'turn-back' });
  }

  attack(attack: AttackNumber): Intent<PokelabirintoTypes> {
    return this.#intent({ type: 'attack', attack });
  }

  /** A walk to a cell over known ones; the first refusal ends it. */
  walkTo(cell: Cell): Intent<PokelabirintoTypes> {
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

  /** Another game, of the same kind if no config is given. */
  begin(seed: string, config: Config = this.#source.config): Intent<PokelabirintoTypes> {
    this.#source.close();
    this.#session = startPokelabirinto(config, seed);
    this.#source = this.#open();
    this.#listen();
    this.keep();
    return DONE;
  }

  get #said(): Words['games']['pokelabirinto'] {
    return this.#context.words.games.pokelabirinto;
  }

  #names(opponent: number): Readonly<Record<Side, string>> {
    return sideNames(this.view, opponent, this.#context.words);
  }

  #endTexts(end: End): string[] {
    const { escaped, lost, ends } = this.#said;
    if (end === 'escaped') return [sentence(escaped.replaceAll(/\s*\n\s*/g, ' '))];
    return end === 'knocked-out' ? [ends[end], lost].map(sentence) : [sentence(ends[end])];
  }

  /** Trial fights use random numbers of their own: they are no part of the game. */
  #trialLuck(): Random {
    return new Random(this.#source.seed).stream(`odds ${this.view.actions}`);
  }

  #intent(action: Action): Intent<PokelabirintoTypes> {
    return { kind: 'play', actions: [action] };
  }

  /** Whether the opponent is a different one of the same kind as the one met before. */
  #isAnother(opponent: number): boolean {
    if (!this.#met || this.#met.opponent === opponent) return false;
    const { opponents } = this.view;
    const isRightAfter = this.#told.some(({ type }) => LEAVES.has(type));
    return isRightAfter && opponents[opponent]!.species === opponents[this.#met.opponent]!.species;
  }

  /** Both people see the player's view. */
  #open(): Source<PokelabirintoTypes> {
    return openSource(this.#context, this.#session, PLAYER);
  }

  #listen(): void {
    const { phase, told } = this.view;
    this.#told = [];
    // A resumed fight shows the blows that the view keeps.
    this.#log = told;
    this.#met = phase.name === 'walking' ? undefined : { opponent: phase.opponent, isAnother: false };
    this.#wantsOdds = false;
    this.#source.listen((notice) => {
      this.#told = notice.type === 'played' ? notice.events : [];
      const met = this.#told.find(({ type }) => type === 'met');
      const isNew = met !== undefined;
      if (met?.type === 'met') this.#met = { opponent: met.opponent, isAnother: this.#isAnother(met.opponent) };
      if (isNew || notice.type !== 'played') this.#wantsOdds = false;
      this.#log = isNew || notice.type !== 'played' ? [] : [...this.#log, ...this.#told];
    });
  }
}

function wayBetween({ columns }: View, from: Cell, to: Cell): Way {
  const steps = { north: -columns, south: columns, west: -1, east: 1 } as const;
  return WAYS.find((way) => from + steps[DIRECTION_OF[way]] === to)!;
}
