import { describe, expect, test } from 'vitest';
import { clockStandingAt, dataOfPlayer, dedaloCommand, expectSoon, kept, start, Terminal, until } from '../tmux.ts';
import { needs } from '../../../../tools/needs.ts';

/** In the second second of the race. */
const environment = clockStandingAt(1500);
const known = (): string => dataOfPlayer({ 'progress.toml': 'version = 1\nknown = ["race"]\n' });

describe('Labyrinth Race', needs('tmux'), () => {
  test('begins from the menu, after the instructions', async () => {
    const terminal = start();
    await terminal.until('> Sokoban');
    terminal.press('Down', 'Down', 'Down', 'Down', 'Down', 'Enter');
    expect(await terminal.until('> New race')).toContain('The Hedge Garden');
    terminal.press('Enter');
    await terminal.until('How to play Labyrinth Race');
    terminal.press('Enter', 'Enter', 'Enter');
    const text = await terminal.until('Arrows or Space: go!');
    expect(text).toContain('♥');
    expect(text.trimEnd().split('\n').at(-1)).toBe('↑↓←→ move  Space start  Esc menu  ? help');
    terminal.press('Escape');
    await terminal.until('> Go on');
    terminal.press('Up', 'Enter');
    await expectSoon(terminal, '> New race');
  });

  test('runs by itself, is paused, kept when it is left, and resumed', async () => {
    const terminal = start('play race --seed 7', { data: known(), environment });
    await terminal.until('Arrows or Space: go!');
    terminal.press('Right');
    await terminal.until((text) => /S?.*@>/.test(text) && text.includes('0:01'));
    terminal.press('Space');
    await terminal.until('Paused');
    await until(() => kept(terminal, 'running/race.replay').includes('\neast '));
    terminal.press('C-c');
    await terminal.until('left with 0');
    const again = start('play race', { data: terminal.data });
    await again.until('> Go on with the race you left');
    again.press('Enter');
    const text = await again.until('Paused');
    expect(text).toMatch(/0:0[1-9]/);
  });

  test('letters are no commands here, and ? shows only keys that are', async () => {
    const terminal = start('play race --seed 7', { data: known() });
    await terminal.until('Arrows or Space: go!');
    terminal.press('q', 'o', 'x', 's', '?');
    const text = await terminal.until('letters: use what is in store');
    expect(text).toMatch(/^ {2}↑ +go up$/m);
    terminal.press('k');
    await expectSoon(terminal, 'Arrows or Space: go!');
  });

  test('Ctrl-Z pauses it', async () => {
    const shell = `env PS1='ready> ' bash --norc -i`;
    const terminal = new Terminal(shell, { data: known(), environment });
    await terminal.until('ready>');
    terminal.type(`${dedaloCommand} play race --seed 7\r`);
    await terminal.until('Arrows or Space: go!');
    terminal.press('Space');
    await terminal.until((text) => text.includes('0:01') && !text.includes('Paused'));
    terminal.press('C-z');
    await terminal.until('Stopped');
    terminal.type('fg\r');
    await expectSoon(terminal, 'Paused');
  });

  test('its replay is saved, and can be watched', async () => {
    const cwd = dataOfPlayer();
    const terminal = start('play race --seed 7', { data: known(), cwd, environment });
    await terminal.until('Arrows or Space: go!');
    terminal.press('Right');
    await terminal.until('0:01');
    terminal.press('Escape');
    await terminal.until('Save as a replay file');
    terminal.press('Down', 'Down', 'Enter');
    await terminal.until('Saved as race-7.replay.');
    const watched = start('replay race-7.replay', { cwd });
    await watched.until('0 of ');
    watched.press('End');
    const text = await watched.until('0:01');
    expect(text).toContain('♥');
    expect(text).toContain('The Hedge Garden');
  });
});
