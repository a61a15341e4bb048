import type { Intent } from '@dedalo/clients/intent';
import type { GamePlay } from '@dedalo/clients/game-play';
import { type Message, sentence } from '@dedalo/clients/message';
import type { GameTypes, TimeMove } from '@dedalo/engine';
import { type Command, say } from '@dedalo/words';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { cropText, textWidth, wrapText } from '../terminal/text-width.ts';
import { Animation } from './animation.ts';
import type { Client } from './client.ts';
import { exportReplay } from './export-replay.ts';
import type { GameScreen } from './game-screen.ts';
import type { CommandWords, Page, Press } from './page.ts';
import { drawPicture, type Placed, squareAt } from './picture.ts';
import { SettingsPage } from './settings-page.ts';

const TIME: Readonly<Partial<Record<Command, TimeMove>>> = { undo: 'undo', redo: 'redo', restart: 'restart' };
const OWN: readonly Command[] = ['undo', 'redo', 'restart', 'hint'];
const STEP_MS = 35;
const FOOT_LINES = 2;
const NOTHING: Message = { text: '', role: 'text' };

/** A game being played by one person: its picture, what there is to say, undo, files. */
export class GamePage<T extends GameTypes> implements Page {
  readonly #client: Client;
  readonly #screen: GameScreen<T>;
  readonly #game: GamePlay<T>;
  readonly #animation: Animation;
  #message: Message | undefined;
  #showsHint = false;
  #placed: Placed | undefined;

  constructor(client: Client, screen: GameScreen<T>) {
    this.#client = client;
    this.#screen = screen;
    this.#game = screen.play;
    this.#animation = new Animation(() => client.redraw());
  }

  get game(): string | undefined {
    return this.#screen.game;
  }

  get mouse(): string {
    return this.#screen.mouse;
  }

  commands(): readonly Command[] {
    const { first, last } = this.#screen.commands();
    const own = OWN.filter((command) => !this.#hides(command));
    return [...first, ...own, ...last, 'export', 'settings', 'back'];
  }

  get refused(): readonly Command[] {
    return this.#screen.refused ?? [];
  }

  wordsFor(command: Command): CommandWords | undefined {
    return this.#screen.wordsFor?.(command);
  }

  draw(surface: Surface): void {
    const counts = this.#game.counts();
    const room = surface.columns - textWidth(counts) - 4;
    surface.put(1, 0, cropText(this.#game.title(), room), 'title');
    surface.put(surface.columns - textWidth(counts) - 1, 0, counts);
    surface.put(1, 1, cropText(this.#game.best() ?? '', surface.columns - 2), 'faint');
    const foot = this.#foot(surface.columns - 2);
    const area = { x: 0, y: 2, width: surface.columns, height: surface.rows - 4 - foot.length };
    this.#placed = drawPicture(surface, this.#screen.picture(area), area);
    const top = surface.rows - 1 - foot.length;
    for (const [row, { text, role }] of foot.entries()) surface.put(1, top + row, text, role);
    this.#screen.drawn?.();
  }

  run(command: Command, how: Press): void {
    this.#begin();
    this.#game.letGo();
    const time = this.#hides(command) ? undefined : TIME[command];
    if (time) this.#moveInTime(time);
    else if (command === 'hint' && !this.#hides(command)) this.#toggleHint();
    else if (command === 'export') this.#export();
    else if (command === 'settings') this.#client.open(new SettingsPage(this.#client));
    else if (command === 'back') this.#back();
    else this.#do(this.#screen.run(command, how));
  }

  click({ kind, x, y }: MouseEvent): void {
    this.#begin();
    if (kind !== 'press') {
      this.#game.letGo();
      const move = kind === 'wheel-up' ? 'undo' : 'redo';
      return this.#hides(move) ? undefined : this.#moveInTime(move);
    }
    return this.#do(this.#screen.click(this.#placed && squareAt(this.#placed, x, y)));
  }

  leave(): void {
    this.#animation.finish();
    this.#screen.leave?.();
  }

  /** Whether the screen does without a command of every game, or does in its own way what it says. */
  #hides(command: Command): boolean {
    return this.#screen.hides?.includes(command) ?? false;
  }

  /** Whatever was going on is finished at once, and what was said has been heard. */
  #begin(): void {
    this.#animation.finish();
    this.#message = undefined;
  }

  #do(intent: Intent<T>): void {
    if (intent.kind === 'say') this.#message = intent.message;
    if (intent.kind !== 'play') return;
    const isSlow = this.#client.settings.motion === 'full' && intent.actions.length > 1;
    this.#animation.start(
      intent.actions.map((action) => () => this.#play(action)),
      isSlow ? STEP_MS : 0,
    );
  }

  #play(action: T['Action']): boolean {
    const played = this.#game.session.play(this.#screen.seat ?? 0, action);
    if (played.ok) this.#game.keep();
    else this.#message = { text: sentence(this.#game.refusal(played.error)), role: 'bad' };
    return played.ok;
  }

  #moveInTime(move: TimeMove): void {
    const moved = this.#game.session.moveInTime(move);
    if (moved.ok) this.#game.keep();
    else this.#message = { text: sentence(say(this.#client.words.client.time, moved.error)), role: 'faint' };
  }

  #toggleHint(): void {
    this.#showsHint = !this.#showsHint && this.#game.hint() !== undefined;
    if (this.#game.hint() === undefined) this.#message = { text: this.#client.words.client.noHint, role: 'faint' };
  }

  #back(): void {
    if (!this.#screen.stop?.()) this.#client.back();
  }

  #export(): void {
    this.#message = exportReplay(this.#client, { stem: this.#game.stem(), text: this.#game.session.save() });
  }

  /** The lines under the board: the hint and what there is to say. */
  #foot(width: number): readonly Message[] {
    const message = this.#message ?? this.#game.verdict();
    const hint = this.#showsHint ? this.#game.hint() : undefined;
    const lines = [
      ...(hint === undefined ? [] : linesOf({ text: hint, role: 'faint' }, width)),
      ...(this.#screen.lines?.() ?? []).flatMap((line) => linesOf(line, width)),
      ...(message ? linesOf(message, width) : []),
    ].slice(-6);
    // Always as many, or the board would jump when something is said.
    return [...Array.from({ length: Math.max(0, FOOT_LINES - lines.length) }, () => NOTHING), ...lines];
  }
}

const linesOf = ({ text, role }: Message, width: number): Message[] =>
  wrapText(text, width).map((line) => ({ text: line, role }));
