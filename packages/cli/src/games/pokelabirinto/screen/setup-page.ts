import { attackLines } from '@dedalo/clients/creature-maze/species-text';
import type { Config, Species } from '@dedalo/pokelabirinto';
import type { Command, CommandWords } from '@dedalo/words';
import type { MouseEvent } from '../../../terminal/keys.ts';
import type { Surface } from '../../../terminal/surface.ts';
import { cropText, wrapText } from '../../../terminal/text-width.ts';
import { type Choice, ChoiceList } from '../../../app/choice-list.ts';
import type { Client } from '../../../app/client.ts';
import type { Page } from '../../../app/page.ts';
import { SettingsPage } from '../../../app/settings-page.ts';
import { changeSetup, configFrom, PROPOSED, PARAMETERS, type ParameterName, type Setup, variantOf } from './setup.ts';

const LIST_TOP = 3;
/** Follows the parameters. */
const BEGIN = PARAMETERS.length;

/** The choices of a game, and the default. */
export interface SetupWish {
  readonly species: readonly Species[];
  readonly setup?: Setup;
}

/** The settings of a new game. */
export class SetupPage implements Page {
  readonly #client: Client;
  readonly #species: readonly Species[];
  readonly #begin: (config: Config) => void;
  readonly #list = new ChoiceList();
  #setup: Setup;

  constructor(client: Client, { species, setup = PROPOSED }: SetupWish, begin: (config: Config) => void) {
    this.#client = client;
    this.#species = species;
    this.#setup = setup;
    this.#begin = begin;
  }

  commands(): readonly Command[] {
    const change: Command[] = this.#isOnBegin ? [] : ['left', 'right'];
    return ['up', 'down', ...change, 'choose', 'back', 'first', 'last', 'settings'];
  }

  wordsFor(command: Command): CommandWords | undefined {
    if (command === 'choose' && this.#isOnBegin) return this.#said.keyWords.begin;
    return ['left', 'right', 'choose'].includes(command) ? this.#said.setup.change : undefined;
  }

  draw(surface: Surface): void {
    surface.put(2, 1, cropText(this.#said.setup.title, surface.columns - 4), 'title');
    const width = Math.min(surface.columns - 2, 64);
    const choices: Choice[] = [
      ...PARAMETERS.map((name) => ({
        text: this.#said.setup[name],
        beside: `< ${this.#valueOf(name)} >`,
        ...(this.#matters(name) ? {} : { role: 'faint' as const }),
      })),
      { text: this.#said.setup.begin, role: 'good' },
    ];
    const about = this.#about(surface.columns - 4);
    const height = Math.max(1, Math.min(choices.length, surface.rows - LIST_TOP - 2));
    this.#list.draw(surface, choices, { x: 1, y: LIST_TOP, width, height });
    const room = surface.rows - LIST_TOP - height - 3;
    for (const [row, line] of about.slice(0, Math.max(0, room)).entries()) {
      surface.put(2, LIST_TOP + height + 1 + row, line, row === 0 ? 'text' : 'faint');
    }
  }

  run(command: Command): void {
    if (command === 'back') return this.#client.back();
    if (command === 'settings') return this.#client.open(new SettingsPage(this.#client));
    if (this.#list.run(command, BEGIN + 1)) return undefined;
    if (command === 'choose' && this.#isOnBegin) return this.#begin(configFrom(this.#setup, this.#species));
    return this.#change(command === 'left' ? -1 : 1);
  }

  /** The first click marks a line; a click on the marked line changes it. */
  click({ kind, x, y }: MouseEvent): void {
    if (kind !== 'press') return void this.#list.run(kind === 'wheel-up' ? 'up' : 'down', BEGIN + 1);
    const index = this.#list.at(x, y);
    if (index === undefined) return undefined;
    const isMarked = index === this.#list.marked;
    this.#list.mark(index);
    if (index === BEGIN) return this.run('choose');
    return isMarked ? this.#change(1) : undefined;
  }

  get #said(): Client['words']['games']['pokelabirinto'] {
    return this.#client.words.games.pokelabirinto;
  }

  get #isOnBegin(): boolean {
    return this.#list.marked === BEGIN;
  }

  #change(step: 1 | -1): void {
    const name = PARAMETERS[this.#list.marked];
    if (!name) return;
    this.#setup = changeSetup(this.#setup, name, { step, species: this.#species.length });
  }

  /** Without opponents their movement and attacks have no effect. */
  #matters(name: ParameterName): boolean {
    return this.#setup.opponents > 0 || (name !== 'movement' && name !== 'mind');
  }

  #valueOf(name: ParameterName): string {
    const said = this.#said;
    const { creature, size, maze, opponents, movement, mind, fog } = this.#setup;
    const variant = variantOf(this.#setup);
    switch (name) {
      case 'creature':
        return this.#species[creature]!.name;
      case 'variant':
        return variant === undefined ? said.setup.own : said.variants[variant];
      case 'size':
        return `${size} × ${size}`;
      case 'maze':
        return said.setup.mazes[maze];
      case 'opponents':
        return String(opponents);
      case 'movement':
        return said.movements[movement];
      case 'mind':
        return said.minds[mind];
      case 'fog':
        return this.#client.words.client.settings.switch[fog ? 'on' : 'off'];
    }
  }

  /** The numbers of the creature. */
  #about(width: number): string[] {
    const species = this.#species[this.#setup.creature]!;
    const head = `${species.name}: ${species.hitPoints} ${this.#said.hp}`;
    return [head, ...attackLines(species, this.#client.words)].flatMap((line) => wrapText(line, width));
  }
}
