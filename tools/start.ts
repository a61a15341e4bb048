/** npm start: the browser client, built if it is stale. With arguments it is the command `dedalo`. */
import { buildOrSayWhy } from './build-web.ts';

const isBare = process.argv.length === 2;
if (isBare) process.argv.push('serve');
if (!isBare || (await buildOrSayWhy())) await import('../packages/cli/bin/dedalo.js');
