import { expect, test } from 'vitest';
import { PREVIEW_BOARDS } from '../../build/preview-boards.ts';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';

const metaIn = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

inBrowser('link previews', (theatre) => {
  test('each game has a page with its name, its sentence and a picture of its board, and begins there', async () => {
    const page = await theatre.page();
    const seen = new Set<string>();
    for (const id of Object.keys(PREVIEW_BOARDS)) {
      const html = await (await page.request.get(`/${id}.html`)).text();
      expect(metaIn(html, 'og:title')).toMatch(/^.+ · Dedalo$/);
      expect(metaIn(html, 'description')).toBe(metaIn(html, 'og:description'));
      seen.add(metaIn(html, 'og:description')!);
      const picture = await page.request.get(metaIn(html, 'og:image')!);
      expect(picture.headers()['content-type']).toBe('image/png');
      const bytes = await picture.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(seen.size).toBe(Object.keys(PREVIEW_BOARDS).length);
    await page.goto('/sokoban.html');
    await page.getByText(en.games.sokoban.packs['first-steps']).first().waitFor();
    expect(new URL(page.url()).hash).toBe('#/sokoban');
    expect(metaIn(await (await page.request.get('/')).text(), 'og:description')).toBe(en.web.tagline);
  });
});
