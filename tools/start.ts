/** npm start: the browser client, built if it is stale; flags are those of `dedalo serve`. Other words: `dedalo` itself. */
import { buildOrSayWhy } from './build-web.ts';

const [first = '-'] = process.argv.slice(2);
if (first.startsWith('-') && !['-h', '--help', '-V', '--version'].includes(first)) process.argv.splice(2, 0, 'serve');
const isServing = process.argv[2] === 'serve';
if (!isServing || (await buildOrSayWhy())) await import('../packages/cli/bin/dedalo.js');
