/** A program that is meant to be killed: opens the stores of some homes, which moves their settings; then it waits. */
import { join } from 'node:path';
import { openStore } from '../../src/store/store.ts';

for (const home of process.argv.slice(2)) {
  await openStore(join(home, 'data'), { config: join(home, 'config') });
  // The first tells that it is at work.
  process.stdout.write('moved\n');
}
setInterval(() => undefined, 1000);
