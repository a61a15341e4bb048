import { LANGUAGES, loadWords } from '@dedalo/words';
import { type CfgErrorCode, loadContent } from '@dedalo/race';
import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../src/race/check-folder.ts';
import { placedText, problemText } from '../../src/race/finding-text.ts';
import { reportData, reportLines } from '../../src/race/report.ts';
import { CONFIG, LEVEL, LEVEL_FILE, SMALL } from './support.ts';

const english = await loadWords('en');
const all = await Promise.all(LANGUAGES.map(async (language) => ({ language, words: await loadWords(language) })));

function problemOf(config: string): Extract<ReturnType<typeof loadContent>, { ok: false }>['error'][number] {
  const loaded = loadContent([{ path: 'config.cfg', text: config }]);
  if (loaded.ok) throw new Error('there is nothing wrong with it');
  return loaded.error[0]!;
}

const folderOf = (files: Readonly<Record<string, string>>): Parameters<typeof checkFolder>[0] => ({
  texts: Object.entries(files).map(([path, text]) => ({ path, text })),
  files: new Set(Object.keys(files)),
  folders: [],
  problems: [],
  warnings: [],
});

describe('R14: the five errors of the .cfg language', () => {
  const CASES: readonly [CfgErrorCode, string, string][] = [
    ['type-missing', 'speed = 2;', ':1:1: the type is missing (error -1); expected here: a type (int, float,'],
    ['unknown-type', 'number speed = 2;', ':1:1: there is no such type (error -2); expected here: a type (int, float,'],
    ['bad-name', 'int = 2;', ':1:5: this is no name (error -3); expected here: a name, but there is “=”.'],
    [
      'equals-missing',
      'int x 2;',
      ':1:7: the sign = is missing (error -4); expected here: the sign =, but there is “2”.',
    ],
    [
      'bad-value',
      'int x =\n"a";',
      ':2:1: this value cannot be read (error -5); expected here: a whole number, but there is “"a"”.',
    ],
  ];

  test.each(CASES)('%s', (code, text, said) => {
    const problem = problemOf(text);
    expect(problem.code).toBe(code);
    expect(placedText('game', problem, problemText(english, problem))).toContain(`game/config.cfg${said}`);
  });

  test('what is not closed is told with where it was opened', () => {
    expect(problemText(english, problemOf('dictionary user = {\n int lives = 3'))).toBe(
      'this value cannot be read (error -5); expected here: the sign } (opened at line 1, column 19), but the file ends.',
    );
  });

  test.each(all)('$language has its own words for each, with the number and what was found', ({ language, words }) => {
    const texts = CASES.map(([, text]) => problemText(words, problemOf(text)));
    for (const [index, text] of texts.entries()) expect(text).toContain(`-${index + 1})`);
    expect(new Set(texts).size).toBe(CASES.length);
    const same = texts.filter((text, index) => text === problemText(english, problemOf(CASES[index]![1])));
    expect(same).toHaveLength(language === 'en' ? CASES.length : 0);
  });
});

describe('what a report says', () => {
  test('problems with their places, and how many', () => {
    const checked = checkFolder(
      folderOf({
        ...SMALL,
        'config.cfg': CONFIG.replace('"yard"', '"yard", "attic"').replace('float speed = 3.5', 'float speed = 350'),
        [LEVEL_FILE]: LEVEL.replace('Dijkstra', 'Dykstra'),
      }),
    );
    expect(reportLines(english, 'my/game/', checked)).toEqual([
      'my/game/config.cfg:8:17: user.speed is 350; it must be from 0 to 50.',
      `my/game/${LEVEL_FILE}:16:32: dog.path_finding_method is “Dykstra”; it must be bfs, dijkstra, a*, or astar.`,
      'my/game/config.cfg:4:31: levels names the file levels/attic/attic.cfg, which is missing.',
      '3 problems, 0 warnings.',
    ]);
  });

  test('a bad map in the words of maps, at its place in the file', () => {
    const map = SMALL['levels/yard/shed.cfg']!;
    const checked = checkFolder(folderOf({ ...SMALL, 'levels/yard/shed.cfg': map.replace('S   888', '@   888') }));
    expect(reportLines(english, 'g', checked)[0]).toMatch(/^g\/levels\/yard\/shed\.cfg:11:1: @ means nothing/);
  });

  test('warnings behind problems, marked, and what the game has', () => {
    const checked = checkFolder(
      folderOf({ ...SMALL, 'config.cfg': `${CONFIG}string fnt = "a";\nstring font = "b.ttf";\n`, 'old.cfg': '' }),
    );
    const lines = reportLines(english, 'g', checked);
    expect(lines.map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
      'g/config.cfg: there is no file b.ttf in the folder of the game.',
      'g/config.cfg: warning: nothing here is called fnt. Did you mean font?',
      'g/old.cfg: warning: no other file names this one.',
      '1 level, 2 maps, 2 opponents, 2 power-ups.',
      '1 problem, 2 warnings.',
    ]);
    expect(reportData(english, checked)).toMatchObject({
      ok: false,
      problems: [
        { file: 'config.cfg', code: 'missing-media', text: 'there is no file b.ttf in the folder of the game.' },
      ],
      warnings: [{ code: 'unknown-key' }, { file: 'old.cfg', line: null, column: null, code: 'unused-file' }],
      media: [{ path: 'b.ttf', file: 'config.cfg', isThere: false }],
      summary: { levels: 1, maps: 2, opponents: 2, powerUps: 2 },
    });
  });

  test('a name on the disk cannot steer the terminal', () => {
    const checked = checkFolder(folderOf({ ...SMALL, 'a\u001B[31m\n.cfg': '' }));
    for (const line of reportLines(english, 'g', checked)) expect(line).not.toMatch(/\p{Cc}/u);
  });

  test.each(all)('$language: the same report, each line its own', ({ words }) => {
    const checked = checkFolder(
      folderOf({ ...SMALL, 'config.cfg': `${CONFIG}string font = "b.ttf";\n`, 'old.cfg': '' }),
    );
    const lines = reportLines(words, 'g', checked);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^g\/config\.cfg:\d+:15: .*b\.ttf/);
    expect(lines[1]).toContain(`g/old.cfg: ${words.files.warning}: `);
    expect(lines[2]).toMatch(/^1 .+, 2 .+, 2 .+, 2 .+\.$/);
  });
});
