import type { GameRecord } from '@dedalo/engine';
import type { Cell } from '@dedalo/grid';
import { type AttackNumber, attackerOf, type Way } from '@dedalo/pokelabirinto';
import {
  type Action,
  type Config,
  type Event,
  expedition,
  type ExpeditionTypes,
  type JudgedDecision,
  LARGEST_PARTY,
  type Rejection,
  type View,
} from '@dedalo/pokelabirinto/expedition';
import { say, type Words } from '@dedalo/words';
import type { ClientContext } from '../client-context.ts';
import type { GameFacts } from '../game-facts.ts';
import type { GamePlay } from '../game-play.ts';
import { DONE, type Intent } from '../intent.ts';
import { keepSession } from '../keep-session.ts';
import { type Message, sentence } from '../message.ts';
import { openSource } from '../play/open-source.ts';
import type { Source } from '../play/source.ts';
import { printable } from '../printable.ts';
import { blowText, eventTexts, offerText } from './event-texts.ts';
import { expeditionFacts } from './facts.ts';
import { findWay } from './find-way.ts';
import { lastFightTexts } from './judged-texts.ts';
import { sideNames } from './names.ts';
import { type ExpeditionSession, startExpedition } from './session.ts';

/** The events that end a walk to a cell, because the player may change plans. */
const STOPS: ReadonlySet<Event['type']> = new Set(['met', 'woke', 'found', 'entered', 'ended']);

/** What the picture of a fight does not show. */
const UNSEEN: ReadonlySet<Event['type']> = new Set(['swapped', 'fainted', 'fight-won', 'scored']);

/** A journey to be judged, and how many fights of it are over. */
export interface ToJudge {
  readonly record: GameRecord<ExpeditionTypes>;
  readonly fights: number;
}

/** A journey of one person: what all clients share. */
export class ExpeditionPlay implements GamePlay<ExpeditionTypes> {
  readonly #context: ClientContext;
  #session: ExpeditionSession;
  #source: Source<ExpeditionTypes>;
  /** The events since the last action that the person asked for, and the view before it. */
  #told: readonly Event[] = [];
  #before: View;
  /** The events of the fight in progress, or of the last one. */
  #log: readonly Event[] = [];
  #beforeFight: View;
  /** What the decisions so far were worth, and after how many fights. */
  #judged: readonly JudgedDecision[] = [];
  #judgedFights = 0;
  #isAskedAnew = false;
  #mayStop = false;

  constructor(context: ClientContext, session: ExpeditionSession) {
    this.#context = context;
    this.#session = session;
    this.#source = openSource(context, session, 0);
    this.#before = this.view;
    this.#beforeFight = this.view;
    this.#listen();
  }

  readonly seat = 0;
  readonly facts: GameFacts<ExpeditionTypes> = expeditionFacts;

  get session(): ExpeditionSession {
    return this.#session;
  }

  get source(): Source<ExpeditionTypes> {
    return this.#source;
  }

  get view(): View {
    return this.#source.standing.view;
  }

  title(): string {
    return this.#said.name;
  }

  counts(): string {
    const { condition } = this.#context.words.games.pokelabirinto;
    return this.view.party.map(({ creature, hp, energy }) => condition({ name: creature, hp, energy })).join(', ');
  }

  best(): string {
    return sentence(`${this.#context.words.mazes.seed} ${printable(this.#source.seed)}`);
  }

  verdict(): Message {
    const { view } = this;
    const told = this.toldTexts();
    if (view.end !== null) return { text: [...told, sentence(this.#said.ends[view.end])].join(' '), role: 'bad' };
    const text = [...told, this.questionText() ?? this.waysText()].join(' ');
    const isBad = view.phase.name === 'meeting' || this.#told.some(({ type }) => type === 'woke');
    return { text, role: isBad ? 'bad' : 'text' };
  }

  /** The lines beside a fight: what blows do not show, and the open decision. */
  captionText(): string {
    const told = eventTexts(this.#told, this.#before, this.#context.words, ({ type }) => UNSEEN.has(type));
    const asked = this.questionText();
    return (asked === undefined ? told : [...told, asked]).join(' ');
  }

  /** The open directions. */
  waysText(): string {
    const { canGo, ways } = this.#context.words.games.pokelabirinto;
    const open = this.#source.standing.legal(0).flatMap((action) => (action.type === 'move' ? [ways[action.way]] : []));
    return `${canGo} ${open.join(', ')}.`;
  }

  /** The open decision in words; undefined while walking. */
  questionText(): string | undefined {
    const { phase, wild } = this.view;
    const { met, turnOf } = this.#context.words.games.pokelabirinto;
    if (phase.name === 'walking') return undefined;
    if (phase.name === 'meeting') return met(wild[phase.wild]!.creature);
    if (phase.name === 'offer') return offerText(this.view, phase.wild, this.#context.words);
    return sentence(turnOf(sideNames(this.view, phase.wild, this.#context.words)[attackerOf(phase)]));
  }

  /** What the last action led to, in sentences. */
  toldTexts(): string[] {
    const { words } = this.#context;
    // A resumed journey has no events yet, but its view keeps the blows.
    if (this.#told.length === 0) return this.view.told.map((blow) => blowText(blow, this.view, words));
    return eventTexts(this.#told, this.#before, words);
  }

  /** The events of the fight in sentences, round by round. */
  logRounds(): string[][] {
    const rounds: Event[][] = [[]];
    for (const event of this.#log) {
      if (event.type === 'gained') rounds.push([]);
      rounds.at(-1)!.push(event);
    }
    let view = this.#beforeFight;
    return rounds.flatMap((events) => {
      const texts = eventTexts(events, view, this.#context.words);
      for (const event of events) view = expedition.follow(view, event);
      return texts.length === 0 ? [] : [texts];
    });
  }

  /** The journey, once a fight is over that is to be judged; whoever is face to face with somebody is not told. */
  toJudge(): ToJudge | undefined {
    const { phase } = this.view;
    if (phase.name === 'meeting' || phase.name === 'fighting') return undefined;
    const fights = fightsIn(this.view);
    const record = fights === this.#judgedFights ? undefined : this.#source.record();
    return record && { record, fights };
  }

  /** What was found, here or elsewhere. */
  judge(judged: readonly JudgedDecision[], { fights }: ToJudge): void {
    this.#judged = judged;
    this.#judgedFights = fights;
  }

  get judged(): readonly JudgedDecision[] {
    return this.#judged;
  }

  /** What the last fight was worth. */
  lastFightTexts(): string[] {
    return lastFightTexts(this.#judged, this.#context);
  }

  /** Whether that fight is what has just happened. */
  get isJustFought(): boolean {
    return this.#told.some(({ type }) => type === 'fight-won' || type === 'struck' || type === 'ended');
  }

  hint(): string | undefined {
    return undefined;
  }

  refusal(rejection: Rejection): string {
    const asked = rejection.code === 'not-now' ? this.questionText() : undefined;
    return asked ?? say(this.#said.rejection, rejection);
  }

  letGo(): void {}

  keep(): void {
    keepSession(this.#context.store, this.#session, expeditionFacts);
  }

  stem(): string {
    return `expedition-${this.#source.seed.replaceAll(/[^\w.-]+/g, '-')}`;
  }

  step(way: Way): Intent<ExpeditionTypes> {
    return this.#intent([{ type: 'move', way }]);
  }

  fight(): Intent<ExpeditionTypes> {
    return this.#intent([{ type: 'fight' }]);
  }

  turnBack(): Intent<ExpeditionTypes> {
    return this.#intent([{ type: 'turn-back' }]);
  }

  attack(attack: AttackNumber): Intent<ExpeditionTypes> {
    return this.#intent([{ type: 'attack', attack }]);
  }

  /** Puts this member of the party in front. */
  swap(member: number): Intent<ExpeditionTypes> {
    return this.#intent([{ type: 'swap', member }]);
  }

  /** At the free place if left out. */
  join(place: number = this.view.party.length): Intent<ExpeditionTypes> {
    return this.#intent([{ type: 'join', place }]);
  }

  leave(): Intent<ExpeditionTypes> {
    return this.#intent([{ type: 'let-go' }]);
  }

  get isFull(): boolean {
    return this.view.party.length === LARGEST_PARTY;
  }

  /** A walk over explored cells. It ends early when a creature comes in sight or something is found. */
  walkTo(cell: Cell): Intent<ExpeditionTypes> {
    const ways = this.view.phase.name === 'walking' ? findWay(this.view, cell) : undefined;
    if (!ways || ways.length === 0) return DONE;
    const walk = this.#intent(ways.map((way) => ({ type: 'move', way })));
    return { ...walk, isCutShort: () => this.#mayStop };
  }

  /** Another journey; with the same seed, the same one again. */
  begin(seed: string, config: Config = this.#source.config): void {
    this.#source.close();
    this.#session = startExpedition(config, seed);
    this.#source = openSource(this.#context, this.#session, 0);
    this.#listen();
    this.keep();
  }

  get #said(): Words['games']['expedition'] {
    return this.#context.words.games.expedition;
  }

  #intent(actions: readonly Action[]): Extract<Intent<ExpeditionTypes>, { kind: 'play' }> {
    this.#isAskedAnew = true;
    return { kind: 'play', actions };
  }

  #listen(): void {
    this.#told = [];
    this.#log = [];
    this.#judged = [];
    this.#judgedFights = 0;
    let view = this.view;
    this.#source.listen((notice) => {
      const before = view;
      ({ view } = this);
      if (notice.type !== 'played') {
        this.#told = [];
        this.#log = [];
        return;
      }
      this.#tell(notice.events, before);
    });
  }

  #tell(events: readonly Event[], before: View): void {
    if (this.#isAskedAnew) {
      this.#told = [];
      this.#before = before;
    }
    this.#isAskedAnew = false;
    this.#told = [...this.#told, ...events];
    this.#mayStop = events.some(({ type }) => STOPS.has(type)) || seenIn(this.view) > seenIn(before);
    const isWalk = before.phase.name === 'walking';
    if (isWalk) this.#beforeFight = before;
    this.#log = isWalk ? events : [...this.#log, ...events];
  }
}

const seenIn = ({ wild }: View): number => wild.filter(({ at }) => at !== null).length;

/** How many fights have come to an end, one way or the other. */
const fightsIn = ({ journey }: View): number =>
  journey.reduce((sum, { won, lost, turnedBack }) => sum + won.length + lost.length + turnedBack, 0);
