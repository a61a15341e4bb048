import { describe, expect, test } from 'vitest';
import { testFolder } from '../folder.ts';
import { play, Terminal, until } from '../tmux.ts';
import { needs } from '../../../../tools/needs.ts';

const folder = testFolder();

const TITLES = [
  'plain',
  '倉庫番',
  '⚡⭐✅',
  '\u{1F44D}\u{1F3FD} thumb',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} family',
  '\u{1F1EE}\u{1F1F9} flag',
  '1\uFE0F\u20E3 key, ❤\uFE0F and ❤',
  'cafe\u0301',
  '倉庫番'.repeat(20),
];

const LEVELS = `Widths\n\n${TITLES.map((title) => `#####\n#@$.#\n#####\nTitle: ${title}\n`).join('\n')}`;

/** How many columns a text takes in the opinion of this tmux, which is not always ours. */
async function columnsOf(text: string): Promise<number> {
  const file = folder.write('text', text);
  const terminal = new Terminal(`cat '${file}'; exec sleep 300`);
  await until(() => terminal.value('cursor_x') !== '0');
  const columns = Number(terminal.value('cursor_x'));
  terminal.close();
  return columns;
}

describe('titles of any script', needs('tmux'), () => {
  test('leave everything beside them in its column, also after the mark has moved', async () => {
    const terminal = play(folder.write('widths.sok', LEVELS));
    await terminal.until('0 moves');
    terminal.press('Right');
    await terminal.until('Solved');
    terminal.press('t');
    await terminal.until('9/9');
    for (let row = 2; row <= TITLES.length; row++) {
      terminal.press('Down');
      const shown = await terminal.until((text) => new RegExp(`^ > +${row} `, 'm').test(text));
      if (row % 4 !== 1) continue;
      const lines = shown.split('\n').filter((line) => line.includes('1 / 1'));
      expect(lines).toHaveLength(TITLES.length);
      const ends: number[] = [];
      for (const line of lines) ends.push(await columnsOf(line.slice(0, line.indexOf('1 / 1'))));
      expect(new Set(ends), shown).toEqual(new Set([ends[0]]));
    }
  });
});
