/** An arena that was started with descriptors of its parent: prints what the program that it starts has of them. */
import { LIMITS } from '@dedalo/arena';
import { startProgram } from '@dedalo/arena/program/start-program';

const [folder = '', way] = process.argv.slice(2);
const command = ['sh', '-c', 'read line; ls -l /proc/self/fd | tr "\\n" "|"; echo'];
const program = await startProgram({ command, folder, limits: LIMITS, isSandboxed: way === 'sandbox' });
const answer = await program.ask('go', 100_000);
console.log(answer.ok ? answer.value : answer.error.code);
await program.close();
