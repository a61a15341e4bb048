import type { StrategoKind } from '@dedalo/clients/stratego/session';
import { SIDES } from '@dedalo/clients/stratego/players';
import type { Command } from '@dedalo/words';
import type { MouseEvent } from '../../terminal/keys.ts';
import type { Surface } from '../../terminal/surface.ts';
import { cropText } from '../../terminal/text-width.ts';
import { type Choice, ChoiceList } from '../choice-list.ts';
import type { Client } from '../client.ts';
import type { CommandWords, Page } from '../page.ts';
import { SettingsPage } from '../settings-page.ts';
import { changeChoice, type GameChoice, kindOf, matters, type ParameterName, PARAMETERS } from './choice.ts';

const LIST_TOP = 3;
/** Behind the parameters. */
const BEGIN = PARAMETERS.length;

/** What kind of game it will be. */
export class ChoicePage implements Page {
  readonly #client: Client;
  readonly #begin: (kind: StrategoKind) => void;
  readonly #list = new ChoiceList();
  #choice: GameChoice;

  constructor(client: Client, proposed: GameChoice, begin: (kind: StrategoKind) => void) {
    this.#client = client;
    this.#choice = proposed;
    this.#begin = begin;
  }

  commands(): readonly Command[] {
    return ['up', 'down', 'left', 'right', 'choose', 'back', 'first', 'last', 'settings'];
  }

  wordsFor(command: Command): CommandWords | undefined {
    return command === 'choose' ? this.#said.commands.start : undefined;
  }

  draw(surface: Surface): void {
    surface.put(2, 1, cropText(this.#said.choice.title, surface.columns - 4), 'title');
    const choices: Choice[] = [
      ...PARAMETERS.map((name) => ({
        text: this.#said.choice[name],
        beside: `< ${this.#valueOf(name)} >`,
        ...(matters(this.#choice, name) ? {} : { role: 'faint' as const }),
      })),
      { text: this.#said.choice.begin, role: 'good' },
    ];
    const width = Math.min(surface.columns - 2, 64);
    const height = Math.max(1, Math.min(choices.length, surface.rows - LIST_TOP - 2));
    this.#list.draw(surface, choices, { x: 1, y: LIST_TOP, width, height });
  }

  run(command: Command): void {
    if (command === 'back') return this.#client.back();
    if (command === 'settings') return this.#client.open(new SettingsPage(this.#client));
    if (this.#list.run(command, BEGIN + 1)) return undefined;
    if (command === 'choose') return this.#begin(kindOf(this.#choice));
    return this.#change(command === 'left' ? -1 : 1);
  }

  /** The first click marks; a click on what is marked changes it. */
  click({ kind, x, y }: MouseEvent): void {
    if (kind !== 'press') return void this.#list.run(kind === 'wheel-up' ? 'up' : 'down', BEGIN + 1);
    const index = this.#list.at(x, y);
    if (index === undefined) return undefined;
    const isMarked = index === this.#list.marked;
    this.#list.mark(index);
    if (index === BEGIN) return this.run('choose');
    return isMarked ? this.#change(1) : undefined;
  }

  get #said(): Client['words']['games']['stratego'] {
    return this.#client.words.games.stratego;
  }

  #change(step: 1 | -1): void {
    const name = PARAMETERS[this.#list.marked];
    if (name) this.#choice = changeChoice(this.#choice, name, step);
  }

  #valueOf(name: ParameterName): string {
    const { side, against, rules, time } = this.#choice;
    const said = this.#said;
    const seconds = new Intl.NumberFormat(this.#client.language).format(time / 1000);
    return {
      side: said.sides[SIDES.indexOf(side) as 0 | 1],
      against: said.bots[against],
      rules: said.ruleSets[rules],
      time: said.choice.seconds(seconds),
    }[name];
  }
}
