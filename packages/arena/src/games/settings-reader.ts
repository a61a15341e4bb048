import type { Settings } from '@dedalo/protocol/report';
import type { Setting } from './arena-game.ts';
import type { CourseProblem } from './course-problem.ts';

/** Reads what an organiser wants, name by name. Once something is wrong, `problem` has the first that was. */
export class SettingsReader {
  readonly #settings: Settings;
  readonly #known: readonly Setting[];
  problem: CourseProblem | undefined;

  constructor(settings: Settings, known: readonly Setting[]) {
    this.#settings = settings;
    this.#known = known;
    const names = known.map(({ name }) => name);
    const stranger = Object.keys(settings).find((name) => !names.includes(name));
    if (stranger !== undefined) this.problem = { code: 'unknown-setting', name: stranger, known: names };
  }

  text(name: string): string | undefined {
    const value = this.#settings[name];
    return value === undefined ? undefined : String(value);
  }

  /** How large it may be the game itself knows. */
  whole(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (/^\d{1,9}$/.test(text)) return Number(text);
    return this.#refuse(name, text);
  }

  choice<C extends string>(name: string, choices: readonly C[]): C | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    return choices.find((choice) => choice === text) ?? this.#refuse(name, text);
  }

  flag(name: string): boolean | undefined {
    const found = this.choice(name, ['true', 'false']);
    return found === undefined ? undefined : found === 'true';
  }

  refuse(name: string): void {
    this.#refuse(name, this.text(name) ?? '');
  }

  #refuse(name: string, value: string): undefined {
    const values = this.#known.find((setting) => setting.name === name)?.values ?? '';
    this.problem ??= { code: 'bad-setting', name, value, values };
    return undefined;
  }
}

/** Only what was said: the game has its own idea of the rest. */
export function said<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
