import type { Key } from '@dedalo/clients/key-map';
import type { Maker } from '@dedalo/clients/own/maker';
import { capital, type Command, type CommandWords } from '@dedalo/words';
import { freshSeed } from '../fresh-seed.ts';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import { cropText, wrapText } from '../terminal/text-width.ts';
import { BackgroundWork } from './background-work.ts';
import { type Choice, ChoiceList } from './choice-list.ts';
import type { Client } from './client.ts';
import type { Page } from './page.ts';
import { drawPicture, type Area, type Picture } from './picture.ts';
import { SettingsPage } from './settings-page.ts';
import { choiceOf, type SetupRow } from './setup-page.ts';

/** What was made, as it is shown and used. */
export interface Made {
  readonly picture: (area: Area) => Picture;
  readonly facts: readonly string[];
  readonly isKept: boolean;
  keep(): void;
  play(): void;
}

/** What a game brings: its choices, how it makes, and what came of it. */
export interface MakeContent<M> {
  readonly game: string;
  title(): string;
  collection(): string;
  /** The choices beside the seed. */
  rows(): readonly SetupRow[];
  begin(seed: string): Maker<M>;
  show(made: M): Made;
}

interface Line {
  readonly choice: Choice;
  readonly row?: SetupRow;
  choose(): void;
}

const LIST_TOP = 3;
const WIDTH = 64;
const LONGEST_SEED = 60;

/** Makes a level or a maze on demand: a few choices, how far it is, what came of it. */
export class MakePage<M> implements Page {
  readonly #client: Client;
  readonly #content: MakeContent<M>;
  readonly #list = new ChoiceList();
  readonly #work: BackgroundWork;
  #seed = '';
  #maker: Maker<M> | undefined;
  #made: M | undefined;
  #isEarly = false;
  #message = '';

  constructor(client: Client, content: MakeContent<M>) {
    this.#client = client;
    this.#content = content;
    this.#work = new BackgroundWork(client);
  }

  get game(): string {
    return this.#content.game;
  }

  commands(): readonly Command[] {
    return ['up', 'down', 'left', 'right', 'choose', 'back', 'first', 'last', 'settings'];
  }

  wordsFor(command: Command): CommandWords | undefined {
    if (command !== 'back' || !this.#maker) return undefined;
    const { stop } = this.#client.words.web;
    return [stop.toLowerCase(), stop];
  }

  draw(surface: Surface): void {
    surface.put(2, 1, cropText(this.#content.title(), surface.columns - 4), 'title');
    const choices = this.#lines().map(({ choice }) => choice);
    const height = Math.max(1, Math.min(choices.length, surface.rows - LIST_TOP - 2));
    const width = Math.min(surface.columns - 2, WIDTH);
    this.#list.draw(surface, choices, { x: 1, y: LIST_TOP, width, height });
    let top = LIST_TOP + height + 1;
    for (const text of wrapText(this.#told(), surface.columns - 4)) {
      if (top < surface.rows - 1) surface.put(2, top++, text, 'text');
    }
    const shown = this.#shown();
    const room = surface.rows - top - 2;
    if (!shown || room < 4) return;
    const area = { x: 2, y: top + 1, width: surface.columns - 4, height: room };
    drawPicture(surface, shown.picture(area), area);
  }

  run(command: Command): void {
    const lines = this.#lines();
    if (this.#list.run(command, lines.length)) return undefined;
    if (command === 'back') return this.#maker ? this.#stop() : this.#client.back();
    if (command === 'settings') return this.#client.open(new SettingsPage(this.#client));
    const line = lines[this.#list.marked]!;
    if (command === 'choose') return line.choose();
    return line.row?.change(command === 'left' ? -1 : 1);
  }

  /** On its own line a seed is typed. */
  get isTyping(): boolean {
    return this.#list.marked === this.#content.rows().length;
  }

  type(key: Key): void {
    if (key === 'backspace') this.#seed = this.#seed.slice(0, -1);
    else if (this.#seed.length < LONGEST_SEED) this.#seed += key === 'space' ? ' ' : key;
  }

  click({ kind, x, y }: MouseEvent): void {
    const lines = this.#lines();
    if (kind !== 'press') return void this.#list.run(kind === 'wheel-up' ? 'up' : 'down', lines.length);
    const index = this.#list.at(x, y);
    if (index === undefined) return undefined;
    const isMarked = index === this.#list.marked;
    this.#list.mark(index);
    const line = lines[index]!;
    return line.row ? void (isMarked && line.row.change(1)) : line.choose();
  }

  leave(): void {
    this.#stop();
  }

  #lines(): readonly Line[] {
    const { making: said, mazes, web } = this.#client.words;
    const make = (): void => this.#make(this.#seed);
    const rows = this.#content.rows().map((row): Line => ({ choice: choiceOf(row), row, choose: make }));
    const seed = { text: capital(mazes.seed), beside: this.#seed === '' ? said.seedNote : this.#seed };
    const action = (text: string, choose: () => void): Line => ({ choice: { text, role: 'good' }, choose });
    const lines = [...rows, { choice: seed, choose: make }, action(said.make, make)];
    const shown = this.#shown();
    if (this.#maker) return [...lines, action(said.takeBest, () => this.#takeBest())];
    if (!shown) return lines;
    const more = [action(web.sokoban.playIt, () => shown.play()), action(said.another, () => this.#make(''))];
    if (!shown.isKept) more.push(action(said.keep, () => this.#keep(shown)));
    return [...lines, ...more];
  }

  #shown(): Made | undefined {
    return this.#made && this.#content.show(this.#made);
  }

  #told(): string {
    const { making: said } = this.#client.words;
    if (this.#maker) return `${said.working} ${Math.floor(100 * this.#maker.progress)} %`;
    if (this.#message !== '') return this.#message;
    const shown = this.#shown();
    if (!shown) return said.about;
    return [
      ...shown.facts,
      ...(this.#isEarly ? [said.early] : []),
      ...(shown.isKept ? [said.kept(this.#content.collection())] : []),
    ].join('. ');
  }

  #keep(shown: Made): void {
    shown.keep();
    this.#client.redraw();
  }

  #make(wanted: string): void {
    const seed = wanted === '' ? freshSeed() : wanted;
    const maker = this.#content.begin(seed);
    this.#stop();
    this.#seed = seed;
    this.#made = undefined;
    this.#message = '';
    this.#maker = maker;
    this.#work.start(() => {
      const isDone = maker.run();
      if (isDone) this.#finish(maker.made());
      this.#client.redraw();
      return isDone ? undefined : 0;
    });
  }

  #takeBest(): void {
    const best = this.#maker?.best();
    if (best === undefined) return;
    this.#work.stop();
    this.#finish(best);
    this.#isEarly = true;
    this.#client.redraw();
  }

  #finish(made: M | undefined): void {
    this.#maker = undefined;
    this.#isEarly = false;
    if (made === undefined) this.#message = this.#client.words.making.none;
    this.#made = made;
    // What comes next is to play it.
    if (made !== undefined) this.#list.mark(this.#content.rows().length + 2);
  }

  #stop(): void {
    this.#work.stop();
    this.#maker = undefined;
  }
}
