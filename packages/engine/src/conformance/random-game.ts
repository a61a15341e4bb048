import { Random } from '@dedalo/grid';
import type { Change, Game, GameTypes, Step } from '../game.ts';
import type { Outcome } from '../outcome.ts';
import { isActionLine } from '../replay/replay.ts';
import type { Acted } from '../replay/record.ts';
import { type Seat, type Viewer, viewersOf } from '../seat.ts';
import { visibleEvents } from '../session/session.ts';
import { demand } from './law.ts';
import { isSame, survivesJson } from './same.ts';

/** Actions of all kinds tried on each state, beside those that `legal` lists. */
const TRIES = 8;
/** The same for seats that are not in turn, who can do nothing at all. */
const IDLE_TRIES = 2;

/** One game of random actions in which every law is looked at after every action. */
export class RandomGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly actions: Acted<T>[];
  readonly #random: Random;
  readonly #seats: readonly Seat[];
  #state: T['State'];
  /** The state's text when it came to be. */
  #text = '';

  /** What is played goes into `actions`, for whoever wants to know even if this throws. */
  constructor(game: Game<T>, seed: string, actions: Acted<T>[]) {
    this.game = game;
    this.actions = actions;
    this.#random = new Random(seed);
    this.config = game.samples.config(this.#random.stream('config'));
    this.#seats = Array.from({ length: game.seats(this.config) }, (_, seat) => seat);
    this.#checkConfig(this.config);
    this.#checkDefault(seed);
    this.#state = this.#throughText(game.start(this.config, seed));
  }

  get state(): T['State'] {
    return this.#state;
  }

  play(): void {
    const limit = this.game.actionLimit(this.config);
    while (!this.#isOver()) {
      const isInTime = this.actions.length < limit;
      demand(isInTime, 'the-game-ends-in-time', () => `still open after ${limit} actions, which is its limit`);
      this.#tryOthers();
      this.#tryResignation();
      this.#act();
    }
    this.#tryOthers();
    this.#tryResignation();
  }

  #checkConfig(config: T['Config']): void {
    const text = this.game.text.formatConfig(config);
    const parsed = this.game.text.parseConfig(text);
    demand(parsed.ok && isSame(parsed.value, config), 'config-survives-text', () => text);
  }

  #checkDefault(seed: string): void {
    const { game } = this;
    if (!game.defaultConfig) return;
    const config = game.defaultConfig();
    this.#checkConfig(config);
    const state = game.start(config, seed);
    const [seat] = game.turn(state);
    const isOpen = seat !== undefined && game.legal(state, seat).length > 0 && game.outcome(state) === undefined;
    demand(isOpen, 'the-default-config-can-be-played', () => game.text.formatConfig(config));
  }

  #isOver(): boolean {
    const { game } = this;
    const able = this.#seats.filter((seat) => game.legal(this.#state, seat).length > 0);
    const turn = game.turn(this.#state).toSorted((a, b) => a - b);
    const outcome = game.outcome(this.#state);
    demand(isSame(turn, able), 'only-seats-in-turn-act', () => {
      return `turn says ${turn.join() || 'nobody'}, and ${able.join() || 'nobody'} has a legal action`;
    });
    demand((outcome === undefined) === able.length > 0, 'somebody-can-act-until-the-end', () => {
      return outcome ? `it is over (${outcome.reason}), and somebody can act` : 'it is not over, and nobody can act';
    });
    return outcome !== undefined;
  }

  /** Every action of every seat, in turn or not, is accepted exactly if it is legal. */
  #tryOthers(): void {
    const { game } = this;
    const stranger = this.#seats.length;
    for (const seat of [...this.#seats, stranger]) {
      const isInTurn = game.turn(this.#state).includes(seat);
      const legal = isInTurn ? game.legal(this.#state, seat) : [];
      demand(isInTurn || game.legal(this.#state, seat).length === 0, 'only-seats-in-turn-act', () => {
        return `seat ${seat} is not in turn and has legal actions`;
      });
      for (const action of legal) {
        demand(this.#play({ seat, action }).ok, 'legal-actions-are-accepted', () => this.#say(action));
      }
      const texts = new Set(legal.map((action) => game.text.formatAction(action)));
      for (let left = isInTurn ? TRIES : IDLE_TRIES; left > 0; left--) {
        const action = game.samples.action(this.#state, this.#random);
        this.#checkAction(action);
        const isAccepted = this.#play({ seat, action }).ok;
        const isLegal = texts.has(game.text.formatAction(action));
        const law = isInTurn || game.outcome(this.#state) ? 'other-actions-are-refused' : 'only-seats-in-turn-act';
        demand(isAccepted === isLegal, law, () => {
          return `seat ${seat}: ${this.#say(action)} is ${isLegal ? '' : 'not '}legal and ${isAccepted ? 'accepted' : 'refused'}`;
        });
      }
    }
  }

  /** Every seat can resign until the end and loses by it; then all laws hold of the state that it leads to. */
  #tryResignation(): void {
    const { resignation: action } = this.game;
    if (action === undefined) return;
    this.#checkAction(action);
    const isOver = this.game.outcome(this.#state) !== undefined;
    for (const seat of [...this.#seats, this.#seats.length]) {
      const played = this.#play({ seat, action });
      const mayResign = !isOver && seat < this.#seats.length;
      demand(played.ok === mayResign, 'whoever-resigns-loses', () => {
        return `seat ${seat}: ${this.#say(action)} is ${played.ok ? 'accepted' : 'refused'}`;
      });
      if (played.ok) this.#checkResigned(seat, played.value);
    }
  }

  #checkResigned(seat: Seat, { state, events }: Step<T>): void {
    const { game } = this;
    const outcome = game.outcome(state);
    const expected: Outcome = { winners: this.#seats.filter((other) => other !== seat), reason: 'resigned' };
    demand(isSame(outcome, expected), 'whoever-resigns-loses', () => {
      return `seat ${seat} resigned, and it is ${JSON.stringify(outcome)}`;
    });
    demand(
      game.turn(state).length === 0,
      'only-seats-in-turn-act',
      () => `seat ${seat} resigned, and somebody may act`,
    );
    const text = game.text.formatState(state);
    const parsed = game.text.parseState(text);
    demand(parsed.ok && isSame(parsed.value, state), 'state-survives-text', () => text);
    this.#checkFollowed({ before: this.#state, after: state, events });
  }

  #play({ seat, action }: Acted<T>): ReturnType<Game<T>['play']> {
    const played = this.game.play(this.#state, seat, action);
    const isLeftAlone = this.game.text.formatState(this.#state) === this.#text;
    demand(isLeftAlone, 'play-leaves-its-state-alone', () => `${this.#say(action)} was\n${this.#text}`);
    return played;
  }

  #act(): void {
    const { game } = this;
    const seat = this.#random.pick(game.turn(this.#state));
    const action = this.#random.pick(game.legal(this.#state, seat));
    this.#checkAction(action);
    for (const viewer of viewersOf(this.#seats.length)) this.#checkSecrets(viewer, { seat, action });
    this.#checkGuess(seat);
    this.#checkLegalInView();

    const before = this.#state;
    const played = this.#play({ seat, action });
    demand(played.ok, 'legal-actions-are-accepted', () => this.#say(action));
    const happened = { before, after: played.value.state, events: played.value.events };
    this.actions.push({ seat, action });
    this.#state = this.#throughText(played.value.state);

    this.#checkFollowed(happened);
  }

  /** The view before and the visible events give the view after. */
  #checkFollowed(happened: Change<T> & { readonly events: readonly T['Event'][] }): void {
    const { game } = this;
    for (const viewer of viewersOf(this.#seats.length)) {
      const events = visibleEvents(game, happened, viewer);
      demand(survivesJson(events), 'events-and-views-are-plain-data', () => `the events for ${viewer}`);
      const before = this.#view(viewer, happened.before);
      const after = this.#view(viewer, happened.after);
      const followed = events.reduce<T['View']>((seen, event) => game.follow(seen, event), before);
      demand(isSame(followed, after), 'events-rebuild-the-view', () => {
        return `${viewer}: ${JSON.stringify(followed)} is not ${JSON.stringify(after)}`;
      });
    }
  }

  #checkAction(action: T['Action']): void {
    const text = this.game.text.formatAction(action);
    const parsed = this.game.text.parseAction(text);
    demand(parsed.ok && isActionLine(text) && isSame(parsed.value, action), 'action-survives-text', () =>
      this.#say(action),
    );
  }

  /** The game goes on from the copy, so that nothing but the text carries it. */
  #throughText(state: T['State']): T['State'] {
    const text = this.game.text.formatState(state);
    const parsed = this.game.text.parseState(text);
    demand(parsed.ok && isSame(parsed.value, state), 'state-survives-text', () => text);
    this.#text = text;
    return parsed.value;
  }

  #view(viewer: Viewer, state = this.#state): T['View'] {
    const view = this.game.view(state, viewer);
    demand(survivesJson(view), 'events-and-views-are-plain-data', () => `the view of ${viewer}`);
    return view;
  }

  /** Asked of a seat in turn, as bots are. */
  #checkGuess(seat: Seat): void {
    const { game } = this;
    const seen = this.#view(seat);
    const guess = game.guess?.(seen, seat, this.#random);
    if (guess === undefined) return;
    const found = game.view(guess, seat);
    demand(
      isSame(found, seen) && isSame(game.legal(guess, seat), game.legal(this.#state, seat)),
      'a-guess-gives-its-view',
      () => {
        return `seat ${seat} sees ${JSON.stringify(seen)}, and in the guess ${JSON.stringify(found)}`;
      },
    );
  }

  #checkLegalInView(): void {
    const { game } = this;
    if (!game.legalInView) return;
    for (const seat of this.#seats) {
      const told = game.legalInView(this.#view(seat), seat);
      demand(isSame(told, game.legal(this.#state, seat)), 'a-view-tells-what-is-legal', () => {
        return `seat ${seat} is told ${told.map((action) => game.text.formatAction(action)).join() || 'nothing'}`;
      });
    }
  }

  /**
   * A state that differs only in what the viewer cannot know gives the same view, the same choice and the same refusals;
   * and an action that leaves both alike for the viewer tells the viewer the same of both.
   */
  #checkSecrets(viewer: Viewer, { seat, action }: Acted<T>): void {
    const { game } = this;
    const other = game.samples.disguise(this.#state, viewer, this.#random);
    if (other === null) return this.#checkHides(viewer, other);
    const areAlike = (a: T['State'], b: T['State']): boolean => isSame(game.view(a, viewer), game.view(b, viewer));
    const tell = (what: string) => (): string =>
      `${what} lets ${viewer} tell\n${game.text.formatState(other)}\nfrom\n${game.text.formatState(this.#state)}`;
    demand(areAlike(other, this.#state), 'secrets-stay-secret', tell('the view'));
    this.#checkHides(viewer, other);
    if (viewer !== 'public') {
      const choices = [other, this.#state].map((state) => game.legal(state, viewer));
      demand(isSame(choices[0], choices[1]), 'secrets-stay-secret', tell('the choice of actions'));
      const tried = game.samples.action(this.#state, this.#random);
      const [refusal, refusalThere] = [this.#state, other].map((state) => game.play(state, viewer, tried));
      const areSame = refusal!.ok || refusalThere!.ok || isSame(refusal!.error, refusalThere!.error);
      demand(areSame, 'secrets-stay-secret', tell(`why ${game.text.formatAction(tried)} is refused`));
    }
    const here = game.play(this.#state, seat, action);
    const there = game.play(other, seat, action);
    if (!here.ok || !there.ok || !areAlike(here.value.state, there.value.state)) return;
    const heard = visibleEvents(game, { ...here.value, before: this.#state, after: here.value.state }, viewer);
    const heardThere = visibleEvents(game, { ...there.value, before: other, after: there.value.state }, viewer);
    demand(
      isSame(heard, heardThere),
      'secrets-stay-secret',
      tell(`what is heard of ${game.text.formatAction(action)}`),
    );
  }

  /** A client must know when a record gives something away: what another viewer could tell apart is hidden from this one. */
  #checkHides(viewer: Viewer, other: T['State'] | null): void {
    const { game } = this;
    const hides = game.hides?.(game.view(this.#state, viewer)) ?? false;
    const tell = (): string => `hides is ${hides} for ${viewer} in\n${game.text.formatState(this.#state)}`;
    if (other === null) return demand(!hides, 'what-is-hidden-is-told', tell);
    const others = hides ? [] : viewersOf(this.#seats.length).filter((each) => each !== viewer);
    const areAlike = others.every((each) => isSame(game.view(other, each), game.view(this.#state, each)));
    return demand(areAlike, 'what-is-hidden-is-told', tell);
  }

  #say(action: T['Action']): string {
    return `${this.game.text.formatAction(action)} in\n${this.game.text.formatState(this.#state)}`;
  }
}
