import { printable } from '@dedalo/clients/printable';
import { speech } from '../speech.ts';
import { printLine as print } from './play-lines.ts';
import type { TypedLines } from './typed-lines.ts';

/** An item of a menu line by line. */
export interface PlainItem {
  readonly name: string;
  choose(lines: TypedLines): Promise<void>;
}

/** Prints the items and runs the typed one, by number or name. */
export async function chooseItem(items: readonly PlainItem[], lines: TypedLines): Promise<void> {
  const { plain } = speech();
  for (const [index, { name }] of items.entries()) print(`${index + 1} ${name}`);
  print(plain.menu);
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    const typed = line.trim().toLowerCase();
    if (typed === '') continue;
    if (typed === 'q' || typed === 'quit') break;
    const item = itemFor(items, typed);
    if (item) return item.choose(lines);
    print(plain.menuUnknown(printable(line.trim())));
  }
  return lines.close();
}

/** By its number or its name; part of a name will do where no other has it. */
function itemFor(items: readonly PlainItem[], typed: string): PlainItem | undefined {
  const whole = items.find(({ name }, index) => typed === String(index + 1) || typed === name.toLowerCase());
  const partly = items.filter(({ name }) => name.toLowerCase().includes(typed));
  return whole ?? (partly.length === 1 ? partly[0] : undefined);
}
