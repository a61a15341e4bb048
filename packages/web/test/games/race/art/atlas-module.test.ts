import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { atlas, raceAtlas } from '../../../../build/atlas.ts';
import { decodePng } from './decode-png.ts';

const ENTRY = 'virtual:entry';

test('a build that asks for the atlas gets its picture as a file of its own, and the parts', async () => {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) =>
      id === ENTRY ? "import { atlas } from 'virtual:race-atlas'; console.log(atlas.url, atlas.parts);" : undefined,
  };
  const built = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [atlas(), entry],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput;
  const picture = built.output.find(({ type }) => type === 'asset');
  const chunk = built.output.find(({ type }) => type === 'chunk');
  if (picture?.type !== 'asset' || chunk?.type !== 'chunk') throw new Error('the build is not complete');
  expect(picture.fileName).toMatch(/^assets\/race-atlas-[\w-]+\.png$/);
  expect(chunk.code).toContain(picture.fileName);
  const { pixels, parts } = raceAtlas();
  expect(chunk.code).toContain(JSON.stringify(parts['wall/garden']));
  const { width, height } = decodePng(Buffer.from(picture.source));
  expect([width, height]).toEqual([pixels.width, pixels.height]);
});
