import { printable } from '@dedalo/clients/printable';
import type { LevelSource } from '@dedalo/clients/sokoban/level-source';
import type { BestSolutions } from '@dedalo/clients/sokoban/best-solutions';
import { levelStars, starSigns } from '@dedalo/clients/sokoban/level-par';
import { levelTitle } from '@dedalo/clients/level-notes';
import { sourceName } from '@dedalo/clients/sokoban/level-words';
import { bestOf, nextUnsolved } from '@dedalo/clients/sokoban/progress';
import type { LevelOrigin } from '@dedalo/clients/sokoban/session';
import { findPack, type LevelEntry, PACKS } from '@dedalo/sokoban';
import type { Command, CommandWords } from '@dedalo/words';
import type { MouseEvent } from '../../../terminal/keys.ts';
import type { Surface } from '../../../terminal/surface.ts';
import { cropText, textWidth } from '../../../terminal/text-width.ts';
import { drawPackRow } from './pack-row.ts';
import { ChoiceList } from '../../../app/choice-list.ts';
import type { Client } from '../../../app/client.ts';
import type { Page } from '../../../app/page.ts';
import { SettingsPage } from '../../../app/settings-page.ts';

const LIST_TOP = 4;

/** The levels of a pack, with the results so far; left and right change the pack. */
export class LevelsPage implements Page {
  readonly game = 'sokoban';
  readonly #client: Client;
  readonly #choose: (origin: LevelOrigin) => void;
  readonly #sources: readonly LevelSource[];
  readonly #list = new ChoiceList();
  #source: number;

  constructor(client: Client, begin: LevelOrigin | undefined, choose: (origin: LevelOrigin) => void) {
    const packs = PACKS.map((name) => ({ name, collection: findPack(name) }));
    const isPack = packs.some(({ collection }) => collection === begin?.source.collection);
    this.#client = client;
    this.#choose = choose;
    this.#sources = begin && !isPack ? [begin.source, ...packs] : packs;
    this.#source = Math.max(
      0,
      this.#sources.findIndex(({ collection }) => collection === begin?.source.collection),
    );
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
    const { entries } = this.#now.collection;
    const solved = entries.map((entry) => bestOf(store.progress, entry.level));
    const count = `${solved.filter(Boolean).length}/${entries.length}`;
    const countAt = surface.columns - count.length - 2;
    surface.put(countAt, 1, count, 'good');
    const names = this.#sources.map((source) => sourceName(source, this.#client));
    drawPackRow(surface, { names, chosen: this.#source, y: 1, end: countAt - 1 });
    const width = Math.min(surface.columns - 2, 76);
    const head = `${said.movesHead} / ${said.pushesHead}`;
    surface.put(1 + width - textWidth(head) - 1, LIST_TOP - 1, head, 'faint');
    const choices = entries.map((entry, index) => {
      const best = solved[index];
      return {
        text: `${String(index + 1).padStart(3)} ${best ? '✓' : ' '} ${levelTitle(entry, language)}`,
        beside: best ? `${starsOf(entry, best)}${best.bestMoves.moves} / ${best.bestPushes.pushes}` : '',
        role: best ? ('good' as const) : ('text' as const),
      };
    });
    this.#list.draw(surface, choices, { x: 1, y: LIST_TOP, width, height: surface.rows - LIST_TOP - 2 });
    const author = this.#now.collection.author;
    if (author !== undefined) surface.put(2, 2, cropText(printable(author), surface.columns - 4), 'faint');
  }

  run(command: Command): void {
    const { length } = this.#now.collection.entries;
    if (this.#list.run(command, length)) return undefined;
    if (command === 'back') return this.#client.back();
    if (command === 'left' || command === 'right') return this.#turn(command === 'left' ? -1 : 1);
    if (command === 'sokoban.next') return this.#markUnsolved();
    if (command === 'settings') return this.#client.open(new SettingsPage(this.#client));
    return this.#choose({ source: this.#now, number: this.#list.marked + 1 });
  }

  click({ kind, x, y }: MouseEvent): void {
    const { length } = this.#now.collection.entries;
    if (kind !== 'press') return void this.#list.run(kind === 'wheel-up' ? 'up' : 'down', length);
    const index = this.#list.at(x, y);
    if (index === undefined) return undefined;
    this.#list.mark(index);
    return this.#choose({ source: this.#now, number: index + 1 });
  }

  get #now(): LevelSource {
    return this.#sources[this.#source]!;
  }

  #turn(step: number): void {
    this.#source = (this.#source + step + this.#sources.length) % this.#sources.length;
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
    this.#source = this.#sources.findIndex(({ collection }) => collection === next.source.collection);
    this.#list.mark(next.number - 1);
  }
}

function starsOf(entry: LevelEntry, { bestMoves }: BestSolutions): string {
  const stars = levelStars(entry, bestMoves.moves);
  return stars === undefined ? '' : `${starSigns(stars)}  `;
}
