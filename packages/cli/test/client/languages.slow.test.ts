import { type Language, loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { expectSoon, dataOfPlayer, kept, play, start, type Terminal, until } from '../tmux.ts';
import { needs } from '../../../../tools/needs.ts';

type Said = readonly [
  language: Language,
  locale: string,
  settings: string,
  pack: string,
  title: string,
  solved: string,
  step: string,
];

const SAID: readonly Said[] = [
  ['en', 'en_GB.UTF-8', 'Settings', 'First steps', 'One good shove', 'Solved with 3 moves and 2 pushes.', '1 of 3'],
  ['it', 'it_IT.UTF-8', 'Opzioni', 'Primi passi', 'Una bella spinta', 'Risolto in 3 mosse e 2 spinte.', '1 di 3'],
  [
    'pt',
    'pt_PT.UTF-8',
    'Definições',
    'Primeiros passos',
    'Um bom empurrão',
    'Resolvido com 3 movimentos e 2 empurrões.',
    '1 de 3',
  ],
  [
    'el',
    'el_GR.UTF-8',
    'Ρυθμίσεις',
    'Πρώτα βήματα',
    'Σπρώξε και φύγαμε',
    'Λύθηκε με 3 κινήσεις και 2 σπρωξιές.',
    '1 από 3',
  ],
];

async function expectSolvedIn(terminal: Terminal, said: Said): Promise<void> {
  const [language, , settings, pack, title, solved, step] = said;
  const { client } = await loadWords(language);
  await terminal.until(settings);
  terminal.press('Enter');
  const list = await terminal.until(title);
  expect(list).toContain(pack);
  terminal.press('Enter');
  await terminal.until(client.askLetters.question);
  terminal.press('Enter');
  await terminal.until(step);
  terminal.press('Enter', 'Enter', 'Enter');
  await terminal.until(`${pack} 1: ${title}`);
  terminal.press('Right', 'Right', 'Right');
  await terminal.until(solved);
}

describe('four languages', needs('tmux'), () => {
  test.each(SAID)('%s by --lang: menu, list, letters, how to play and game', async (...said) => {
    await expectSolvedIn(start(`--lang ${said[0]}`), said);
  });

  test.each(SAID)('%s by LANG=%s', async (...said) => {
    await expectSoon(start('', { environment: { LANG: said[1] } }), said[2]);
  });

  test('LC_ALL comes before LANG, --lang before both and before the settings', async () => {
    const environment = { LANG: 'el_GR.UTF-8', LC_ALL: 'pt_BR.UTF-8' };
    await start('', { environment }).until('Definições');
    const data = dataOfPlayer({ 'settings.toml': 'language = "it"\n' });
    await start('', { environment, data }).until('Opzioni');
    await expectSoon(start('--lang=en', { environment, data }), 'Settings');
  });

  test('the settings screen changes the language at once, and keeps it', async () => {
    const terminal = start();
    await terminal.until('> Sokoban');
    terminal.press('Up', 'Up');
    await terminal.until('> Settings');
    terminal.press('Enter');
    await terminal.until('> Language');
    terminal.press('Right');
    await terminal.until('< English >');
    terminal.press('Right');
    expect(await terminal.until('< Italiano >')).toContain('> Lingua');
    terminal.press('Left', 'Left', 'Left');
    await terminal.until('< Ελληνικά >');
    await until(() => kept(terminal, 'settings.toml').includes('language = "el"'));
    terminal.press('q');
    await terminal.until('παιχνίδια σε πλέγμα');
    terminal.press('q');
    await terminal.until('left with 0');
    await start('', { data: terminal.data }).until('παιχνίδια σε πλέγμα');
  });

  test('what a level says is in the new language when one comes back to it', async () => {
    const terminal = play();
    await terminal.until('0 moves');
    terminal.press('Right', 'Right', 'Right');
    await terminal.until('Solved with 3 moves and 2 pushes.');
    terminal.press('o');
    await terminal.until('> Language');
    terminal.press('Right', 'Right');
    await terminal.until('< Italiano >');
    terminal.press('q');
    const text = await terminal.until('Primi passi 1: Una bella spinta');
    expect(text).toContain('Risolto in 3 mosse e 2 spinte.');
  });
});
