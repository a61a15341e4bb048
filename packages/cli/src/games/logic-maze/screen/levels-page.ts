import { packTitle, shortestOf } from '@dedalo/clients/logic-maze/logic-maze-play';
import { bestEscape, nextUnsolvedMaze } from '@dedalo/clients/logic-maze/progress';
import { newMazes } from '@dedalo/clients/logic-maze/new-mazes';
import { collectionOf, type MazeOrigin } from '@dedalo/clients/logic-maze/session';
import { NEW } from '@dedalo/clients/own/collected';
import { levelTitle } from '@dedalo/clients/level-notes';
import { type Collection, PACKS } from '@dedalo/theseus/logic';
import type { Command, CommandWords } from '@dedalo/words';
import type { MouseEvent } from '../../../terminal/keys.ts';
import type { Surface } from '../../../terminal/surface.ts';
import { textWidth } from '../../../terminal/text-width.ts';
import { type Choice, ChoiceList } from '../../../app/choice-list.ts';
import type { Client } from '../../../app/client.ts';
import type { Page } from '../../../app/page.ts';
import { SettingsPage } from '../../../app/settings-page.ts';

const LIST_TOP = 4;

interface MazeLevelsPageOptions {
  readonly begin?: MazeOrigin | undefined;
  readonly choose: (origin: MazeOrigin) => void;
  /** Makes another maze. */
  readonly make: () => void;
}

/** The levels of a pack, with what has been reached; left and right change the pack. Below every list a new maze is made. */
export class MazeLevelsPage implements Page {
  readonly game = 'logic-maze';
  readonly #client: Client;
  readonly #options: MazeLevelsPageOptions;
  readonly #list = new ChoiceList();
  #pack: MazeOrigin['pack'];

  constructor(client: Client, options: MazeLevelsPageOptions) {
    const { begin } = options;
    this.#client = client;
    this.#options = options;
    this.#pack = begin?.pack ?? PACKS[0];
    this.#list.mark(begin ? begin.number - 1 : this.#firstUnsolved());
  }

  commands(): readonly Command[] {
    return ['up', 'down', 'left', 'right', 'choose', 'logic-maze.next', 'back', 'first', 'last', 'settings'];
  }

  wordsFor(command: Command): CommandWords | undefined {
    return command === 'left' || command === 'right' ? this.#client.words.games.sokoban.otherPack : undefined;
  }

  draw(surface: Surface): void {
    const { words, store, language } = this.#client;
    const { entries } = this.#collection;
    const bests = entries.map((entry) => bestEscape(store.progress, entry.level));
    let x = 2;
    for (const pack of this.#packs) {
      const name = ` ${packTitle(pack, words)} `;
      surface.put(x, 1, name, pack === this.#pack ? 'selected' : 'faint');
      x += textWidth(name) + 1;
    }
    const count = `${bests.filter(Boolean).length}/${entries.length}`;
    surface.put(surface.columns - count.length - 2, 1, count, 'good');
    const width = Math.min(surface.columns - 2, 76);
    const head = words.games['logic-maze'].movesHead;
    surface.put(1 + width - textWidth(head) - 1, LIST_TOP - 1, head, 'faint');
    const levels = entries.map((entry, index): Choice => {
      const best = bests[index];
      return {
        text: `${String(index + 1).padStart(3)} ${best ? '✓' : ' '} ${levelTitle(entry, language)}`,
        beside: best ? `${best.moves} / ${shortestOf(entry) ?? ''}` : '',
        role: best ? 'good' : 'text',
      };
    });
    const choices = [...levels, { text: `  + ${words.making.newMaze}`, role: 'faint' } as const];
    this.#list.draw(surface, choices, { x: 1, y: LIST_TOP, width, height: surface.rows - LIST_TOP - 2 });
  }

  run(command: Command): void {
    if (this.#list.run(command, this.#length)) return undefined;
    if (command === 'back') return this.#client.back();
    if (command === 'left' || command === 'right') return this.#turn(command === 'left' ? -1 : 1);
    if (command === 'logic-maze.next') return this.#markUnsolved();
    if (command === 'settings') return this.#client.open(new SettingsPage(this.#client));
    return this.#chooseMarked();
  }

  click({ kind, x, y }: MouseEvent): void {
    if (kind !== 'press') return void this.#list.run(kind === 'wheel-up' ? 'up' : 'down', this.#length);
    const index = this.#list.at(x, y);
    if (index === undefined) return undefined;
    this.#list.mark(index);
    return this.#chooseMarked();
  }

  /** Those that come with the game and, where there are some, the mazes made on demand. */
  get #packs(): readonly MazeOrigin['pack'][] {
    return [...PACKS, ...(newMazes(this.#client.store.own) ? [NEW] : [])];
  }

  get #collection(): Collection {
    return collectionOf(this.#marked);
  }

  /** Of the list, which ends with a line of its own. */
  get #length(): number {
    return this.#collection.entries.length + 1;
  }

  get #marked(): MazeOrigin {
    const number = this.#list.marked + 1;
    if (this.#pack !== NEW) return { pack: this.#pack, number };
    const mazes = newMazes(this.#client.store.own);
    return mazes ? { pack: NEW, number, mazes } : { pack: PACKS[0], number };
  }

  #chooseMarked(): void {
    const { choose, make } = this.#options;
    return this.#list.marked === this.#length - 1 ? make() : choose(this.#marked);
  }

  #turn(step: number): void {
    const packs = this.#packs;
    this.#pack = packs[(packs.indexOf(this.#pack) + step + packs.length) % packs.length]!;
    this.#list.mark(this.#firstUnsolved());
  }

  #firstUnsolved(): number {
    const { progress } = this.#client.store;
    return this.#collection.entries.findIndex((entry) => !bestEscape(progress, entry.level));
  }

  #markUnsolved(): void {
    const next = nextUnsolvedMaze(this.#client.store.progress, this.#marked);
    if (!next) return;
    this.#pack = next.pack;
    this.#list.mark(next.number - 1);
  }
}
