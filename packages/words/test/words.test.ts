import { describe, expect, test } from 'vitest';
import { type CommandWords, LANGUAGE_NAMES, LANGUAGES, loadWords } from '../src/index.ts';
import { everythingSaid } from './said.ts';

const all = await Promise.all(
  LANGUAGES.map(async (language) => {
    const words = await loadWords(language);
    return { language, words, said: everythingSaid(words) };
  }),
);
const [english, ...others] = all;

/** Alike in every language: names, keys, and what is typed. */
const ALIKE = [
  /^games\/(sokoban|pokelabirinto|stratego)\/name$/,
  /^games\/pokelabirinto\/attackSummary\(\)$/,
  /^games\/stratego\/choice\/seconds\(\)$/,
  /^client\/settings\/language\/(en|it|pt|el)$/,
  /^client\/settings\/letters\/(wasd|hjkl|udlr)$/,
  /^client\/keys\/names\//,
  /^web\/lab\/(sizeText|said)\(\)$/,
  /^web\/race\/(seconds|replay\/pressed)\(\)$/,
  /^web\/replay\/timesAsFast\(\)$/,
  // Called after people, or by the name that everybody uses.
  /^web\/lab\/generators\/(prim|kruskal|wilson|aldous-broder|eller|sidewinder|hunt-and-kill)\/0$/,
  /^web\/lab\/finders\/(dijkstra|astar)\/0$/,
  // The map's own words say this one.
  /^games\/race\/files\/problem\(\)\/bad-map\(\)$/,
  // The game says this one.
  /^replay\/problem\(\)\/bad-config\(\)$/,
];
/** The same word in both. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  it: ['client/settings/switch/off', 'games/race/keyWords/leave/0', 'web/settings/volume'],
  pt: ['games/race/keyWords/leave/0', 'games/stratego/ranks/general', 'web/settings/volume', 'web/theseus/head/sabre'],
  el: [],
};

describe.each(all)('$language', ({ said, words }) => {
  test('says all that the English says, and no more', () => {
    expect([...said.keys()]).toEqual([...english!.said.keys()]);
  });

  test('nothing it says is empty, half filled in or unfinished', () => {
    expect(said.size).toBeGreaterThan(250);
    for (const [path, text] of said) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).toBe(text.trim());
      expect(text, path).not.toMatch(/undefined|NaN|\[object|=>|TODO/);
    }
  });

  test('every character is one column wide', () => {
    for (const [path, text] of said) {
      expect(text, `${path}: composed`).toBe(text.normalize('NFC'));
      expect(text, path).not.toMatch(/[\p{M}\p{Cf}\p{Co}\p{Cn}\p{Emoji_Presentation}]/u);
      expect(text, `${path}: wide`).not.toMatch(
        /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F000}-\u{3FFFF}]/u,
      );
      expect(text.replaceAll('\n', ''), `${path}: steers a terminal`).not.toMatch(/\p{Cc}/u);
    }
  });

  test('the words of the bottom line are short, and each is its own', () => {
    const shared: CommandWords[] = Object.values(words.client.commands);
    const games = Object.values(words.games).map(({ commands }): CommandWords[] => Object.values(commands));
    for (const [word] of [shared, ...games].flat()) expect([...word].length, word).toBeLessThanOrEqual(14);
    for (const own of games)
      for (const part of [0, 1] as const) {
        const texts = [...shared, ...own].map((said) => said[part]);
        expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
      }
  });

  test('the words of the bottom line in PokéLabirinto are short, and differ from those beside them', () => {
    const { commands, keyWords } = words.games.pokelabirinto;
    const own = [...Object.values(commands), ...Object.values(keyWords)].map(([word]) => word);
    for (const word of own) expect([...word].length, word).toBeLessThanOrEqual(14);
    const beside = (['help', 'back', 'settings', 'export'] as const).map(
      (command) => words.client.commands[command][0],
    );
    const texts = [...own, ...beside];
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('the words of the bottom line in Stratego Duel are short, and differ from those beside them', () => {
    const { commands, keyWords } = words.games.stratego;
    const { pick, go, drop, place } = keyWords;
    const { help, back, settings, export: save, 'new-game': newGame } = words.client.commands;
    const lines = [
      [place, ...Object.values(commands), newGame, help, back, settings, save],
      [pick, newGame, help, back, settings, save],
      [go, drop, newGame, help, settings, save],
    ].map((line) => line.map(([word]) => word));
    for (const line of lines) expect(line.filter((text, index) => line.indexOf(text) !== index)).toEqual([]);
    for (const [word] of Object.values(keyWords)) expect([...word].length, word).toBeLessThanOrEqual(14);
  });

  test('the words of the bottom line in Labyrinth Race are short, and differ from those beside them', () => {
    const { start, again, leave } = words.games.race.keyWords;
    const { pause } = words.games.race.commands;
    const { help } = words.client.commands;
    const lines = [
      [start, leave, help],
      [pause, leave, help],
      [again, leave, help],
    ].map((line) => line.map(([word]) => word));
    for (const line of lines) expect(new Set(line).size).toBe(line.length);
    for (const word of lines.flat()) expect([...word].length, word).toBeLessThanOrEqual(14);
  });

  test('what is told over a map of Labyrinth Race fits into 74 columns', () => {
    const { ends, ready, goesOn, again, letters } = words.games.race;
    for (const text of [...Object.values(ends), ready, goesOn, again, letters])
      expect([...text].length, text).toBeLessThanOrEqual(70);
  });

  test('the help of Labyrinth Race names every command as it is typed', () => {
    const lines = words.plain.gameHelp.race.split('\n');
    const typed = ['east 30', 'wait 60', 'board', 'new', 'quit'];
    expect(lines.slice(0, -1).map((line) => line.slice(0, 13).trim())).toEqual(typed);
    expect(lines.at(-1)).toMatch(/: b board, q quit, \? help\.$/);
  });

  test('what must fit into 80 columns does', () => {
    const { pokelabirinto, stratego } = words.games;
    for (const click of [words.client.click, pokelabirinto.click, stratego.click, stratego.setupClick])
      expect([...click].length, click).toBeLessThanOrEqual(76);
    const beside = pokelabirinto.attackNumbers({ cost: 10, mostDamage: 20 });
    expect([...beside].length, 'an attack beside a portrait').toBeLessThanOrEqual(22);
    const { expedition: _, ...short } = words.plain.gameHelp;
    const helps = [words.plain.help, ...Object.values(short)];
    for (const line of helps.flatMap((help) => help.split('\n')))
      expect([...line].length, line).toBeLessThanOrEqual(110);
    const names = Object.values(words.client.settings.names).map((name) => [...name].length);
    const values = ['language', 'letters', 'colours', 'board', 'motion', 'switch'] as const;
    const widest = values
      .flatMap((name) => Object.values(words.client.settings[name]))
      .map((value) => [...value].length);
    expect(Math.max(...names) + Math.max(...widest) + 10, 'a setting and its value').toBeLessThanOrEqual(64);
  });

  test('the help of plain play names every command as it is typed', () => {
    for (const typed of [
      'u d l r',
      'undo',
      'redo',
      'restart',
      'go C2',
      'push C2 E2',
      'jump C2',
      'next',
      'board',
      'quit',
    ])
      expect(words.plain.help).toContain(typed);
  });

  test('the help of PokéLabirinto names every command as it is typed', () => {
    const typed = ['w a s d', 'c, t', '1, 2', 'odds', 'maze', 'new', 'quit'];
    const lines = words.plain.gameHelp.pokelabirinto.split('\n');
    expect(lines.slice(0, -1).map((line) => line.slice(0, 13).trim())).toEqual(typed);
    expect(lines.at(-1)).toMatch(/: o odds, m maze, n new, q quit, \? help\.$/);
  });

  test('the help of Stratego Duel names every command as it is typed', () => {
    const typed = ['C4 C5', '2 8 1 1', 'pool, file', 'J1, 0 9', 'board', 'pieces', 'moves', 'resign', 'new', 'quit'];
    const lines = words.plain.gameHelp.stratego.split('\n');
    expect(lines.slice(0, -1).map((line) => line.slice(0, 13).trim())).toEqual(typed);
    expect(lines.at(-1)).toMatch(/: b board, p pieces, n new, q quit, \? help\.$/);
  });

  test('what is chosen before a game of PokéLabirinto fits into its line', () => {
    const { setup, variants, movements, minds } = words.games.pokelabirinto;
    const choices = { variant: { ...variants, own: setup.own }, maze: setup.mazes, movement: movements, mind: minds };
    for (const [name, values] of Object.entries(choices) as [keyof typeof choices, Record<string, string>][])
      for (const value of Object.values(values))
        expect([...setup[name]].length + [...value].length + 10, value).toBeLessThanOrEqual(64);
  });

  test('what is chosen before a game of Stratego Duel fits into its line', () => {
    const { choice, sides, bots, ruleSets } = words.games.stratego;
    const values = { side: sides, against: Object.values(bots), rules: Object.values(ruleSets) };
    for (const [name, texts] of Object.entries(values) as [keyof typeof values, readonly string[]][])
      for (const text of texts) expect([...choice[name]].length + [...text].length + 10, text).toBeLessThanOrEqual(64);
  });

  test('what stands beside the board of Stratego Duel has room there', () => {
    const { tray, ranks, marks, movesLeft } = words.games.stratego;
    const widest = Math.max(...[tray.pieces, ...Object.values(ranks)].map((text) => [...text].length));
    const heads = [tray.you, tray.enemy, tray.unknown].map((text) => [...text].length + 2);
    expect(heads.reduce((sum, width) => sum + width, widest)).toBeLessThanOrEqual(34);
    for (const mark of Object.values(marks)) expect([...mark].length + 3, mark).toBeLessThanOrEqual(34);
    expect([...movesLeft(200)].length).toBeLessThanOrEqual(34);
  });

  test('how to play takes three steps', () => {
    expect(words.games.race.howTo).toHaveLength(3);
    expect(words.games.stratego.howTo).toHaveLength(3);
    expect(words.games.sokoban.howTo('U D L R')).toHaveLength(3);
    expect(words.games.pokelabirinto.howTo).toHaveLength(3);
    expect(words.client.howTo.step(2, 3)).toMatch(/^2 .+ 3$/);
  });

  test('what is told is in what is said', () => {
    const { client, games, plain, replay } = words;
    expect(client.howTo.title('Sokoban')).toContain('Sokoban');
    expect(client.saved('a.replay')).toContain('a.replay');
    expect(client.store.damaged({ file: 'f.toml', aside: 'g.toml', line: 12 })).toMatch(/f\.toml[^]*12[^]*g\.toml/);
    expect(client.store.damaged({ file: 'f.toml' })).not.toContain('undefined');
    expect(client.store['bad-settings']({ file: 'f', settings: ['one', 'two'] })).toContain('one, two');
    expect(games.sokoban.solved({ moves: 12, pushes: 5 })).toMatch(/12[^]*5/);
    expect(replay.position({ position: 3, length: 25 })).toMatch(/^3 .+ 25$/);
    expect(plain.savedAs('x.replay')).toContain('dedalo play sokoban --plain --resume x.replay');
    const at = (box: number): string => ['1,1', '2,2', '3,3'][box]!;
    const one = games.sokoban.deadlock(at).frozen({ code: 'frozen', boxes: [1] });
    const two = games.sokoban.deadlock(at).frozen({ code: 'frozen', boxes: [0, 2] });
    expect(one).toContain('2,2');
    expect(two).toMatch(/1,1.+3,3/);
  });
});

describe.each(others)('$language', ({ language, said }) => {
  test('nothing is left in English', () => {
    const left = [...said].filter(([path, text]) => {
      const isAlike = ALIKE.some((pattern) => pattern.test(path)) || SAME[language]!.includes(path);
      return !isAlike && text === english!.said.get(path);
    });
    expect(left).toEqual([]);
  });
});

test('Greek is written in Greek letters', () => {
  const { said } = all.find(({ language }) => language === 'el')!;
  const foreign = [...said].filter(
    ([path, text]) => !/\p{Script=Greek}/u.test(text) && !ALIKE.some((one) => one.test(path)),
  );
  expect(foreign).toEqual([]);
});

test('each language is called in its own words, the same everywhere', () => {
  expect(LANGUAGE_NAMES).toEqual({ en: 'English', it: 'Italiano', pt: 'Português', el: 'Ελληνικά' });
  for (const { words } of all) expect(words.client.settings.language).toMatchObject(LANGUAGE_NAMES);
});
