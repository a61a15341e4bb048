/** A program that is meant to be killed: opens the stores of some homes, which moves their settings; then it waits. */
import { join } from 'node:path';
import { openStore } from '../../src/store/store.ts';

const [first, second, ...others] = process.argv.slice(2);
const open = (home: string): Promise<unknown> => openStore(join(home, 'data'), { config: join(home, 'config') });
await open(first!);
await open(second!);
process.stdout.write('at work\n');
for (const home of others) await open(home);
setInterval(() => undefined, 1000);
