/** What a thread of the pool starts with: a thread does not share the compile cache of the program by itself. */
import module from 'node:module';

module.enableCompileCache();
await import('./play-bouts.ts');
