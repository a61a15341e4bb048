import { levelTitle } from '@dedalo/clients';
import { findPack } from '@dedalo/sokoban';
import { type Language, LANGUAGE_NAMES, LANGUAGES, loadWords, type Words } from '@dedalo/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const words: Readonly<Record<Language, Words>> = {
  en,
  it: await loadWords('it'),
  pt: await loadWords('pt'),
  el: await loadWords('el'),
};

/** Every text that is said as it is; sentences that are put together are not among them. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** English texts that this language says otherwise. */
function englishBut(language: Language): Set<string> {
  const own = new Set(textsOf(words[language]));
  return new Set(textsOf(en).filter((text) => !own.has(text)));
}

/** Whatever a page says to eyes and ears. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: (string | null)[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) said.push(walker.currentNode.textContent);
    const NAMES = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder'];
    for (const element of document.querySelectorAll('*')) {
      for (const name of NAMES) said.push(element.getAttribute(name));
    }
    return [...new Set(said.map((text) => text?.trim() ?? ''))];
  });

interface Place {
  readonly link: string;
  /** What must be there, in each language. */
  readonly says: (words: Words, language: Language) => readonly string[];
}

const FIRST_LEVEL = findPack('first-steps').entries[0]!;

const PLACES: Readonly<Record<string, Place>> = {
  home: { link: '', says: ({ web, games }) => [web.tagline, games.sokoban.summary, web.quick.motion] },
  'the levels': {
    link: '#/sokoban/first-steps',
    says: ({ web, games }, language) => [
      games.sokoban.packs['first-steps'],
      web.sokoban.addLevels,
      levelTitle(FIRST_LEVEL, language),
    ],
  },
  'the game': {
    link: '#/sokoban/first-steps/1',
    says: ({ web }, language) => [web.game.undo, `A1, ${web.sokoban.squares.wall}`, levelTitle(FIRST_LEVEL, language)],
  },
  replays: { link: '#/replay', says: ({ web }) => [web.replay.choose, web.replay.aboutText[1]] },
  'a replay': {
    link: '#/replay/example?at=3',
    says: ({ web, games, replay }) => [
      web.replay.events,
      `${games.sokoban.moves(3)}, ${games.sokoban.pushes(3)}`,
      replay.position({ position: 3, length: 120 }),
    ],
  },
  'the laboratory': {
    link: '#/laboratory?size=9&generator=race',
    says: ({ web }) => [web.lab.title, web.lab.generators.race[1], web.lab.measureNotes.river],
  },
  'the settings': {
    link: '#/settings',
    says: ({ web, games }) => [
      web.settings.dataNote,
      games.sokoban.commands['dead-squares'][1],
      web.settings.names.deadlockNotice,
    ],
  },
  nowhere: { link: '#/nowhere', says: ({ web }) => [web.notFound] },
};

const expectText = (page: Page, text: string): Promise<void> => page.getByText(text).waitFor();

inBrowser('languages', (theatre) => {
  test('every page speaks all languages at once, without a word of English left', async () => {
    const page = await theatre.page();
    await keep(page, KNOWN);
    // Another window changes the language while this one is looked at.
    const settings = await theatre.windowBeside(page);
    await visit(settings, '#/settings');
    const switched = [...LANGUAGES.filter((language) => language !== 'en'), 'en'] as const;
    for (const [name, { link, says }] of Object.entries(PLACES)) {
      await visit(page, link);
      for (const language of switched) {
        const message = `${name}, ${language}`;
        await settings.getByRole('radio', { name: LANGUAGE_NAMES[language], exact: true }).check();
        await page.locator(`html[lang=${language}]`).waitFor();
        const expected = says(words[language], language);
        await expect.poll(() => saidOn(page), { message }).toEqual(expect.arrayContaining([...expected]));
        const english = englishBut(language);
        const left = async (): Promise<string[]> => (await saidOn(page)).filter((text) => english.has(text));
        await expect.poll(left, { message }).toEqual([]);
      }
    }
  });

  test.for([
    ['pt-BR', 'pt'],
    ['el', 'el'],
    ['de-AT', 'en'],
  ] as const)('a browser in %s gets the client in %s', async ([locale, language]) => {
    const page = await theatre.page({ locale });
    await visit(page, '');
    await expectText(page, words[language].web.tagline);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  });

  test('the language can be changed where one arrives, and is kept', async () => {
    const page = await theatre.page();
    await visit(page, '');
    await page.getByRole('combobox', { name: en.web.quick.language }).selectOption(LANGUAGE_NAMES.it);
    await expectText(page, words.it.web.tagline);
    await page.reload();
    await expectText(page, words.it.web.tagline);
    await page.getByRole('combobox', { name: words.it.web.quick.language }).selectOption('auto');
    await expectText(page, en.web.tagline);
  });
});
