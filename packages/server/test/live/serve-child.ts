/** A server of its own process, for tests that kill it: `serve-child.ts FOLDER PORT` tells its parent when it listens. */
import { findGame } from '@dedalo/catalogue';
import { serve } from '../../src/index.ts';

const [folder = '', port = '0'] = process.argv.slice(2);
const { address } = await serve({
  clientFolder: folder,
  port: Number(port),
  online: { dataFolder: folder, findGame },
});
process.send!({ address });
process.once('disconnect', () => process.exit());
