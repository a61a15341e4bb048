import { isDeepStrictEqual } from 'node:util';
import { damageText } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { MOST_REPORTED } from '../../src/content/content-problem.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { toFiles } from '../../src/content/to-files.ts';
import { expectInside } from '../cfg/support/reading.ts';
import { filesOf, mapWith, SAMPLE } from './support/sample.ts';
import { faultsOf } from './support/validate.ts';

type Texts = Readonly<Record<string, string>>;

/** What came of a game; in capitals what must never come of one. */
function judge(texts: Texts): string {
  const loaded = loadContent(filesOf(texts));
  const told = loaded.ok ? loaded.value.warnings : loaded.error;
  for (const one of told) if ('at' in one) expectInside(texts[one.file]!, one.at);
  if (told.length > MOST_REPORTED) return 'TOO MUCH TOLD';
  if (!loaded.ok) return loaded.error[0]?.code ?? 'NOTHING TOLD';
  const { content, media } = loaded.value;
  for (const { file, at, rect } of media) {
    expectInside(texts[file]!, at);
    if (rect) expectInside(texts[rect.file]!, rect.at);
  }
  if (faultsOf(content).length > 0) return 'ANOTHER FORM';
  const again = loadContent(toFiles(content));
  return again.ok && isDeepStrictEqual(again.value.content, content) ? 'loaded' : 'ANOTHER GAME';
}

test('1,000 damaged games are loaded and written without loss, or refused at places that they have', () => {
  const random = new Random('hostile games');
  const seen = new Map<string, number>();
  const paths = Object.keys(SAMPLE);
  for (let left = 1000; left > 0; left--) {
    const path = random.pick(paths);
    const other = SAMPLE[random.pick(paths)]!;
    const text = damageText(SAMPLE[path]!, other, random);
    const verdict = judge({ ...SAMPLE, [path]: text });
    expect(verdict, `${path}\n${text}`).toMatch(/^[a-z-]+$/);
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
  }
  expect(seen.get('loaded'), JSON.stringify([...seen])).toBeGreaterThan(100);
  expect(seen.size, JSON.stringify([...seen])).toBeGreaterThan(12);
});

test('small files make no large games', () => {
  const row = `string map = "S${' '.repeat(500)}E\n${'\n'.repeat(400_000)}"`;
  expect(judge(mapWith(row))).toBe('bad-map');
  const same = Array.from({ length: 100_000 }, () => '"m.cfg"').join();
  expect(judge({ ...mapWith('string map = "SE"'), 'levels/A/A.cfg': `list[string] maps = ${same}` })).toBe('too-many');
  const long = 'x'.repeat(400_000);
  expect(judge({ ...SAMPLE, 'bonus.cfg': `list[string] powerups = "${long}"; dictionary ${long} = {}` })).toBe(
    'bad-text',
  );
});

test.each(['__proto__', 'constructor', 'toString'])('%s is a name like others', (name) => {
  const bonus = `list[string] powerups = "${name}"; dictionary ${name} = { dictionary characters = { int ${name} = 1 } };`;
  expect(judge({ ...SAMPLE, 'bonus.cfg': bonus })).toBe('loaded');
  expect(judge({ ...SAMPLE, 'bonus.cfg': `list[string] powerups = "${name}";` })).toBe('missing-key');
});
