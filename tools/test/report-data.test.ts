import { expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gather } from '../../packages/arena/src/report/gather.ts';
import { formatPage } from '../../packages/arena/src/report/page.ts';
import { playTournament } from '../../packages/arena/test/report/samples.ts';
import { openData } from '../../packages/web/src/report/open-data.ts';

test('what the arena writes into a report is what the viewer reads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-report-'));
  try {
    const data = await gather(await playTournament('theseus', folder), folder);
    const viewer = { script: '', words: '', style: '', notices: '' };
    const page = formatPage({ data, viewer, language: 'en', needsScript: '' });
    const packed = /<script type="application\/octet-stream" id="data">([^<]*)</.exec(page)![1]!;
    expect(await openData(packed)).toEqual(data);
    expect(Object.keys(data.replays)).toHaveLength(data.result.games.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
