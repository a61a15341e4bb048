import { describe, expect, test } from 'vitest';
import { replayFileName } from '../../src/replay/replay-file-name.ts';

describe('the file of a replay', () => {
  test.each([
    ['Classic 4: Open chimney', 'classic-4-open-chimney.replay'],
    ['Perché no?', 'perche-no.replay'],
    ['Πρώτα βήματα 3', 'πρωτα-βηματα-3.replay'],
    ['../../etc/passwd', 'etc-passwd.replay'],
    ['a\\b:c*d?e"f<g>h|i', 'a-b-c-d-e-f-g-h-i.replay'],
    ['.hidden', 'hidden.replay'],
    ['CON', 'con-game.replay'],
    ['com1', 'com1-game.replay'],
    ['', 'game.replay'],
    ['…', 'game.replay'],
    ['a\u202Etxt.exe', 'a-txt-exe.replay'],
  ])('%j', (title, name) => {
    expect(replayFileName(title, 'replay')).toBe(name);
  });

  test('is never long, and never cut within a character', () => {
    expect(replayFileName('x'.repeat(500), 'png')).toBe(`${'x'.repeat(60)}.png`);
    expect(replayFileName('𝒳y'.repeat(100), 'png').isWellFormed()).toBe(true);
  });
});
