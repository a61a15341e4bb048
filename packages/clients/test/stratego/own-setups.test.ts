import { CONSOLE_SETUP, mirrored } from '@dedalo/stratego';
import { describe, expect, test } from 'vitest';
import {
  LONGEST_TITLE,
  MOST_SETUPS,
  named,
  type OwnSetup,
  readOwnSetups,
  setupTitle,
  withoutSetup,
  withSetup,
  writeOwnSetups,
} from '../../src/stratego/own-setups.ts';

const setup = (title: string): OwnSetup => ({ title, cells: CONSOLE_SETUP.cells });

describe('own set-ups', () => {
  test('what is written is read again, names and all', () => {
    const setups = [setup('Knossos'), { title: 'Ζάκρος; <b>', cells: mirrored(CONSOLE_SETUP).cells }];
    expect(readOwnSetups(writeOwnSetups(setups))).toEqual(setups);
  });

  test('a text that is no set-up gives none', () => {
    for (const text of ['', 'null', '; evil\n<script>', writeOwnSetups([setup('a')]).replace('MA', 'FL')])
      expect(readOwnSetups(text)).toEqual([]);
  });

  test('a name is one line of limited length; a set-up without a name gets a number', () => {
    expect(setupTitle('  two\nlines\u0007 ')).toBe('two lines\uFFFD');
    expect(setupTitle('x'.repeat(100))).toHaveLength(LONGEST_TITLE);
    expect(named([{ cells: CONSOLE_SETUP.cells }])[0]!.title).toBe('1');
  });

  test('the newest comes first, takes the place of one of the same name, and there are not too many', () => {
    const both = withSetup(withSetup([], setup('a')), setup('b'));
    expect(both.map(({ title }) => title)).toEqual(['b', 'a']);
    const other = { title: 'a', cells: mirrored(CONSOLE_SETUP).cells };
    expect(withSetup(both, other)).toEqual([other, setup('b')]);
    expect(withoutSetup(both, 'b')).toEqual([setup('a')]);
    const many = Array.from({ length: MOST_SETUPS }, (_, index) => setup(String(index)));
    expect(withSetup(many, setup('new'))).toHaveLength(MOST_SETUPS);
  });
});
