import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { LONGEST_TEXT } from '@dedalo/race';
import { describe, expect, test } from 'vitest';
import { checkFolder, type Checked, summaryOf } from '../../../../src/games/race/commands/check-folder.ts';
import { listFolder } from '../../../../src/games/race/commands/list-folder.ts';
import { pictureSize } from '../../../../src/games/race/commands/picture-size.ts';
import { readFolder } from '../../../../src/games/race/commands/read-folder.ts';
import { CONFIG, gameFolders, LEVEL, LEVEL_FILE, lateJpeg, placeOf, pngHead, SMALL } from './support.ts';

const folders = gameFolders();
const check = async (folder: string): Promise<Checked> => checkFolder(await readFolder(folder));

describe('the folder of a game', () => {
  test('all .cfg files below it are read; what begins with a dot is not', async () => {
    const folder = folders.make('whole', { ...SMALL, '.hidden.cfg': 'int', '.git/x.cfg': 'int', 'notes.txt': 'mine' });
    const { texts, files, problems, warnings } = await readFolder(folder);
    expect(texts.map(({ path }) => path).sort()).toEqual(Object.keys(SMALL).sort());
    expect([...files].filter((path) => !path.endsWith('.cfg'))).toEqual(['notes.txt']);
    expect({ problems, warnings }).toEqual({ problems: [], warnings: [] });
    const { content, ...found } = await check(folder);
    expect(found).toMatchObject({ root: 'config.cfg', problems: [], warnings: [], media: [] });
    expect(new Set(found.found.map(({ by }) => by))).toEqual(new Set(['beside']));
    expect(summaryOf(content!)).toEqual({ levels: 1, maps: 2, opponents: 2, powerUps: 2 });
  });

  test('a link to a file of the folder is that file', async () => {
    const { [LEVEL_FILE]: level, ...others } = SMALL;
    const folder = folders.make('linked', { ...others, 'kept.txt': level! });
    symlinkSync(join('..', '..', 'kept.txt'), join(folder, LEVEL_FILE));
    expect((await check(folder)).problems).toEqual([]);
  });

  test('links that lead out of the folder or to folders are not followed, round ones neither', async () => {
    const outside = folders.make('outside', { 'secret.cfg': 'int secret = 1;' });
    const folder = folders.make('links', SMALL);
    symlinkSync(join(outside, 'secret.cfg'), join(folder, 'secret.cfg'));
    symlinkSync('.', join(folder, 'round'));
    symlinkSync(outside, join(folder, 'out'));
    symlinkSync('nowhere', join(folder, 'nowhere.cfg'));
    const { texts, warnings } = await readFolder(folder);
    expect(texts).toHaveLength(Object.keys(SMALL).length);
    expect(warnings).toEqual(['out', 'round', 'secret.cfg'].map((file) => ({ code: 'link-left-out', file })));
  });

  test('a folder that is called like a folder beside it is not inside of that one', async () => {
    const beside = folders.make('game-2', { 'x.cfg': '' });
    const folder = folders.make('game', SMALL);
    symlinkSync(join(beside, 'x.cfg'), join(folder, 'x.cfg'));
    expect((await readFolder(folder)).warnings).toEqual([{ code: 'link-left-out', file: 'x.cfg' }]);
  });

  test('binary rubbish is no text, and its file is not said to be missing', async () => {
    const rubbish = Uint8Array.from({ length: 300 }, (_, index) => (index * 73 + 129) % 256);
    const { problems } = await check(folders.make('rubbish', { ...SMALL, [LEVEL_FILE]: rubbish }));
    expect(problems).toEqual([{ code: 'not-text', file: LEVEL_FILE }]);
    const root = await check(folders.make('rubbish-root', { ...SMALL, 'config.cfg': rubbish }));
    expect(root.problems).toEqual([{ code: 'not-text', file: 'config.cfg' }]);
  });

  test('NUL characters are text, which is no .cfg', async () => {
    const { problems } = await check(folders.make('nul', { 'config.cfg': '\0\0\0' }));
    expect(problems).toMatchObject([{ code: 'type-missing', file: 'config.cfg', at: { line: 1, column: 1 } }]);
  });

  test('a huge file is not read, one that is a little too long is', async () => {
    const folder = folders.make('huge', { ...SMALL, 'huge.cfg': new Uint8Array(3 * LONGEST_TEXT + 1) });
    expect((await check(folder)).problems).toEqual([{ code: 'too-large', file: 'huge.cfg', megabytes: 3 }]);
    const long = folders.make('long', { ...SMALL, 'config.cfg': `#${' '.repeat(LONGEST_TEXT)}\n${CONFIG}` });
    expect((await check(long)).problems).toMatchObject([{ code: 'text-too-long', file: 'config.cfg' }]);
  });

  test('a folder with more entries than any game has', async () => {
    const many = Array.from({ length: 20 }, (_, number) => [`many/${number}`, '']);
    const folder = folders.make('many', { ...SMALL, ...Object.fromEntries(many) });
    expect((await listFolder(folder)).problems).toEqual([]);
    expect((await listFolder(folder, 20)).problems).toEqual([{ code: 'too-many-entries', file: 'many', most: 20 }]);
  });

  test('another folder of the same name is another folder', async () => {
    const folder = folders.make('replaced', SMALL);
    const idOf = async (): Promise<string> =>
      (await listFolder(folder)).folders.find(({ path }) => path.endsWith('levels'))!.id;
    const before = await idOf();
    renameSync(join(folder, 'levels'), join(folders.path, 'levels-before'));
    folders.make('replaced', SMALL);
    expect(await idOf()).not.toBe(before);
  });
});

describe('pictures, sounds and fonts', () => {
  const config = `${CONFIG}string font = "fonts/serif.ttf";\ndictionary sfx = { string won = "sounds/won.wav" };\n`;
  const level = `${LEVEL}string audio = "Music.mod";\n`;
  const files = { ...SMALL, 'config.cfg': config, [LEVEL_FILE]: level };

  test('those that are not there are warned of where they are named: there are ours', async () => {
    const folder = folders.make('media', { ...files, 'fonts/serif.ttf': '' });
    const { content, problems, warnings, media } = await check(folder);
    expect(content?.font).toBe('fonts/serif.ttf');
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      { code: 'missing-media', file: LEVEL_FILE, path: 'Music.mod', at: placeOf(level, '"Music.mod"') },
      { code: 'missing-media', file: 'config.cfg', path: 'sounds/won.wav', at: placeOf(config, '"sounds/won.wav"') },
    ]);
    expect(media.map(({ path, found }) => [path, found !== undefined])).toEqual([
      ['Music.mod', false],
      ['fonts/serif.ttf', true],
      ['sounds/won.wav', false],
    ]);
  });

  test('capitals matter, on every system', async () => {
    const there = { 'fonts/serif.ttf': '', 'sounds/won.wav': '', 'music.mod': '' };
    expect((await check(folders.make('capitals', { ...files, ...there }))).warnings).toMatchObject([
      { code: 'missing-media', path: 'Music.mod' },
    ]);
    expect((await check(folders.make('right', { ...files, ...there, 'Music.mod': '' }))).warnings).toEqual([]);
  });

  test('a folder is no picture', async () => {
    const there = { 'fonts/serif.ttf/x': '', 'sounds/won.wav': '', 'Music.mod': '' };
    expect((await check(folders.make('folder-picture', { ...files, ...there }))).warnings).toMatchObject([
      { code: 'missing-media', path: 'fonts/serif.ttf' },
    ]);
  });
});

describe('the sizes of pictures', () => {
  const level = `${LEVEL}string wall_texture = "wall.png";\nrectangle wall = [0, 0, 64, 96];\nstring background_texture = "floor.jpg";\n`;
  const files = { ...SMALL, [LEVEL_FILE]: level };

  test('those that fit are fine, also a JPEG with a late size', async () => {
    const folder = folders.make('sized', { ...files, 'wall.png': pngHead(64, 96), 'floor.jpg': lateJpeg(32, 48) });
    expect((await check(folder)).problems).toEqual([]);
  });

  test('those that do not fit are reported at the rectangle, or at the name; the game is valid all the same', async () => {
    const folder = folders.make('wrong', { ...files, 'wall.png': pngHead(64, 90), 'floor.jpg': lateJpeg(32, 47) });
    const { content, problems } = await check(folder);
    expect(content).toBeDefined();
    expect(problems).toMatchObject([
      { code: 'tiling-size', file: LEVEL_FILE, at: placeOf(level, '"floor.jpg"'), found: '32 × 47' },
      { code: 'rect-outside', file: LEVEL_FILE, at: placeOf(level, '[0, 0, 64, 96]'), most: '64 × 90' },
    ]);
  });

  test('a picture deleted in the meantime has no size; an unreadable one has none', () => {
    const folder = folders.make('gone-picture', SMALL);
    expect(pictureSize(join(folder, 'gone.png'))).toBeUndefined();
    expect(pictureSize(folder)).toBe('not-a-picture');
  });

  test('a missing file is reported only as missing, a file that is no picture as that', async () => {
    const folder = folders.make('rubbish-picture', { ...files, 'floor.jpg': 'a drawing' });
    const { problems, warnings } = await check(folder);
    expect(problems).toMatchObject([{ code: 'not-a-picture', path: 'floor.jpg', at: placeOf(level, '"floor.jpg"') }]);
    expect(warnings).toMatchObject([{ code: 'missing-media', path: 'wall.png' }]);
  });
});
