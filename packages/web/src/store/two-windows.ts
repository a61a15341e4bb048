import { signal } from '@preact/signals';
import { ask } from '../app/question.tsx';
import { toast } from '../app/toasts.tsx';
import { words } from '../speech.ts';
import { readItem, writeItem } from './local.ts';

/** Goes up when the page must read the kept game again. */
export const reopenings = signal(0);

/** The game that was not chosen is kept here, so that nothing is lost. */
const asideItem = (item: string): string => `${item}.other`;

/**
 * A game that is played in two windows at once. The last one to write would win, so a window that finds a text it has
 * not written itself asks the person before it continues.
 */
export class TwoWindows {
  /** The text of each item that this window has last written or read. */
  readonly #known = new Map<string, string>();
  /** Not written until the page has read the chosen game. */
  readonly #held = new Set<string>();
  #isAsking = false;
  readonly #taken: (item: string) => void;

  /** `taken` is called when the game continues with another text than the one waiting to be written. */
  constructor(taken: (item: string) => void) {
    this.#taken = taken;
  }

  read(item: string, text: string | undefined): void {
    this.#held.delete(item);
    if (text !== undefined) this.#known.set(item, text);
  }

  wrote(item: string, text: string): void {
    this.#known.set(item, text);
  }

  /** Whether this window may write; otherwise its text is kept aside, and the person is asked. */
  mayWrite(item: string, mine: string): boolean {
    if (this.#held.has(item)) return false;
    const theirs = readItem(item);
    const known = this.#known.get(item);
    if (theirs === undefined || known === undefined || theirs === known || theirs === mine) return true;
    void this.#choose(item, mine);
    return false;
  }

  /** Another window has written the game that is played here. */
  hear(item: string, mine: string | undefined): void {
    if (mine !== undefined && readItem(item) !== undefined) this.mayWrite(item, mine);
  }

  async #choose(item: string, mine: string): Promise<void> {
    writeItem(asideItem(item), mine);
    if (this.#isAsking) return;
    this.#isAsking = true;
    const said = words.value.web.elsewhere;
    const answers = [{ value: 'theirs', label: said.theirs }] as const;
    const answer = await ask({ title: said.title, text: said.text, answers, stay: said.mine });
    this.#isAsking = false;
    if (answer === 'theirs') this.#take(item, readItem(item));
    else this.#take(item, readItem(asideItem(item)));
  }

  /** Continues with one text; the other one takes its place if the person swaps them. */
  #take(item: string, chosen: string | undefined): void {
    if (chosen === undefined) return;
    const now = readItem(item);
    const other = now === chosen ? readItem(asideItem(item)) : now;
    this.#held.add(item);
    this.#taken(item);
    writeItem(item, chosen);
    if (other !== undefined) writeItem(asideItem(item), other);
    reopenings.value++;
    const { took, swap } = words.value.web.elsewhere;
    toast(took, { action: { label: swap, run: () => this.#take(item, other) } });
  }
}
