import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '@dedalo/arena';
import { endAllPrograms, livePrograms } from '@dedalo/arena/program/live-programs';
import { markerIn } from '@dedalo/arena/program/marker';
import { membersOf } from '@dedalo/arena/program/members';
import { readEnvironment, readProcess, readProcesses } from '@dedalo/arena/program/process-table';
import { workingFolderOf } from '@dedalo/arena/program/working-folder';
import { asked, testHall } from './hall.ts';
import { needs } from '../../../../tools/needs.ts';

const { startNode, start, folder } = testHall();

/** All that is alive and has this marker. */
const marked = (marker: string): number[] =>
  readProcesses()
    .map(({ pid }) => pid)
    .filter((pid) => markerIn(readEnvironment(pid)) === marker);

/** Starts one that sleeps in its own group, and one that has left it. */
const FAMILY = `
childProcess.spawn('sleep', ['60'], { stdio: 'inherit' });
childProcess.spawn('setsid', ['--fork', 'sleep', '60'], { stdio: 'inherit' }).on('exit', () => say('yes\\n'));
`;

describe('the end of a program', needs('linux', 'setsid'), () => {
  test('closing it ends all that it has started, also what has left its group', async () => {
    const program = await startNode(`${FAMILY} process.on('SIGTERM', () => {});`);
    expect(await asked(program, 'go')).toBe('yes');
    const [group] = livePrograms();
    expect(marked(group!.marker).length).toBe(3);
    await program.close();
    expect(marked(group!.marker)).toEqual([]);
    expect(livePrograms()).toEqual([]);
  });

  test('when it ends by itself what it has started ends too', async () => {
    const program = await startNode(`if (line === 'end') process.exit(0); ${FAMILY}`);
    expect(await asked(program, 'go')).toBe('yes');
    const [group] = livePrograms();
    expect(await asked(program, 'end')).toBe('exited | exit code 0');
    await expect.poll(() => marked(group!.marker)).toEqual([]);
  });

  test('a failure ends it without anybody closing it', async () => {
    const program = await startNode(`if (line === 'go') { ${FAMILY} }`);
    expect(await asked(program, 'go')).toBe('yes');
    const [group] = livePrograms();
    expect(await asked(program, 'silence', 10)).toBe('too-slow');
    await expect.poll(() => membersOf(group!)).toEqual([]);
  });

  test('it may end by itself when its input is closed', async () => {
    folder.write('polite.sh', 'read line; echo yes; read line; echo "good bye" >&2; exit 0');
    const log = `${folder.path}/polite.log`;
    const program = await start(['sh', 'polite.sh'], { log });
    expect(await asked(program, 'go')).toBe('yes');
    await program.close();
    await program.close();
    expect(program.failure).toBeUndefined();
    expect(existsSync(log)).toBe(true);
  });

  test('all of them can be ended at once, without waiting for anything', async () => {
    const program = await startNode(FAMILY);
    expect(await asked(program, 'go')).toBe('yes');
    const [group] = livePrograms();
    endAllPrograms();
    expect(marked(group!.marker)).toEqual([]);
    expect(existsSync(workingFolderOf(group!.marker))).toBe(false);
  });

  test('too many processes are noticed, also those that have left their parents', async () => {
    const limits = { ...LIMITS, processes: 8 };
    const orphans = "childProcess.spawn('setsid', ['--fork', 'sleep', '60']);";
    const program = await startNode(`for (let count = 0; count < 12; count++) ${orphans}`, { limits });
    expect(await asked(program, 'go')).toMatch(/^too-many-processes/);
  });
});

describe('an arena that is killed', needs('linux', 'setsid'), () => {
  const arena = fileURLToPath(new URL('short-lived-arena.ts', import.meta.url));

  async function startArena() {
    folder.write('family.sh', 'sleep 60 & read line; echo yes; read line');
    const child = spawn(process.execPath, [arena, folder.path], { stdio: ['pipe', 'pipe', 'ignore'] });
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return { child, pid: Number(line.split(' ')[0]), marker: line.split(' ')[1]! };
  }

  test('takes its programs with it, and the next one ends what they had started', async () => {
    const first = await startArena();
    expect(marked(first.marker).length).toBe(2);
    first.child.kill('SIGKILL');
    await expect.poll(() => readProcess(first.pid)).toBeUndefined();
    const next = await startArena();
    expect(marked(first.marker)).toEqual([]);
    expect(existsSync(workingFolderOf(first.marker))).toBe(false);
    expect(marked(next.marker).length).toBe(2);
    next.child.stdin.end('break\n');
    await once(next.child, 'exit');
  });

  test('leaves nothing when it ends by an error of its own', async () => {
    const { child, marker } = await startArena();
    child.stdin.end('break\n');
    await once(child, 'exit');
    expect(marked(marker)).toEqual([]);
    expect(existsSync(workingFolderOf(marker))).toBe(false);
  });
});
