import { type GameRecord, parseReplay, ReplayCursor, verifyReplay } from '@dedalo/engine';
import { isles, type IslesTypes } from '@dedalo/isles';
import { LANGUAGES, loadWords } from '@dedalo/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { axeViolations } from './axe.ts';
import { hasFocus, tabTo } from './board.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { dropFile, pngSize, savedBy } from './files.ts';
import { drawnOn, en, expectPosition, lastSaid, linkTo } from './replays.ts';
import {
  choices,
  expectActions,
  expectAnswered,
  isOver,
  openIsles,
  playFirst,
  told,
  typed,
  typeFirst,
  type WantedIsles,
} from './rules-only.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const said = en.rulesOnly;
const WANTED: WantedIsles = { seed: 'Crete', sitters: ['person', 'random'] };

/** A test fails on a replay that does not hold. */
function recordOf(text: string): GameRecord<IslesTypes> {
  const parsed = parseReplay(text);
  const verified = parsed.ok ? verifyReplay(isles, parsed.value) : parsed;
  if (!verified.ok) throw new Error(verified.error.code);
  return verified.value;
}

function drawnAt(record: GameRecord<IslesTypes>, position: number): string {
  const cursor = new ReplayCursor(isles, record);
  cursor.goTo(position);
  return isles.text.draw(isles.view(cursor.state, 'public'));
}

const board = (page: Page): Promise<string> =>
  page.getByRole('group', { name: en.web.game.board('Isles') }).innerText();

const save = (page: Page) => savedBy(page, () => page.getByRole('button', { name: en.web.game.saveReplay }).click());

inBrowser('a game that brings only its rules', (theatre) => {
  test('is on the first screen with its board, and begins in a menu of its own', async () => {
    const page = await theatre.page();
    await visit(page, '');
    const card = page.locator('.cards').getByRole('link', { name: /^Isles/ });
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.locator('pre').textContent()).toMatch(/^ {3}a b c d e f g\n1 {2}/);
    await card.click();
    await page.getByRole('heading', { name: 'Isles', level: 1 }).waitFor();
    expect(await page.title()).toBe('Isles · Dedalo');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: said.newGame }).click();
    await choices(page).first().waitFor();
  });

  test('is played to its end by buttons and by typing, left in the middle, saved, and watched', async () => {
    const page = await theatre.page();
    await openIsles(page, WANTED);
    expect(await board(page)).toBe(isles.text.draw(isles.start(isles.defaultConfig!(), 'Crete')));
    const act = (turn: number): Promise<void> => (turn % 2 === 0 ? choices(page).first().click() : typeFirst(page));
    await playFirst(page, { to: 6, act });
    const middle = await board(page);
    expect(await lastSaid(page)).toMatch(/^Seat 2: [a-g]\d\. Seat 1 is to play\.$/);
    await expect.poll(() => page.evaluate(`localStorage.getItem('dedalo/running/isles')`)).toMatch(/^end 6 /m);

    await page.reload();
    await expectActions(page, 6);
    expect(await board(page)).toBe(middle);
    await visit(page, '');
    await page
      .locator('.cards')
      .getByRole('link', { name: /^Isles/ })
      .getByText(en.web.waits)
      .waitFor();
    await visit(page, '#/isles');
    await page.getByRole('link', { name: said.goOn }).click();
    expect(await axeViolations(page)).toEqual([]);
    await playFirst(page, { from: 6, act });
    await expect.poll(() => page.evaluate(`localStorage.getItem('dedalo/running/isles')`)).toBeNull();
    expect(await choices(page).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    const saved = await save(page);
    expect(saved.name).toBe('isles-Crete.replay');
    const text = saved.bytes.toString();
    const record = recordOf(text);
    const { actions, names } = record;
    expect(names).toEqual(['Player', 'random']);
    const cursor = new ReplayCursor(isles, record);
    cursor.goTo(actions.length);
    const [winner] = isles.outcome(cursor.state)!.winners;
    expect(await told(page)).toContain(`Over: stranded, winner: Seat ${winner! + 1}.`);
    expect(await board(page)).toBe(drawnAt(record, actions.length));

    await dropFile(page, 'main', { name: saved.name, text });
    await expectPosition(page, 0, actions.length);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, actions.length - 1, actions.length);
    expect(await drawnOn(page)).toBe(drawnAt(record, actions.length - 1));
    expect(await page.locator('.replay-board pre').textContent()).toBe(drawnAt(record, actions.length - 1));
    const wordsOf = ({ seat, action }: (typeof actions)[number]): string =>
      `Seat ${seat + 1}: ${isles.text.formatAction(action)}`;
    expect(await lastSaid(page)).toContain(wordsOf(actions.at(-2)!));
    await page.getByRole('button', { name: `${wordsOf(actions.at(-1)!)}, stranded` }).waitFor();
    await page.getByText('over: stranded').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const picture = pngSize(await savedBy(page, () => page.getByRole('button', { name: en.web.replay.image }).click()));
    // Sixteen letters wide, in whatever font the machine has.
    expect(picture.width).toBeGreaterThan(16 * 8);

    await visit(page, linkTo(text));
    await expectPosition(page, 0, actions.length);
  });

  test('an invalid or refused text is reported, and stays to be corrected', async () => {
    const page = await theatre.page();
    await openIsles(page, WANTED);
    const [example] = await choices(page).allInnerTexts();
    await typed(page).fill('north');
    await page.keyboard.press('Enter');
    await expect.poll(() => told(page)).toBe(`“north” is no action of this game. For example: ${example}.`);
    expect(await lastSaid(page)).toContain('“north” is no action');
    await typed(page).fill('a1');
    await page.keyboard.press('Enter');
    await expect.poll(() => told(page)).toBe('Too far.');
    expect(await typed(page).inputValue()).toBe('a1');
    await expectActions(page, 0);
    await typeFirst(page);
    await expectActions(page, 2);
    expect(await typed(page).inputValue()).toBe('');
  });

  test('arrows move among the actions, and after choosing one the focus goes to the next', async () => {
    const page = await theatre.page();
    await openIsles(page, WANTED);
    await tabTo(page, choices(page).first());
    await page.keyboard.press('ArrowRight');
    expect(await hasFocus(choices(page).nth(1))).toBe(true);
    await page.keyboard.press('Enter');
    await expectActions(page, 2);
    await expect.poll(() => hasFocus(choices(page).first())).toBe(true);
  });

  test('two people play in turn at one screen; nothing is taken back between them', async () => {
    const page = await theatre.page();
    await openIsles(page, { seed: '7', sitters: ['person', 'person'] });
    expect(await told(page)).toBe('Seat 1 is to play.');
    await choices(page).first().click();
    await expect.poll(() => told(page)).toMatch(/Seat 2 is to play\.$/);
    await choices(page).first().click();
    await expectActions(page, 2);
    expect(await page.getByRole('button', { name: en.web.game.undo }).count()).toBe(0);
    await page.getByRole('button', { name: said.newGame }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.client.notOver.giveUp }).click();
    await expectActions(page, 0);
    expect(await told(page)).toBe('Seat 1 is to play.');
  });

  test('a board is chosen as the rules write it; an invalid one is reported', async () => {
    const page = await theatre.page();
    await visit(page, '#/isles');
    const config = page.getByRole('textbox', { name: said.config });
    await config.fill('5x3 missing 0');
    await page.getByRole('alert').getByText('1:3: out of range').waitFor();
    expect(await page.getByRole('button', { name: said.newGame }).isDisabled()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await config.fill('5x4 missing 0');
    await page.getByRole('combobox', { name: 'Seat 1' }).selectOption('search');
    await page.getByRole('button', { name: said.newGame }).click();
    // Two bots play by themselves.
    await expect.poll(() => isOver(page)).toBe(true);
  });

  test('a finger plays it on a phone, where nothing scrolls sideways', async () => {
    const page = await theatre.page({ viewport: SCREENS.phone, hasTouch: true, isMobile: true });
    await openIsles(page, WANTED);
    await choices(page).first().tap();
    await expectActions(page, 2);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(SCREENS.phone.width);
  });

  test.for(LANGUAGES)('it speaks %s', async (locale) => {
    const { rulesOnly } = await loadWords(locale);
    const page = await theatre.page({ locale });
    await visit(page, '#/isles');
    await page.getByRole('button', { name: rulesOnly.newGame }).click();
    await page.getByRole('heading', { name: rulesOnly.actions }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe(locale);
  });
});

inBrowser(
  'a game that brings only its rules, played elsewhere',
  (theatre) => {
    test('is played to its end by keys', async () => {
      const page = await theatre.page();
      await openIsles(page, WANTED);
      await playFirst(page, { act: () => typeFirst(page) });
      await expectAnswered(page, 0);
      expect(recordOf((await save(page)).bytes.toString()).actions.length).toBeGreaterThan(4);
    });
  },
  ELSEWHERE,
);
