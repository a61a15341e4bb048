import type { GamePlay } from '@dedalo/clients/game-play';
import type { Key } from '@dedalo/clients/key-map';
import type { Message } from '@dedalo/clients/message';
import { GameController } from '@dedalo/clients/play/controller';
import { AT_ONCE, type Pace } from '@dedalo/clients/play/pace';
import { tellsSecrets } from '@dedalo/clients/play/tells-secrets';
import type { GameTypes, TimeMove } from '@dedalo/engine';
import type { Command, CommandWords } from '@dedalo/words';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { cropText, textWidth, wrapText } from '../terminal/text-width.ts';
import type { Client } from './client.ts';
import { drawEdgedPicture, hasEdges } from './edges.ts';
import { exportReplay } from './export-replay.ts';
import type { GameScreen } from './game-screen.ts';
import type { Page, Press, Sign } from './page.ts';
import { type Area, largeScaleOf, type Picture, type Placed, scaleOf, squareAt } from './picture.ts';
import { giveUpPage, tellAllPage } from './question-page.ts';
import { SettingsPage } from './settings-page.ts';

const TIME: Readonly<Partial<Record<Command, TimeMove>>> = { undo: 'undo', redo: 'redo', restart: 'restart' };
const OWN: readonly Command[] = ['undo', 'redo', 'restart', 'hint'];
/** A board is drawn at once; only the actions of a way are slightly delayed. */
const STEP_BY_STEP: Pace = { glideMs: 0, stepMs: () => 35 };
const FOOT_LINES = 2;
const NOTHING: Message = { text: '', role: 'text' };

/** A game being played by one person: its picture, messages, undo, files. */
export class GamePage<T extends GameTypes> implements Page {
  readonly #client: Client;
  readonly #screen: GameScreen<T>;
  readonly #game: GamePlay<T>;
  readonly #controller: GameController<T>;
  /** After a key the client draws once, so changes need not. */
  #isHearing = false;
  #isDrawnSoon = false;
  #showsHint = false;
  #placed: Placed | undefined;
  #shown: { readonly picture: Picture; readonly area: Area } | undefined;

  constructor(client: Client, screen: GameScreen<T>) {
    this.#client = client;
    this.#screen = screen;
    this.#game = screen.play;
    this.#controller = new GameController(screen.play, {
      clock: {
        after: (milliseconds, run) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      refusalRole: 'bad',
      refusesAfterEnd: true,
      pace: () => (client.settings.motion === 'full' ? STEP_BY_STEP : AT_ONCE),
      words: () => client.words,
      changed: () => this.#drawSoon(),
      heard: () => {},
    });
  }

  get game(): string {
    return this.#game.source.game.id;
  }

  get mouse(): string {
    return this.#screen.mouse;
  }

  get legend(): readonly Sign[] | undefined {
    return this.#screen.legend;
  }

  commands(): readonly Command[] {
    const { first, last } = this.#screen.commands();
    const own = OWN.filter((command) => !this.#hides(command));
    return [...first, ...own, ...last, 'present', 'export', 'settings', 'back'];
  }

  get refused(): readonly Command[] {
    return this.#screen.refused ?? [];
  }

  wordsFor(command: Command): CommandWords | undefined {
    return this.#screen.wordsFor?.(command) ?? (command === 'present' ? this.#client.words.client.larger : undefined);
  }

  draw(surface: Surface): void {
    const counts = this.#game.counts();
    const room = surface.columns - textWidth(counts) - 4;
    surface.put(1, 0, cropText(this.#game.title(), room), 'title');
    surface.put(surface.columns - textWidth(counts) - 1, 0, counts);
    surface.put(1, 1, cropText(this.#game.best() ?? '', surface.columns - 2), 'faint');
    const foot = this.#foot(surface.columns - 2);
    const area = { x: 0, y: 2, width: surface.columns, height: surface.rows - 4 - foot.length };
    let shown: Picture | undefined;
    this.#placed = drawEdgedPicture(surface, area, {
      hasEdges: hasEdges(this.#client.settings, 'played'),
      isLarge: this.#client.isLarge,
      picture: (room) => (shown = this.#screen.picture(room)),
    });
    this.#shown = shown && { picture: shown, area: this.#placed.area };
    const top = surface.rows - 1 - foot.length;
    for (const [row, { text, role }] of foot.entries()) surface.put(1, top + row, text, role);
    this.#screen.drawn?.((intent) => this.#controller.do(intent));
  }

  get isTyping(): boolean {
    return this.#screen.isTyping ?? false;
  }

  type(key: Key): void {
    this.#screen.type?.(key);
  }

  run(command: Command, how: Press): void {
    this.#hear(() => this.#run(command, how));
  }

  click(event: MouseEvent): void {
    this.#hear(() => this.#click(event));
  }

  leave(): void {
    // The page may only be covered for a moment.
    this.#hear(() => this.#controller.finish());
    this.#screen.leave?.();
  }

  #hear(work: () => void): void {
    this.#isHearing = true;
    try {
      work();
    } finally {
      this.#isHearing = false;
    }
  }

  /** Several changes at once are drawn once, when all are made: drawing lets bots play, who must not be interrupted. */
  #drawSoon(): void {
    if (this.#isHearing || this.#isDrawnSoon) return;
    this.#isDrawnSoon = true;
    queueMicrotask(() => {
      this.#isDrawnSoon = false;
      try {
        this.#client.redraw();
      } catch (error) {
        this.#client.fail(error);
      }
    });
  }

  #run(command: Command, how: Press): void {
    this.#controller.begin();
    this.#game.letGo();
    if (this.#givesUp(command)) return this.#client.open(giveUpPage(this.#client, () => this.#do(command, how)));
    return this.#do(command, how);
  }

  #do(command: Command, how: Press): void {
    const time = this.#hides(command) ? undefined : TIME[command];
    if (time) this.#controller.moveInTime(time);
    else if (command === 'hint' && !this.#hides(command)) this.#toggleHint();
    else if (command === 'present') this.#present();
    else if (command === 'export' && tellsSecrets(this.#game.source)) {
      this.#client.open(tellAllPage(this.#client, () => this.#export()));
    } else if (command === 'export') this.#export();
    else if (command === 'settings') this.#client.open(new SettingsPage(this.#client));
    else if (command === 'back') this.#back();
    else this.#controller.do(this.#screen.run(command, how));
  }

  #click({ kind, x, y }: MouseEvent): void {
    this.#controller.begin();
    if (kind !== 'press') {
      this.#game.letGo();
      const move = kind === 'wheel-up' ? 'undo' : 'redo';
      return this.#hides(move) ? undefined : this.#controller.moveInTime(move);
    }
    return this.#controller.do(this.#screen.click(this.#placed && squareAt(this.#placed, x, y)));
  }

  /** Whether the screen does not use a command of every game, or uses it in its own way. */
  #hides(command: Command): boolean {
    return this.#screen.hides?.includes(command) ?? false;
  }

  /** A game that is over or has not begun is no loss. */
  #givesUp(command: Command): boolean {
    const { source } = this.#game;
    if (!this.#screen.givesUp?.includes(command) || source.standing.outcome) return false;
    return (source.record()?.played ?? 1) > 0;
  }

  #toggleHint(): void {
    this.#showsHint = !this.#showsHint && this.#game.hint() !== undefined;
    if (this.#game.hint() === undefined)
      this.#controller.say({ text: this.#client.words.client.noHint, role: 'faint' });
  }

  /** Remembered for every game; where a board cannot be larger, that is said. */
  #present(): void {
    const { settings, words } = this.#client;
    const largeBoards = !settings.largeBoards;
    this.#client.changeSettings({ ...settings, largeBoards });
    const { picture, area } = this.#shown ?? {};
    if (!largeBoards || !picture || !area || picture.isText) return;
    const isLarger = (largeScaleOf(picture, area)?.rows ?? 1) > scaleOf(picture, area).rows;
    if (!isLarger) this.#controller.say({ text: words.client.notLarger, role: 'faint' });
  }

  #back(): void {
    if (!this.#screen.stop?.()) this.#client.back();
  }

  #export(): void {
    const text = this.#game.source.saveLater()();
    this.#controller.say(exportReplay(this.#client, { stem: this.#game.stem(), text }));
  }

  /** The lines under the board: the hint and the messages. */
  #foot(width: number): readonly Message[] {
    const message = this.#controller.message ?? this.#game.verdict();
    const hint = this.#showsHint ? this.#game.hint() : undefined;
    const lines = [
      ...(hint === undefined ? [] : linesOf({ text: hint, role: 'faint' }, width)),
      ...(this.#screen.lines?.() ?? []).flatMap((line) => linesOf(line, width)),
      ...(message ? linesOf(message, width) : []),
    ].slice(-6);
    // Always the same number, or the board would jump when a message appears.
    return [...Array.from({ length: Math.max(0, FOOT_LINES - lines.length) }, () => NOTHING), ...lines];
  }
}

const linesOf = ({ text, role }: Message, width: number): Message[] =>
  wrapText(text, width).map((line) => ({ text: line, role }));
