import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { endAllPrograms, livePrograms } from '@dedalo/arena/program/live-programs';
import { membersOf } from '@dedalo/arena/program/members';
import type { ProgramOptions } from '@dedalo/arena/program/program';
import { asked, testHall } from './hall.ts';
import { needs } from '../../../../tools/needs.ts';

const { start, folder } = testHall();

/** Two children that never pause, one of them in a session of its own without a parent; both know nothing of the game. */
const BUSY = `
spin() { while :; do :; done; }
while read line; do
  if [ "$line" = spin ]; then
    spin &
    setsid --fork env -i sh -c 'while :; do :; done' < /dev/null > /dev/null 2>&1
  fi
  echo "$line"
done
echo "good bye" >&2
`;

/** Answers with an x for every line that it was told. */
const COUNT = 'while read line; do if [ "$line" = "how many" ]; then echo "$told"; else told=x$told; fi; done';

const startBusy = (options: Partial<ProgramOptions> = {}) => {
  folder.write('busy.sh', BUSY);
  return start(['sh', 'busy.sh'], { rests: true, ...options });
};

/** Whether each process of the only program runs or is stopped. */
const states = (): string => {
  const [group] = livePrograms();
  return membersOf(group!)
    .map(({ state }) => (state === 'T' ? 'stopped' : 'runs'))
    .toSorted()
    .join(' ');
};

/** The program and both its children, in a sandbox with those who keep it. */
const ALL_STOPPED = /^stopped( stopped){2,}$/;

for (const [way, isSandboxed, needed] of [
  ['outside', false, needs('linux', 'setsid')],
  ['sandbox', true, needs('bubblewrap', 'setsid')],
] as const) {
  describe(`while others are to move (${way})`, needed, () => {
    test('a program is stopped with all that it has started, and goes on when it is asked', async () => {
      const program = await startBusy({ isSandboxed });
      expect(await asked(program, 'spin')).toBe('spin');
      await expect.poll(states, { timeout: 60_000 }).toMatch(ALL_STOPPED);
      expect(await asked(program, 'on')).toBe('on');
      await expect.poll(states, { timeout: 60_000 }).toMatch(ALL_STOPPED);
      expect(await asked(program, 'on and on')).toBe('on and on');
    });

    test('it can be told more than a pipe holds', async () => {
      folder.write('count.sh', COUNT);
      const program = await start(['sh', 'count.sh'], { rests: true, isSandboxed });
      expect(await asked(program, 'how many')).toBe('');
      await expect.poll(states, { timeout: 60_000 }).not.toContain('runs');
      for (let line = 0; line < 5; line++) program.tell('y'.repeat(50_000));
      expect(await asked(program, 'how many')).toBe('xxxxx');
    });

    test('its end is as gentle as that of one that runs', async () => {
      const log = `${folder.path}/${way}.log`;
      const program = await startBusy({ isSandboxed, log });
      expect(await asked(program, 'go')).toBe('go');
      program.rest?.();
      await program.close();
      expect(readFileSync(log, 'utf8')).toBe('good bye\n');
      expect(livePrograms()).toEqual([]);
    });

    test('it can be ended where it stands', async () => {
      const program = await startBusy({ isSandboxed });
      expect(await asked(program, 'spin')).toBe('spin');
      await expect.poll(states, { timeout: 60_000 }).toMatch(ALL_STOPPED);
      const [group] = livePrograms();
      endAllPrograms();
      expect(membersOf(group!)).toEqual([]);
    });
  });
}

describe('where pondering is allowed', needs('linux', 'setsid'), () => {
  test('a program is never stopped', async () => {
    const program = await startBusy({ rests: false });
    expect(await asked(program, 'spin')).toBe('spin');
    program.rest?.();
    expect(states()).toBe('runs runs runs');
  });
});
