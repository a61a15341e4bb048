/** Starts a program, prints its pid and marker, and waits until it is killed or told to break. */
import { LIMITS } from '@dedalo/arena';
import { livePrograms } from '@dedalo/arena/program/live-programs';
import { startProgram } from '@dedalo/arena/program/start-program';

const folder = process.argv[2]!;
const program = await startProgram({ command: ['sh', 'family.sh'], folder, limits: LIMITS, isSandboxed: false });
await program.ask('go', 100_000);
const [group] = livePrograms();
process.stdin.on('data', () => {
  throw new Error('told to break');
});
console.log(`${group!.pid} ${group!.marker}`);
