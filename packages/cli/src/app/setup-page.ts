import type { Command, CommandWords } from '@dedalo/words';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { cropText, wrapText } from '../terminal/text-width.ts';
import { type Choice, ChoiceList } from './choice-list.ts';
import type { Client } from './client.ts';
import type { Page } from './page.ts';
import { SettingsPage } from './settings-page.ts';

/** A choice before a game. */
export interface SetupRow {
  readonly text: string;
  readonly value: string;
  /** Whether it has no effect with the other choices. */
  readonly isIdle?: boolean;
  /** Moves to the next or the previous value; it wraps round. */
  change(step: 1 | -1): void;
}

export interface Setup {
  readonly title: string;
  readonly rows: readonly SetupRow[];
  /** Details of the choices, in the room below the list. */
  readonly about?: string;
  /** The line that starts the game, and the word for its key. */
  readonly begin: string;
  readonly beginWords: CommandWords;
}

const LIST_TOP = 3;

/** The settings of a new game. */
export class SetupPage implements Page {
  readonly #client: Client;
  readonly #content: () => Setup;
  readonly #begin: () => void;
  readonly #list = new ChoiceList();

  /** Called for every drawing, because words and choices change. */
  constructor(client: Client, content: () => Setup, begin: () => void) {
    this.#client = client;
    this.#content = content;
    this.#begin = begin;
  }

  commands(): readonly Command[] {
    return ['up', 'down', 'left', 'right', 'choose', 'back', 'first', 'last', 'settings'];
  }

  wordsFor(command: Command): CommandWords | undefined {
    return command === 'choose' ? this.#content().beginWords : undefined;
  }

  draw(surface: Surface): void {
    const { title, rows, about = '', begin } = this.#content();
    surface.put(2, 1, cropText(title, surface.columns - 4), 'title');
    const choices: Choice[] = [...rows.map(choiceOf), { text: begin, role: 'good' }];
    const width = Math.min(surface.columns - 2, 64);
    const height = Math.max(1, Math.min(choices.length, surface.rows - LIST_TOP - 2));
    this.#list.draw(surface, choices, { x: 1, y: LIST_TOP, width, height });
    const below = LIST_TOP + height + 1;
    const lines = wrapText(about, surface.columns - 4).slice(0, Math.max(0, surface.rows - below - 2));
    for (const [row, text] of lines.entries()) surface.put(2, below + row, text);
  }

  run(command: Command): void {
    if (command === 'back') return this.#client.back();
    if (command === 'settings') return this.#client.open(new SettingsPage(this.#client));
    const { rows } = this.#content();
    if (this.#list.run(command, rows.length + 1)) return undefined;
    if (command === 'choose') return this.#begin();
    return rows[this.#list.marked]?.change(command === 'left' ? -1 : 1);
  }

  /** The first click marks a line; a click on the marked line changes it. */
  click({ kind, x, y }: MouseEvent): void {
    const { rows } = this.#content();
    if (kind !== 'press') return void this.#list.run(kind === 'wheel-up' ? 'up' : 'down', rows.length + 1);
    const index = this.#list.at(x, y);
    if (index === undefined) return undefined;
    const isMarked = index === this.#list.marked;
    this.#list.mark(index);
    if (index === rows.length) return this.#begin();
    return isMarked ? rows[index]?.change(1) : undefined;
  }
}

export const choiceOf = ({ text, value, isIdle = false }: SetupRow): Choice => ({
  text,
  beside: `< ${value} >`,
  role: isIdle ? 'faint' : 'text',
});

/** The next or the previous of some values; after the last comes the first. */
export const nextOf = <V>(values: readonly V[], now: V, step: 1 | -1): V =>
  values[(values.indexOf(now) + step + values.length) % values.length]!;
