import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataOfPlayer, kept, start, until } from '../tmux.ts';
import { dedalo } from '../run.ts';
import { needs } from '../../../../tools/needs.ts';

/** Every text that is kept in a folder or below it. */
const allTexts = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));

const BROKEN = 'this [is not = what it was';

describe('a damaged file is set aside with a sentence, and the client works', needs('tmux'), () => {
  test.each(['settings.toml', 'progress.toml'])('%s', async (name) => {
    const terminal = start('', { data: dataOfPlayer({ [name]: BROKEN }) });
    const text = await terminal.until('is damaged');
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/is damaged at line 1 and was not read\. It was set aside as \S/);
    expect(allTexts(terminal.data)).toContain(BROKEN);
    terminal.press('Enter');
    await terminal.until('> Sokoban');
    terminal.press('Enter');
    await terminal.until('One good shove');
    terminal.press('C-c');
    await terminal.until('left with 0');
    expect(allTexts(terminal.data)).toContain(BROKEN);

    const again = start('', { data: terminal.data });
    expect(await again.until('> Sokoban')).not.toContain('damaged');
  });

  test('a setting that makes no sense is named, the others hold', async () => {
    const settings = 'letters = "qwerty"\nlanguage = "it"\nvolume = 11\n';
    const terminal = start('', { data: dataOfPlayer({ 'settings.toml': settings }) });
    expect(await terminal.until('opzioni non riconosciute')).toMatch(/letters[^]*volume|volume[^]*letters/);
    terminal.press('Enter');
    await terminal.until('Opzioni');
  });

  test.each([
    ['cut short', (text: string) => text.slice(0, -20)],
    ['edited', (text: string) => text.replace('actions\nr\n', 'actions\nl\n')],
    ['something else', () => BROKEN],
  ])('the running game, %s', async (_, damage) => {
    const data = dataOfPlayer();
    dedalo(['--plain'], { input: '1\nrr\n', env: { DEDALO_DATA: data } });
    const replay = join(data, 'running', 'sokoban.replay');
    const damaged = damage(readFileSync(replay, 'utf8'));
    expect(damaged).not.toBe(readFileSync(replay, 'utf8'));
    const other = dataOfPlayer({ 'running/sokoban.replay': damaged });
    const terminal = start('', { data: other });
    await terminal.until('> Continue');
    terminal.press('Enter');
    await terminal.until('The game you left is damaged and was set aside');
    expect(allTexts(other)).toContain(damaged);
    terminal.press('Enter');
    await terminal.until('> Sokoban');
    expect(terminal.screen).not.toContain('Continue');
    terminal.press('Enter');
    await terminal.until('>   1');
    terminal.press('Enter');
    await terminal.until('0 moves');
    terminal.press('Right');
    await terminal.until('1 move,');
    await until(() => kept(terminal, 'running/sokoban.replay').includes('\nend 1 '));
    expect(allTexts(other)).toContain(damaged);
  });

  test('a running game that does not hold is not written over by play sokoban', async () => {
    const data = dataOfPlayer({ 'running/sokoban.replay': BROKEN });
    const terminal = start('play sokoban', { data });
    await terminal.until('0 moves');
    terminal.press('Right');
    await terminal.until('1 move,');
    await until(() => kept(terminal, 'running/sokoban.replay').includes('\nend 1 '));
    expect(allTexts(data)).toContain(BROKEN);
  });
});
