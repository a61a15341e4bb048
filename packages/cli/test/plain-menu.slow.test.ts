import { runningName } from '@dedalo/clients/sokoban/running-name';
import { findPack } from '@dedalo/sokoban';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, freshData, type Ran } from './run.ts';
import { dataOfPlayer, start } from './tmux.ts';
import { needs } from '../../../tools/needs.ts';

const folder = testFolder();

const FIRST_LEVEL = runningName(findPack('first-steps').entries[0]!.level, 'forward');

const piped = (input: string, args: readonly string[] = [], env: Record<string, string> = {}): Ran =>
  dedalo(args, { input, env, cwd: folder.path });

describe('dedalo piped', () => {
  test('prints a menu and leaves at the end of the input', () => {
    const { code, out, error } = piped('');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const items =
      '1 Sokoban\n2 PokéLabirinto\n3 Theseus and the Minotaur\n4 Minotaur mazes\n5 Stratego Duel\n6 Labyrinth Race\n7 The expedition\n8 Isles\n9 Today\n10 Leave\n';
    expect(out).toBe(`Dedalo: games on a grid\n${items}Type the number or the name of what you want:\n`);
  });

  test.each(['1', 'sokoban', ' SOKOBAN '])('%s plays, and the game is kept', (choice) => {
    const DEDALO_DATA = freshData();
    const { code, out } = piped(`${choice}\nrr\n`, [], { DEDALO_DATA });
    expect(code).toBe(0);
    expect(out).toContain('MOVES: 2');
    expect(readFileSync(join(DEDALO_DATA, 'running', `${FIRST_LEVEL}.replay`), 'utf8')).toMatch(/^end 2 /m);
    const again = piped('1\nr\n', [], { DEDALO_DATA });
    expect(again.out).toContain('1 Continue: First steps 1\n2 Sokoban\n3 PokéLabirinto\n4 Theseus and the Minotaur\n');
    expect(again.out).toContain('Solved with 3 moves and 2 pushes.');
    expect(readFileSync(join(DEDALO_DATA, 'progress.toml'), 'utf8')).toContain('solution = "rRR"');
    const next = piped('sokoban\n', [], { DEDALO_DATA });
    expect(next.out).toContain('First steps 2: Round the back');
  });

  test('what is not there is said, also what would steer a terminal; then one may choose again', () => {
    const { code, out } = piped('chess\n\u001B[2J\n\n10\n');
    expect(code).toBe(0);
    expect(out).toContain('There is no chess here.\n');
    expect(out).not.toContain('\u001B');
  });

  test.each(['10', 'leave', 'q', 'quit'])('%s leaves', (choice) => {
    const { code, out } = piped(`${choice}\n1\nr\n`);
    expect(code).toBe(0);
    expect(out).not.toContain('MOVES');
  });

  test.each([
    ['it', 'giochi su griglia', 'Esci', 'Risolto in 3 mosse e 2 spinte.'],
    ['pt', 'jogos em grelha', 'Sair', 'Resolvido com 3 movimentos e 2 empurrões.'],
    ['el', 'παιχνίδια σε πλέγμα', 'Έξοδος', 'Λύθηκε με 3 κινήσεις και 2 σπρωξιές.'],
  ])('in %s', (language, subtitle, leave, solved) => {
    const { out } = piped('1\nrrr\n', ['--lang', language]);
    expect(out).toContain(`Dedalo: ${subtitle}\n1 Sokoban\n`);
    expect(out).toContain(`\n10 ${leave}\n`);
    expect(out).toContain(solved);
    expect(piped('', [], { LANG: `${language}_XX.UTF-8` }).out).toContain(subtitle);
  });

  test('the other games are played and kept too', () => {
    const DEDALO_DATA = freshData();
    const theseus = piped('3\n1\nu\n', [], { DEDALO_DATA });
    expect(theseus.code).toBe(0);
    expect(theseus.out).toContain('round 1 of 100, 0 of 4 supplies');
    expect(readFileSync(join(DEDALO_DATA, 'running', 'theseus.replay'), 'utf8')).toMatch(/^game theseus /m);
    expect(piped('theseus and the minotaur\ncontinue the game\n', [], { DEDALO_DATA }).out).toContain('round 2 of 100');
    expect(piped('minotaur mazes\nllll\n', [], { DEDALO_DATA }).out).toContain('Escaped in 4 moves.');
    expect(piped('4\n', [], { DEDALO_DATA }).out).toContain('Lessons 2: Sideways first');
  });

  test('the described game of Theseus is printed', () => {
    const { code, out, error } = piped('3\n2\n');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toContain('1 New game\n2 A whole game, printed\n');
    expect(out).toMatch(/\nStart:\n\+---\+/);
    expect(out).toMatch(/\nTheseus move left \(dice=7\) \d+ times?\n$/);
  });

  test('PokéLabirinto asks for a creature', () => {
    const { code, out } = piped('2\nsquirtle\n');
    expect(code).toBe(0);
    expect(out).toContain('Choose your creature:\n1) Pikachu, 35 hit points');
    expect(out).toContain('Squirtle  HP: 44, energy: 0\n');
    expect(piped('2\n').code).toBe(0);
  });

  test('Stratego Duel is played and kept', () => {
    const DEDALO_DATA = freshData();
    const { code, out } = piped('5\npool\n', [], { DEDALO_DATA });
    expect(code).toBe(0);
    expect(out).toContain('Red is to move.\nInsert red move row:\n');
    expect(readFileSync(join(DEDALO_DATA, 'running', 'stratego.replay'), 'utf8')).toMatch(/^game stratego /m);
    expect(piped('stratego duel\n', [], { DEDALO_DATA }).out).toContain('Insert red move row:\n');
  });

  test('Labyrinth Race is run by what is typed, and kept', () => {
    const DEDALO_DATA = freshData();
    const { code, out } = piped('6\neast 60\n', [], { DEDALO_DATA });
    expect(code).toBe(0);
    expect(out).toMatch(/map 1 of 3, \d lives, 0:01\n/);
    expect(readFileSync(join(DEDALO_DATA, 'running', 'race.replay'), 'utf8')).toMatch(/^game race /m);
    expect(piped('labyrinth race\nwait 60\n', [], { DEDALO_DATA }).out).toMatch(/lives, 0:02\n/);
  });

  test('an unknown language is wrong use', () => {
    const { code, out, error } = piped('', ['--lang', 'tlh']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain('--lang tlh: it must be one of en, it, pt, el.');
  });

  test('nothing of a screen is printed: no sequences, no colours', () => {
    expect(piped('1\nrrr\nnext\n').out).not.toContain('\u001B');
  });

  test('the laboratory needs a terminal, and says what does without', () => {
    const { code, error } = piped('', ['laboratory']);
    expect(code).toBe(2);
    expect(error).toContain('dedalo maze');
  });
});

describe('--plain in a terminal', needs('tmux'), () => {
  test('the menu is typed at', async () => {
    const terminal = start('--plain', { cwd: folder.path });
    await terminal.until((text) => text.includes('1 Sokoban') && text.includes('\n>'));
    expect(terminal.value('alternate_on')).toBe('0');
    terminal.type('1\r');
    await terminal.until('MOVES: 0');
    terminal.type('rrr\r');
    await terminal.until('Solved with 3 moves and 2 pushes.');
    terminal.type('q\r');
    await terminal.until('left with 0');
  });

  test.each(['play sokoban --plain', '--plain play sokoban'])('%s is typed at', async (args) => {
    const terminal = start(args, { cwd: folder.path, data: dataOfPlayer() });
    await terminal.until((text) => text.includes('\n>') || text.includes('? help'));
    expect(terminal.value('alternate_on')).toBe('0');
    expect(terminal.screen).toContain('MOVES: 0');
  });
});
