import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ABSENT_CODES, type TournamentResult } from '@dedalo/protocol/report';
import { expect, test } from 'vitest';
import { absentWords } from '@dedalo/clients/absent-words';
import { LANGUAGES } from '@dedalo/words';
import { loadArenaWords } from '@dedalo/words/arena';
import { testFolder } from './folder.ts';
import { dedalo, sandboxedOrNot } from './run.ts';

const folder = testFolder();
const env = { XDG_CACHE_HOME: join(folder.path, 'cache') };

/** Says hello, and gives up when it is asked for a move: its games are short. */
const BOT = `process.stdin.on('data', (lines) => {
  for (const line of String(lines).trim().split('\\n')) {
    const { type, turn } = JSON.parse(line);
    if (type === 'hello') console.log('{"name":"bot","wants":[]}');
    if (type === 'act') console.log(JSON.stringify({ turn, fault: 'resigned' }));
  }
});
`;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder.path, path)), { recursive: true });
  writeFileSync(join(folder.path, path), text);
}

const handIn = (name: string, program = BOT): void => {
  write(`class/${name}/bot.toml`, `name = "${name}"\nid = "${name}-1"\ncommand = "node bot.mjs"`);
  write(`class/${name}/bot.mjs`, program);
};

function hold(): { result: TournamentResult; error: string; ids: string[] } {
  const order = ['--game', 'stratego', '--seed', '1', '--jobs', '2', '--out', 'out', '--json', '--trust'];
  const { out, error } = sandboxedOrNot(dedalo(['tournament', 'class', ...order], { cwd: folder.path, env }));
  const lines = readFileSync(join(folder.path, 'out/games.jsonl'), 'utf8').trimEnd().split('\n');
  return {
    result: JSON.parse(out) as TournamentResult,
    error,
    ids: lines.map((line) => (JSON.parse(line) as { id: string }).id),
  };
}

test('a folder with broken hand-ins is played, and each has its reason; repaired ones play their own games only', () => {
  for (const name of ['ada', 'bob', 'cleo']) handIn(name);
  handIn('dan', `throw new Error('not finished');`);
  handIn('eve');
  renameSync(join(folder.path, 'class/eve/bot.mjs'), join(folder.path, 'class/eve/main.mjs'));
  write('class/finn.zip', 'packed');
  write('class/gus/bot.mjs', BOT);
  write('class/hal/bot.toml', 'game = "theseus"\ncommand = "node bot.mjs"');
  write('class/tournament.toml', '[[grade]]\nname = "A"\npoints = 0.6\n[[grade]]\nname = "B"');
  const first = hold();
  expect(first.result.players.map(({ name }) => name).toSorted()).toEqual(['ada', 'bob', 'cleo']);
  expect(Object.fromEntries(first.result.absent.map(({ name, code }) => [name, code]))).toEqual({
    dan: 'ended',
    eve: 'no-file',
    'finn.zip': 'stray-file',
    gus: 'no-bot-file',
    hal: 'wrong-game',
  });
  expect(first.ids).toHaveLength(6);
  const csv = readFileSync(join(folder.path, 'out/results.csv'), 'utf8');
  expect(csv).toMatch(/^dan,dan-1,.*,ended,"?dan: the program ended before it said hello.*Error: not finished/m);
  expect(csv).toMatch(/^eve,eve-1,.*,no-file,"?eve\/bot\.mjs is missing/m);
  expect(csv).toMatch(/^ada,ada-1,,\d,[AB],/m);
  expect(readFileSync(join(folder.path, 'out/same-code.csv'), 'utf8')).toContain('one,other,');

  handIn('dan');
  renameSync(join(folder.path, 'class/eve/main.mjs'), join(folder.path, 'class/eve/bot.mjs'));
  handIn('bob', `${BOT}// better\n`);
  rmSync(join(folder.path, 'class/cleo'), { recursive: true });
  const second = hold();
  expect(second.ids.slice(0, 6), 'nothing that was played is lost').toEqual(first.ids);
  const played = second.ids.slice(6);
  // dan and eve against each other and two more, and bob against ada.
  expect(played).toHaveLength(2 * (1 + 2 * 2 + 1));
  expect(played.every((id) => /dan|eve|bob\.2/.test(id))).toBe(true);
  expect(second.result.games.map(({ id }) => id).filter((id) => first.ids.includes(id))).toEqual([]);
  expect(second.result.superseded).toBe(6);
  for (const line of ['dan is new', 'eve is new', 'bob has changed', 'cleo no longer takes part']) {
    expect(second.error).toContain(line);
  }

  const third = hold();
  expect(third.ids).toEqual(second.ids);
  expect(third.error).toBe('');
});

test('a hand-in that has to be built is a player by its folder, with its name and its game, and is built once', () => {
  write('my-bot/bot.toml', 'name = "Zed"\ngame = "stratego"\nbuild = "node make.mjs"\ncommand = "node bot.mjs"');
  write('my-bot/make.mjs', `import { copyFileSync } from 'node:fs'; copyFileSync('source.txt', 'bot.mjs');`);
  write('my-bot/source.txt', BOT);
  const args = ['match', 'stratego', 'my-bot', 'random', '--games', '2', '--json', '--no-replays'];
  expect(dedalo(args, { cwd: folder.path, env }).out).toContain('"Zed"');
  const built = readdirSync(join(folder.path, 'cache/dedalo/hand-ins'));
  const check = dedalo(['bot', 'check', 'my-bot'], { cwd: folder.path, env });
  expect(check.out).toContain('gave up');
  expect(readdirSync(join(folder.path, 'cache/dedalo/hand-ins')), 'built once').toEqual(built);
  const other = dedalo(['match', 'theseus', 'my-bot', 'random', '--games', '2'], { cwd: folder.path, env });
  expect(other.error).toContain('my-bot/bot.toml says game = "stratego"');
});

test.each(LANGUAGES)('every reason has a sentence in %s that names the place', async (language) => {
  const words = await loadArenaWords(language);
  for (const code of ABSENT_CODES) {
    const sentence = absentWords(words, { code, place: 'PLACE', detail: code === 'bad-bot-file' ? 'PLACE: x.' : 'x' });
    expect(sentence, code).toContain('PLACE');
    expect(sentence, code).not.toContain(`PLACE: ${code}: x`);
  }
});

test('the game that every bot.toml names is played; where they differ, it is asked for', () => {
  const hold = () =>
    sandboxedOrNot(dedalo(['tournament', 'same', '--json', '--trust', '--seed', '1'], { cwd: folder.path, env }));
  for (const name of ['ada', 'bob']) {
    write(`same/${name}/bot.toml`, 'game = "stratego"\ncommand = "node bot.mjs"');
    write(`same/${name}/bot.mjs`, BOT);
  }
  const held = hold();
  expect(held.error).toMatch(/^dedalo: every bot\.toml says game = "stratego": that is played\.$/m);
  expect((JSON.parse(held.out) as TournamentResult).game).toBe('stratego');
  write('same/bob/bot.toml', 'game = "theseus"\ncommand = "node bot.mjs"');
  expect(hold()).toMatchObject({ code: 2, out: '', error: expect.stringContaining('Which game? Give --game') });
});
