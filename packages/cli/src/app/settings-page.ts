import type { Command } from '@dedalo/words';
import {
  CHOICE_NAMES,
  type ChoiceName,
  CHOICES,
  type Settings,
  SWITCH_NAMES,
  type SwitchName,
} from '../store/settings.ts';
import type { Surface } from '../terminal/surface.ts';
import { cropText } from '../terminal/text-width.ts';
import { ChoiceList } from './choice-list.ts';
import type { Client } from './client.ts';
import type { Page } from './page.ts';

const NAMES = [...CHOICE_NAMES, ...SWITCH_NAMES];
const isSwitch = (name: ChoiceName | SwitchName): name is SwitchName => SWITCH_NAMES.includes(name as SwitchName);

/** Every setting with its value; a change takes effect at once and is kept. */
export class SettingsPage implements Page {
  readonly #client: Client;
  readonly #list = new ChoiceList();

  constructor(client: Client) {
    this.#client = client;
  }

  commands(): readonly Command[] {
    return ['up', 'down', 'left', 'right', 'choose', 'back'];
  }

  draw(surface: Surface): void {
    const { words, store } = this.#client;
    surface.put(2, 1, words.client.settings.title, 'title');
    const choices = NAMES.map((name) => ({
      text: words.client.settings.names[name],
      beside: `< ${this.#valueOf(name)} >`,
    }));
    const width = Math.min(surface.columns - 2, 64);
    this.#list.draw(surface, choices, { x: 1, y: 3, width, height: Math.min(choices.length, surface.rows - 6) });
    const where = words.client.settings.where(store.settingsFile);
    surface.put(2, surface.rows - 3, cropText(where, surface.columns - 4), 'faint');
  }

  run(command: Command): void {
    if (command === 'back') return this.#client.back();
    if (this.#list.run(command, NAMES.length)) return undefined;
    return this.#client.changeSettings(this.#changed(NAMES[this.#list.marked]!, command === 'left' ? -1 : 1));
  }

  #valueOf(name: ChoiceName | SwitchName): string {
    const { words, settings } = this.#client;
    const said = words.client.settings;
    if (isSwitch(name)) return said.switch[settings[name] ? 'on' : 'off'];
    const values: Readonly<Record<string, string>> = said[name];
    return values[settings[name]]!;
  }

  #changed(name: ChoiceName | SwitchName, step: number): Settings {
    const { settings } = this.#client;
    if (isSwitch(name)) return { ...settings, [name]: !settings[name] };
    const values: readonly string[] = CHOICES[name];
    const next = values[(values.indexOf(settings[name]) + step + values.length) % values.length]!;
    return { ...settings, [name]: next };
  }
}
