import { fileURLToPath } from 'node:url';
import type { WebVariant } from '../../../../tools/build-web.ts';
import { standIn } from '../../build/stand-in.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const GIVEN = new Map([
  [fileOf('../../src/store/open-source.ts'), fileOf('../../../clients/test/play/open-json-source.ts')],
]);

/** The client whose games are played elsewhere: text goes there and back, and takes its time. */
export const ELSEWHERE: WebVariant = {
  name: 'elsewhere',
  sources: ['packages/clients/test/play', 'packages/web/test/browser/elsewhere.ts'],
  plugins: () => [standIn('elsewhere', GIVEN)],
};
