import { createHash } from 'node:crypto';
import type { ReportData } from '@dedalo/protocol/report';
import { expect, test } from 'vitest';
import { CLOCK, LIMITS } from '../../src/bout/bout.ts';
import { formatPage } from '../../src/report/page.ts';
import { HOSTILE_LOG, HOSTILE_NAME } from './hostile.ts';

const data: ReportData = {
  result: {
    title: HOSTILE_NAME,
    game: 'stratego',
    isSolo: false,
    format: 'swiss',
    seed: HOSTILE_NAME,
    settings: {},
    clock: CLOCK,
    limits: LIMITS,
    isSandboxed: false,
    isFinished: true,
    players: [],
    absent: [],
    pairings: [],
    games: [],
  },
  replays: { [HOSTILE_NAME]: HOSTILE_NAME },
  logs: { a: [{ head: HOSTILE_LOG, omitted: 0, tail: '' }] },
};

const CODE = {
  script: `export const kept = '</script><!-- <script>'.length;`,
  words: `globalThis.kept = "</SCRIPT>" + /a<b/.source;`,
  style: `a::before { content: '</style>'; }`,
  notices: 'Copyright Ada --> <u>one</u> --!> <u>two</u> ---',
};

const page = formatPage({ data, viewer: CODE, language: '"><b>', needsScript: '<i>&' });

const insides = (tag: string): string[] =>
  [...page.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'gi'))].map(([, inside]) => inside!);

test('nothing of the data stands in the page as it came', () => {
  expect(page).not.toContain('<img');
  expect(page).not.toContain('onerror="');
  expect(page).not.toContain('<b>');
  expect(page).not.toContain('<i>');
  expect(page).toContain(
    '<title>&#60;/script&#62;&#60;img src=x onerror=&#34;document.title=&#39;owned&#39;&#34;&#62;</title>',
  );
});

test('the licences of others stand in a comment that they cannot end', () => {
  const comment = /<!--\n([^]*?)--!?>/.exec(page)!;
  expect(comment[1]).toContain('Copyright Ada - -> <u>one</u> - -!> <u>two</u> ---');
  expect(page.slice(comment.index + comment[0].length)).toBe('\n</body>\n</html>\n');
});

test('a script or a style sheet ends where it should, and says what it said', async () => {
  const scripts = insides('script');
  expect(scripts).toHaveLength(3);
  expect(insides('style')).toHaveLength(1);
  const [, words, script] = scripts;
  const read = (await import(`data:text/javascript,${encodeURIComponent(script!)}`)) as { kept: number };
  expect(read.kept).toBe('</script><!-- <script>'.length);
  await import(`data:text/javascript,${encodeURIComponent(words!)}`);
  expect((globalThis as unknown as { kept: string }).kept).toBe('</SCRIPT>a<b');
});

test('the policy lets run what the page came with, by its hash, and nothing else', () => {
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)![1]!.replaceAll('&#39;', "'");
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const [, words, script] = insides('script');
  expect(policy).toContain(`default-src 'none'; script-src ${hash(words!)} ${hash(script!)};`);
  expect(policy).toContain(`style-src ${hash(insides('style')[0]!)};`);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});
