import { afterEach, describe, expect, test, vi } from 'vitest';
import { languageFor } from '../src/language.ts';
import { UsageError } from '../src/usage.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the language is', () => {
  test.each([
    ['what was asked for', 'el', 'it', ['pt_PT'], 'el'],
    ['else that of the settings', undefined, 'it', ['pt_PT'], 'it'],
    ['else that of the system', undefined, 'auto', ['pt_PT.UTF-8'], 'pt'],
    ['the first of the system that is spoken', undefined, 'auto', ['de_DE', undefined, 'el_GR'], 'el'],
    ['else English', undefined, 'auto', ['de_DE', 'C'], 'en'],
  ] as const)('%s', (_, asked, language, system, spoken) => {
    expect(languageFor({ language }, { asked, system })).toBe(spoken);
  });
});

/** Each with nothing asked for yet. */
async function freshSpeech() {
  const [speech, flags] = await Promise.all([import('../src/speech.ts'), import('../src/global-flags.ts')]);
  return { ...speech, ...flags };
}

describe('--lang', () => {
  test.each([
    [['--lang', 'it', 'play', 'sokoban'], ['play', 'sokoban'], 'it'],
    [['play', '--lang=pt', 'sokoban'], ['play', 'sokoban'], 'pt'],
    [['maze', '--lang', 'it', '--lang', 'el'], ['maze'], 'el'],
    [['maze', '--', '--lang', 'it'], ['maze', '--', '--lang', 'it'], undefined],
    [['maze', '--language', 'it'], ['maze', '--language', 'it'], undefined],
    [[], [], undefined],
  ])('is taken out of %j', async (args, rest, asked) => {
    const speech = await freshSpeech();
    expect(speech.takeGlobalFlags(args)).toEqual(rest);
    expect(speech.locales().asked).toBe(asked);
    expect(speech.globalFlags().isPlain).toBe(false);
  });

  test.each([
    [['--plain'], [], true],
    [['play', 'sokoban', '--plain', '--level', '2'], ['play', 'sokoban', '--level', '2'], true],
    [['--plain', '--lang', 'it', 'replay', 'x'], ['replay', 'x'], true],
    [['replay', '--', '--plain'], ['replay', '--', '--plain'], false],
  ])('--plain is taken out of %j', async (args, rest, isPlain) => {
    const speech = await freshSpeech();
    expect(speech.takeGlobalFlags(args)).toEqual(rest);
    expect(speech.globalFlags().isPlain).toBe(isPlain);
  });

  test.each([['--lang', 'de'], ['--lang'], ['--lang='], ['--lang', 'IT']])('%j %j is refused', async (...args) => {
    const speech = await freshSpeech();
    const { UsageError: Fresh } = await import('../src/usage.ts');
    speech.takeGlobalFlags(args.filter((arg) => arg !== undefined));
    expect(() => speech.checkLanguage()).toThrow(Fresh);
    expect(() => speech.checkLanguage()).toThrow('it must be one of en, it, pt, el');
    expect(Fresh.name).toBe(UsageError.name);
  });
});

describe('the locale of the system', () => {
  test.each([
    [{ LC_ALL: 'it_IT.UTF-8', LC_MESSAGES: 'pt_PT', LANG: 'el_GR' }, 'it_IT.UTF-8'],
    [{ LC_ALL: '', LC_MESSAGES: 'pt_PT', LANG: 'el_GR' }, 'pt_PT'],
    [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'el_GR' }, 'el_GR'],
  ])('%j: %s', async (variables, locale) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    expect((await freshSpeech()).locales().system).toEqual([locale]);
  });

  test('where none is given it is that of the runtime', async () => {
    for (const name of ['LC_ALL', 'LC_MESSAGES', 'LANG']) vi.stubEnv(name, '');
    const { system } = (await freshSpeech()).locales();
    expect(system).toEqual([Intl.DateTimeFormat().resolvedOptions().locale]);
  });

  test('nothing is said before the words are there', async () => {
    const { speech } = await freshSpeech();
    expect(() => speech()).toThrow('have not been loaded');
  });
});
