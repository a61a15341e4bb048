/** A whole number that a bot can be given with its name: `minmax:depth=4`. */
export interface BotParameter {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

export type BotOptions = Readonly<Record<string, number>>;

/** A bot as people write it. Options stand behind colons, since commas separate bots. */
export interface BotWord {
  readonly name: string;
  readonly options: BotOptions;
}

const NAME = /^[a-z][a-z0-9-]*$/i;
const OPTION = /^([a-z]+)=(\d{1,10})$/;

/** Undefined where it is no such word, or says one thing twice. */
export function parseBotWord(text: string): BotWord | undefined {
  const [name = '', ...rest] = text.split(':');
  const options = new Map<string, number>();
  for (const part of rest) {
    const [, key, digits] = OPTION.exec(part) ?? [];
    if (key === undefined || options.has(key)) return undefined;
    options.set(key, Number(digits));
  }
  return NAME.test(name) ? { name, options: Object.fromEntries(options) } : undefined;
}

export const formatBotWord = ({ name, options }: BotWord): string =>
  [name, ...Object.entries(options).map(([key, value]) => `${key}=${value}`)].join(':');

/** Whether a bot with these parameters takes such options. */
export const takesOptions = (parameters: readonly BotParameter[], options: BotOptions): boolean =>
  Object.entries(options).every(([key, value]) =>
    parameters.some(({ name, least, most }) => name === key && value >= least && value <= most),
  );
