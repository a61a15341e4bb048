import { packTitle, shortestOf } from '@dedalo/clients/logic-maze/logic-maze-play';
import { bestEscape, nextUnsolvedMaze } from '@dedalo/clients/logic-maze/progress';
import type { MazeOrigin } from '@dedalo/clients/logic-maze/session';
import { levelTitle } from '@dedalo/clients/level-notes';
import { type Collection, findPack, type PackName, PACKS } from '@dedalo/theseus/logic';
import type { Command, CommandWords } from '@dedalo/words';
import type { MouseEvent } from '../../../terminal/keys.ts';
import type { Surface } from '../../../terminal/surface.ts';
import { textWidth } from '../../../terminal/text-width.ts';
import { ChoiceList } from '../../../app/choice-list.ts';
import type { Client } from '../../../app/client.ts';
import type { Page } from '../../../app/page.ts';
import { SettingsPage } from '../../../app/settings-page.ts';

const LIST_TOP = 4;

/** The levels of a pack, with the results so far; left and right change the pack. */
export class MazeLevelsPage implements Page {
  readonly game = 'logic-maze';
  readonly #client: Client;
  readonly #choose: (origin: MazeOrigin) => void;
  readonly #list = new ChoiceList();
  #pack: PackName;

  constructor(client: Client, begin: MazeOrigin | undefined, choose: (origin: MazeOrigin) => void) {
    this.#client = client;
    this.#choose = choose;
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
    for (const pack of PACKS) {
      const name = ` ${packTitle(pack, words)} `;
      surface.put(x, 1, name, pack === this.#pack ? 'selected' : 'faint');
      x += textWidth(name) + 1;
    }
    const count = `${bests.filter(Boolean).length}/${entries.length}`;
    surface.put(surface.columns - count.length - 2, 1, count, 'good');
    const width = Math.min(surface.columns - 2, 76);
    const head = words.games['logic-maze'].movesHead;
    surface.put(1 + width - textWidth(head) - 1, LIST_TOP - 1, head, 'faint');
    const choices = entries.map((entry, index) => {
      const best = bests[index];
      return {
        text: `${String(index + 1).padStart(3)} ${best ? '✓' : ' '} ${levelTitle(entry, language)}`,
        beside: best ? `${best.moves} / ${shortestOf(entry) ?? ''}` : '',
        role: best ? ('good' as const) : ('text' as const),
      };
    });
    this.#list.draw(surface, choices, { x: 1, y: LIST_TOP, width, height: surface.rows - LIST_TOP - 2 });
  }

  run(command: Command): void {
    if (this.#list.run(command, this.#collection.entries.length)) return undefined;
    if (command === 'back') return this.#client.back();
    if (command === 'left' || command === 'right') return this.#turn(command === 'left' ? -1 : 1);
    if (command === 'logic-maze.next') return this.#markUnsolved();
    if (command === 'settings') return this.#client.open(new SettingsPage(this.#client));
    return this.#choose(this.#marked);
  }

  click({ kind, x, y }: MouseEvent): void {
    const { length } = this.#collection.entries;
    if (kind !== 'press') return void this.#list.run(kind === 'wheel-up' ? 'up' : 'down', length);
    const index = this.#list.at(x, y);
    if (index === undefined) return undefined;
    this.#list.mark(index);
    return this.#choose(this.#marked);
  }

  get #collection(): Collection {
    return findPack(this.#pack);
  }

  get #marked(): MazeOrigin {
    return { pack: this.#pack, number: this.#list.marked + 1 };
  }

  #turn(step: number): void {
    this.#pack = PACKS[(PACKS.indexOf(this.#pack) + step + PACKS.length) % PACKS.length]!;
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
