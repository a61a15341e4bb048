import { describe, expect, test } from 'vitest';
import { CLI_GAMES } from '../../src/games/index.ts';
import { needs } from '../../../../tools/needs.ts';
import { testFolder } from '../folder.ts';
import { dedalo } from '../run.ts';
import { expectSoon, kept, start, type Terminal, until } from '../tmux.ts';

const folder = testFolder();
/** More than isles can sink. */
const MOST_TURNS = 40;

const isAsked = (text: string): boolean => text.includes('Seat 1 is to play') || text.includes('Over:');
/** What stands in the list under the line that is typed into. */
const firstAction = (text: string): string => {
  const lines = text.split('\n');
  const typed = lines.findIndex((line) => line.includes('Type an action'));
  return /([a-i][1-9])\s*$/.exec(lines[typed + 1]!)![1]!;
};

/** Plays one action after the other until so many are played, by both sides, or the game is over. */
async function playOn(terminal: Terminal, act: (text: string) => void, most = MOST_TURNS): Promise<string> {
  let text = await terminal.until(isAsked);
  for (let turn = 0; turn < most && !text.includes('Over:'); turn++) {
    const before = /(\d+) actions?/.exec(text)![1]!;
    act(text);
    text = await terminal.until((shown) => isAsked(shown) && /(\d+) actions?/.exec(shown)![1] !== before);
  }
  return text;
}

const byList = (terminal: Terminal) => (): void => terminal.press('Enter');
const byTyping = (terminal: Terminal) => (text: string) => {
  terminal.type(firstAction(text));
  terminal.press('Enter');
};

describe('a game that brings only its rules', needs('tmux'), () => {
  test('is played from the menu to its end, by the list and by typing, and resumed in between', async () => {
    const terminal = start();
    await terminal.until('> Sokoban');
    terminal.press(...Array.from({ length: CLI_GAMES.length - 1 }, () => 'Down'));
    await terminal.until('> Isles');
    terminal.press('Enter');
    expect(await terminal.until('Begin')).toMatch(/Seat 2 +< Strategist >/);
    terminal.press('Down', 'Left');
    await terminal.until('< Daydreamer >');
    terminal.press('End', 'Enter');
    const begun = await terminal.until('Seat 1 is to play');
    expect(begun).toContain('Seat 1: a person. Seat 2: Daydreamer. Seed ');
    expect(begun).toMatch(/a b c d e f g +What you can play/);
    const text = await playOn(terminal, byList(terminal), 2);
    expect(text).toContain('4 actions');
    await until(() => kept(terminal, 'running/isles.replay').includes('\nend 4 '));
    terminal.press('C-c');
    await terminal.until('left with 0');
    expect(kept(terminal, 'last-played.txt')).toBe('isles\n');

    const again = start('', { data: terminal.data, cwd: folder.path });
    await again.until('> Continue: Isles');
    again.press('Enter');
    await again.until('4 actions');
    again.press('Home');
    await again.until('Type an action: _');
    const over = await playOn(again, byTyping(again));
    expect(over).toMatch(/Over: stranded, winner: Seat [12]\./);
    again.press('e');
    const [, file = ''] = /Saved as (\S+\.replay)\./.exec(await again.until('Saved as isles-'))!;
    again.press('q');
    await expectSoon(again, (shown) => shown.includes('> Sokoban') && !shown.includes('Continue'));

    const replay = start(`replay ${file}`, { cwd: folder.path });
    await replay.until('0 of ');
    replay.press('End');
    const [, length] = /(\d+) of \1: [a-i][1-9]/.exec(await replay.until((shown) => /(\d+) of \1: /.test(shown)))!;
    const { code, out } = dedalo(['replay', file], { cwd: folder.path });
    expect(code).toBe(0);
    expect(out).toContain(`\n${length} of ${length}: `);
    expect(out).toMatch(/over: stranded, winner: Seat [12]\n$/);
  });

  test('an action is clicked; an invalid or refused one is reported; letters are typed, not commands', async () => {
    const terminal = start('play isles --seed 7 --against random');
    const lines = (await terminal.until('Seat 1 is to play')).split('\n');
    terminal.press('Home');
    await terminal.until('Type an action: _');
    terminal.type('nope');
    await terminal.until('Type an action: nope_');
    terminal.press('Enter');
    await terminal.until('“nope” is no action of this game. For example: ');
    terminal.press('BSpace', 'BSpace', 'BSpace', 'BSpace');
    terminal.type('a1');
    terminal.press('Enter');
    await terminal.until('Too far.');
    terminal.type('e');
    await terminal.until('Type an action: e_');
    terminal.press('Escape');
    await terminal.until((text) => text.includes('Type an action:') && !text.includes('Type an action: e'));
    const y = lines.findIndex((line) => line.includes('Type an action')) + 2;
    terminal.click(lines[y]!.search(/[a-i][1-9]\s*$/), y);
    await terminal.until('2 actions');
    expect(await terminal.until(isAsked)).not.toContain('undo');
  });

  test('two people at one screen, and another game with other players', async () => {
    const terminal = start('play isles --against person --seed 7');
    await terminal.until('Seat 1 is to play');
    terminal.press('Enter');
    await terminal.until('Seat 2 is to play');
    terminal.press('n');
    await terminal.until('> Keep this one');
    terminal.press('Down');
    await terminal.until('> Begin another');
    terminal.press('Enter');
    expect(await terminal.until('> Seat 1')).toMatch(/Seat 2 +< a person >/);
    terminal.press('Escape');
    await terminal.until((text) => text.includes('1 action') && text.includes('Seat 2 is to play'));
    terminal.press('n');
    await terminal.until('> Keep this one');
    terminal.press('Down', 'Enter');
    await terminal.until('> Seat 1');
    terminal.press('End', 'Enter');
    await expectSoon(terminal, (text) => text.includes('0 actions') && text.includes('Seat 1 is to play'));
  });
});
