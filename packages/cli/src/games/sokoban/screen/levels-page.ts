import { printable } from '@dedalo/clients/printable';
import { type LevelSource, packSource } from '@dedalo/clients/sokoban/level-source';
import { ownCollections } from '@dedalo/clients/sokoban/own-collections';
import type { BestSolutions } from '@dedalo/clients/sokoban/best-solutions';
import { levelStars, starSigns } from '@dedalo/clients/sokoban/level-par';
import { levelTitle } from '@dedalo/clients/level-notes';
import { sourceName } from '@dedalo/clients/sokoban/level-words';
import { bestOf, nextUnsolved } from '@dedalo/clients/sokoban/progress';
import type { LevelOrigin } from '@dedalo/clients/sokoban/session';
import { type LevelEntry, PACKS } from '@dedalo/sokoban';
import type { Command, CommandWords } from '@dedalo/words';
import type { MouseEvent } from '../../../terminal/keys.ts';
import type { Surface } from '../../../terminal/surface.ts';
import { cropText, textWidth } from '../../../terminal/text-width.ts';
import { drawPackRow } from './pack-row.ts';
import { type Choice, ChoiceList } from '../../../app/choice-list.ts';
import type { Client } from '../../../app/client.ts';
import type { Page } from '../../../app/page.ts';
import { SettingsPage } from '../../../app/settings-page.ts';

const LIST_TOP = 4;

interface LevelsPageOptions {
  readonly begin?: LevelOrigin | undefined;
  readonly choose: (origin: LevelOrigin) => void;
  /** Makes another level. */
  readonly make: () => void;
}

/** The levels of a pack, with what has been reached; left and right change the pack. Below every list a new level is made. */
export class LevelsPage implements Page {
  readonly game = 'sokoban';
  readonly #client: Client;
  readonly #options: LevelsPageOptions;
  readonly #list = new ChoiceList();
  /** The name of the pack or collection that is shown. */
  #shown: string;

  constructor(client: Client, options: LevelsPageOptions) {
    const { begin } = options;
    this.#client = client;
    this.#options = options;
    this.#shown = begin?.source.name ?? PACKS[0];
    this.#list.mark((begin?.number ?? this.#firstUnsolved()) - 1);
  }

  commands(): readonly Command[] {
    return ['up', 'down', 'left', 'right', 'choose', 'sokoban.next', 'back', 'first', 'last', 'settings'];
  }

  wordsFor(command: Command): CommandWords | undefined {
    return command === 'left' || command === 'right' ? this.#client.words.games.sokoban.otherPack : undefined;
  }

  draw(surface: Surface): void {
    const { words, store, language } = this.#client;
    const said = words.games.sokoban;
    const { entries, author } = this.#now.collection;
    const solved = entries.map((entry) => bestOf(store.progress, entry.level));
    const count = `${solved.filter(Boolean).length}/${entries.length}`;
    const countAt = surface.columns - count.length - 2;
    surface.put(countAt, 1, count, 'good');
    const names = this.#sources.map((source) => sourceName(source, this.#client));
    drawPackRow(surface, { names, chosen: this.#index, y: 1, end: countAt - 1 });
    const width = Math.min(surface.columns - 2, 76);
    const head = `${said.movesHead} / ${said.pushesHead}`;
    surface.put(1 + width - textWidth(head) - 1, LIST_TOP - 1, head, 'faint');
    const levels = entries.map((entry, index): Choice => {
      const best = solved[index];
      return {
        text: `${String(index + 1).padStart(3)} ${best ? '✓' : ' '} ${levelTitle(entry, language)}`,
        beside: best ? `${starsOf(entry, best)}${best.bestMoves.moves} / ${best.bestPushes.pushes}` : '',
        role: best ? 'good' : 'text',
      };
    });
    const choices = [...levels, { text: `  + ${words.making.newLevel}`, role: 'faint' } as const];
    this.#list.draw(surface, choices, { x: 1, y: LIST_TOP, width, height: surface.rows - LIST_TOP - 2 });
    if (author !== undefined) surface.put(2, 2, cropText(printable(author), surface.columns - 4), 'faint');
  }

  run(command: Command): void {
    if (this.#list.run(command, this.#length)) return undefined;
    if (command === 'back') return this.#client.back();
    if (command === 'left' || command === 'right') return this.#turn(command === 'left' ? -1 : 1);
    if (command === 'sokoban.next') return this.#markUnsolved();
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

  /** The file that was brought, the packs, and the collections of one's own, which may have changed. */
  get #sources(): readonly LevelSource[] {
    const { store, words } = this.#client;
    const known = [...PACKS.map(packSource), ...ownCollections(store.own, words)];
    const begin = this.#options.begin?.source;
    return begin && !known.some(({ name }) => name === begin.name) ? [begin, ...known] : known;
  }

  /** Of the list that is shown; the first where that one is gone. */
  get #index(): number {
    return Math.max(
      0,
      this.#sources.findIndex(({ name }) => name === this.#shown),
    );
  }

  get #now(): LevelSource {
    return this.#sources[this.#index]!;
  }

  /** Of the list, which ends with a line of its own. */
  get #length(): number {
    return this.#now.collection.entries.length + 1;
  }

  #chooseMarked(): void {
    const { choose, make } = this.#options;
    const { marked } = this.#list;
    return marked === this.#length - 1 ? make() : choose({ source: this.#now, number: marked + 1 });
  }

  #turn(step: number): void {
    const sources = this.#sources;
    const next = sources[(this.#index + step + sources.length) % sources.length]!;
    this.#shown = next.name;
    this.#list.mark(this.#firstUnsolved() - 1);
  }

  #firstUnsolved(): number {
    const { progress } = this.#client.store;
    const index = this.#now.collection.entries.findIndex((entry) => !bestOf(progress, entry.level));
    return Math.max(0, index) + 1;
  }

  #markUnsolved(): void {
    const here = { source: this.#now, number: this.#list.marked + 1 };
    const next = nextUnsolved(this.#client.store.progress, here);
    if (!next) return;
    this.#shown = next.source.name;
    this.#list.mark(next.number - 1);
  }
}

function starsOf(entry: LevelEntry, { bestMoves }: BestSolutions): string {
  const stars = levelStars(entry, bestMoves.moves);
  return stars === undefined ? '' : `${starSigns(stars)}  `;
}
