import { thoughtOn } from '@dedalo/clients/theseus/bot-question';
import { otherSide, type PlayerWord, type Side, SIDES } from '@dedalo/clients/theseus/players';
import { startTheseus } from '@dedalo/clients/theseus/session';
import type { GameRecord, Session } from '@dedalo/engine';
import { type Dice, type State, type TheseusTypes } from '@dedalo/theseus';
import type { Move } from '@dedalo/theseus/logic';
import type { Locator, Page } from 'playwright-core';
import { configOf, parsePreferences } from '../../src/games/theseus/wanted-game.ts';
import { en } from './replays.ts';
import { visit } from './screens.ts';

/** What a test plays, as the preferences of the page have it. */
export interface WantedGame {
  readonly side?: Side;
  readonly watches?: boolean;
  readonly bots?: Partial<Readonly<Record<Side, PlayerWord>>>;
  readonly size?: number;
  readonly supplies?: number;
  readonly rounds?: number;
  readonly seed: string;
  readonly sees?: boolean;
}

const GAMES = ['theseus', 'logic-maze'];
let prepared = 0;

/**
 * As for somebody who knows both games, or for a newcomer; nothing is left or over. It is done once, when the page is
 * next loaded: what is played afterwards stays.
 */
export async function prepare(
  page: Page,
  { wanted, isNew = false }: { readonly wanted?: WantedGame; readonly isNew?: boolean } = {},
): Promise<void> {
  const once = `prepared-${++prepared}`;
  await page.addInitScript({
    content: `if (location.protocol === 'http:' && sessionStorage.getItem('${once}') === null) {
      sessionStorage.setItem('${once}', '');
      for (const name of ['running/theseus', 'theseus-finished', 'theseus']) localStorage.removeItem('dedalo/' + name);
      const wanted = ${JSON.stringify(wanted ?? null)};
      if (wanted) localStorage.setItem('dedalo/theseus', JSON.stringify(wanted));
      const { known, solved } = JSON.parse(localStorage.getItem('dedalo/progress') ?? '{"known":[],"solved":[]}');
      const others = known.filter((name) => !${JSON.stringify(GAMES)}.includes(name));
      const now = [...others, ...${JSON.stringify(isNew ? [] : GAMES)}];
      localStorage.setItem('dedalo/progress', JSON.stringify({ known: now, solved }));
    }`,
  });
}

/** Opens the dice game for somebody who has been here before. */
export async function openDice(page: Page, wanted: WantedGame): Promise<void> {
  await prepare(page, { wanted });
  await visit(page, '#/theseus/play');
  await board(page).waitFor();
}

export const board = (page: Page): Locator => page.getByRole('application');

/** A game as it will go: what the person plays, and how the page's bot answers. */
export class PlannedGame {
  readonly session: Session<TheseusTypes>;
  readonly side: Side;
  readonly #against: PlayerWord;
  readonly #as: PlayerWord;

  /** The person plays as a bot would. */
  constructor(wanted: WantedGame, as: PlayerWord) {
    const preferences = parsePreferences(wanted);
    this.side = preferences.side;
    this.#against = preferences.bots[otherSide(this.side)];
    this.#as = as;
    const { session } = startTheseus({
      config: configOf(preferences),
      seed: wanted.seed,
      side: this.side,
      against: this.#against,
    });
    this.session = session;
    this.#letBotPlay();
  }

  get seat(): number {
    return SIDES.indexOf(this.side);
  }

  get state(): State {
    return this.session.state;
  }

  get record(): GameRecord<TheseusTypes> {
    return this.session.record();
  }

  /** Round by round as the page counts them. */
  get round(): number {
    return Math.floor(this.state.dice / 2) + 1;
  }

  /** The person's next die, played here; undefined when the game is over. */
  next(): Dice | undefined {
    if (this.session.outcome) return undefined;
    const dice = this.#choose(this.side, this.#as);
    this.#letBotPlay();
    return dice;
  }

  #letBotPlay(): void {
    const [seat] = this.session.turn;
    if (seat !== undefined && seat !== this.seat) this.#choose(otherSide(this.side), this.#against);
  }

  #choose(side: Side, against: PlayerWord): Dice {
    const seat = SIDES.indexOf(side);
    const { seed } = this.session;
    const thought = thoughtOn({ side, against, view: this.session.view(seat), seed });
    while (thought.advance(Number.POSITIVE_INFINITY) === 'searching');
    const played = this.session.play(seat, thought.choice);
    if (!played.ok) throw new Error(played.error.code);
    return thought.choice.dice;
  }
}

export const KEY_OF_MOVE: Readonly<Record<Move, string>> = {
  up: 'ArrowUp',
  right: 'ArrowRight',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  wait: 'Space',
};

export const KEY_OF: Readonly<Record<Dice, string>> = {
  1: 'ArrowUp',
  3: 'ArrowRight',
  5: 'ArrowDown',
  7: 'ArrowLeft',
};

/** Waits until the page stands where the plan stands: it is the person's turn again, or the game is over. */
export async function expectStanding(page: Page, plan: PlannedGame): Promise<void> {
  const { outcome, config } = plan.session;
  if (outcome) {
    await page.getByRole('dialog').waitFor();
    return;
  }
  const { theseus } = en.games;
  // Screens are opened outside of tests too: nothing here may expect.
  await page
    .locator('.dice-counts dd')
    .filter({ hasText: new RegExp(`^${plan.round}/${config.rounds}$`) })
    .waitFor();
  await page.locator('.game-message').getByText(theseus.turnOf(theseus.seats[plan.seat]!)).waitFor();
}

/** How the person takes a step: by key, pointer or finger. */
export type TakeStep = (dice: Dice, state: State) => Promise<void>;

/** Plays the plan on the page to its end, or so many steps of it. */
export async function playOut(page: Page, plan: PlannedGame, take: TakeStep, most = Infinity): Promise<void> {
  await expectStanding(page, plan);
  for (let steps = 0; steps < most && !plan.session.outcome; steps++) {
    const { state } = plan;
    const dice = plan.next()!;
    await take(dice, state);
    await expectStanding(page, plan);
  }
}

export const byKey =
  (page: Page): TakeStep =>
  (dice) =>
    page.keyboard.press(KEY_OF[dice]);
