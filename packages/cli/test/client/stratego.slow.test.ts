import { readdirSync } from 'node:fs';
import { parseSetup, targetOf } from '@dedalo/stratego';
import type { Command } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { CLI_GAMES } from '../../src/games/index.ts';
import { bestMove, commandsTo, gameOf, letBotPlay, playOf } from '../games/stratego/screen/support.ts';
import { testFolder } from '../folder.ts';
import { valueOf } from '../store/support.ts';
import { dataOfPlayer, expectSoon, kept, start, type Terminal, until } from '../tmux.ts';
import { needs } from '../../../../tools/needs.ts';

const folder = testFolder();
const KNOWN = { 'progress.toml': 'version = 1\nknown = ["stratego"]\n' };
const SETUP = `; Mine
FL SB SM .. .. .. .. .. .. ..
FB SP SS .. .. .. .. .. .. ..
FM GE MA .. .. .. .. .. .. ..
FS .. .. .. .. .. .. .. .. ..
`;
const IN_MENU = CLI_GAMES.findIndex(({ id }) => id === 'stratego');
const KEYS: Readonly<Partial<Record<Command, string>>> = { up: 'Up', down: 'Down', left: 'Left', right: 'Right' };

const play = (args = ''): Terminal => start(`play stratego ${args}`, { data: dataOfPlayer(KNOWN), cwd: folder.path });

/** What is being kept is written before the folder goes. */
async function leave(terminal: Terminal): Promise<void> {
  terminal.press('C-c');
  await terminal.until('left with 0');
}

describe('Stratego Duel by keys', needs('tmux'), () => {
  test.each(['red', 'blue'] as const)('set up and played to its end against the random bot as %s', async (side) => {
    const file = folder.write('mine.txt', SETUP);
    const seed = side === 'red' ? '29' : '3';
    // Its bot draws the same.
    const shadow = playOf(gameOf({ seed, side, setup: valueOf(parseSetup(SETUP)) }));
    const terminal = play(`--against random --side ${side} --seed ${seed} --setup ${file}`);
    expect(await terminal.until('10 of 10 placed')).toContain('All are placed.');
    letBotPlay(shadow);
    shadow.settle();
    terminal.press('Space');
    letBotPlay(shadow);
    const name = side === 'red' ? 'Red' : 'Blue';
    await terminal.until(`${name} is to move.`);
    while (!shadow.isOver) {
      const move = bestMove(shadow);
      for (const cell of [move.from, targetOf(shadow.seat, move)!]) {
        const keys = commandsTo(shadow, cell).map((command) => KEYS[command]!);
        terminal.press(...keys, 'Enter');
        const intent = shadow.point(cell);
        if (intent.kind === 'play') shadow.session.play(shadow.seat, intent.actions[0]!);
      }
      letBotPlay(shadow);
      const { moves } = shadow.view;
      if (!shadow.isOver) {
        await terminal.until(`move ${Math.floor(moves / 2) + 1} of 200`);
        await terminal.until(`${name} is to move.`);
      }
    }
    const over = (await terminal.until('All pieces are shown.')).replaceAll(/\s+/g, ' ');
    expect(over).toContain(`is captured. ${name} wins.`);
    expect(over).not.toMatch(/▆▆|▒▒|»»/);
    terminal.press('e');
    await terminal.until(`Saved as stratego-${seed}.replay.`);
    expect(readdirSync(folder.path)).toContain(`stratego-${seed}.replay`);
    const replay = start(`replay stratego-${seed}.replay`, { cwd: folder.path });
    await replay.until('0 of');
    replay.press('End');
    expect(await replay.until((text) => /(\d+) of \1: /.test(text))).toContain('pieces left');
    terminal.press('n');
    await expectSoon(terminal, 'A new game of Stratego Duel');
  });

  test('a game is kept, and resumed from the menu in the middle', async () => {
    const terminal = play('--against random --seed 5');
    await terminal.until('0 of 10 placed');
    terminal.press('p');
    await terminal.until('10 of 10 placed');
    terminal.press('Space');
    await terminal.until('Red is to move.');
    await until(() => kept(terminal, 'running/stratego.replay').includes('game stratego'));
    const board = terminal.screen;
    terminal.press('C-c');
    await terminal.until('left with 0');
    const again = start('', { data: terminal.data });
    await again.until('> Continue: Stratego Duel');
    again.press(...Array.from({ length: 1 + IN_MENU }, () => 'Down'));
    await again.until('> Stratego Duel');
    again.press('Enter');
    const shown = await again.until('Red is to move.');
    const rows = (text: string): string[] => text.split('\n').filter((line) => /^\d /.test(line));
    expect(rows(shown)).toEqual(rows(board));
  });

  test('without options a game is chosen; the instructions come before the first', async () => {
    const terminal = start('play stratego', { data: dataOfPlayer() });
    await terminal.until('A new game of Stratego Duel');
    terminal.press('Down');
    expect(await terminal.until('< Recruit (suggested for you) >')).toContain('Sees no further than its next move,');
    terminal.press('Left', 'Left');
    await terminal.until('< a second person >');
    terminal.press('Enter');
    await terminal.until('How to play Stratego Duel');
    terminal.press('Enter', 'Enter', 'Enter');
    expect(await terminal.until('Red, it is your turn.')).not.toMatch(/\bFL\b/);
    terminal.press('Enter');
    await terminal.until('> flag (FL)');
    terminal.press('?');
    await terminal.until('take a set-up from the pool at random');
  });

  test('the mouse picks and moves', async () => {
    const file = folder.write('mine.txt', SETUP);
    const terminal = play(`--against random --seed 5 --setup ${file}`);
    await terminal.until('10 of 10 placed');
    terminal.press('Space');
    const lines = (await terminal.until('Red is to move.')).split('\n');
    const y = lines.findIndex((line) => line.includes('MA'));
    const x = lines[y]!.indexOf('MA');
    terminal.click(x, y);
    await terminal.until('Esc let go');
    terminal.click(x, y - 1);
    const moved = (await terminal.until('move 2 of 200')).split('\n');
    expect([moved[y - 1]!.slice(x, x + 2), moved[y]!.includes('MA')]).toEqual(['MA', false]);
    await leave(terminal);
  });

  test('with plain characters, in another language', async () => {
    const terminal = start('--lang it play stratego --against random --seed 5', {
      data: dataOfPlayer({ ...KNOWN, 'settings.toml': 'board = "ascii"\n' }),
    });
    await terminal.until('(FL)');
    terminal.press('p', 'Space');
    const text = await terminal.until((shown) => shown.includes('##') && shown.includes('~~~~'));
    expect(text).not.toMatch(/[▆▒»≈]/);
    await leave(terminal);
  });
});
