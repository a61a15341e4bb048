import type { Content } from '../../../src/content/content.ts';
import type { ContentProblem, ContentWarning } from '../../../src/content/content-problem.ts';
import type { CfgFile } from '../../../src/content/folder.ts';
import { type Loaded, loadContent } from '../../../src/content/load-content.ts';

/** A small game with every key that there is. */
export const SAMPLE: Readonly<Record<string, string>> = {
  'config.cfg': `# A game of two levels.
size screen = [1024, 768];
string levels_path = "levels";
list[string] levels = "A", "B";
string powerups = "bonus.cfg";
dictionary life = { string texture_file = "img/life.bmp", rectangle texture_rect = [0, 0, 24, 24] };
string font = "font.ttf";
dictionary sfx = {
  string intro = "sfx/intro.wav",
  string gameover = "sfx/over.wav",
  string won = "sfx/won.wav",
  string wall = "sfx/wall.wav",
  string crash = "sfx/crash.wav"
};
dictionary user = {
  string sprites = "img/user.bmp",
  rectangle rect = [0, 0, 72, 128],
  float speed = 3.5,
  int lives = 4,
  size visible_area_size = [9, 7]
};
`,
  'bonus.cfg': `list[string] powerups = "Super", "1UP", "Freezing";
dictionary Super = {
  string name = "Super power",
  string trigger = "g",
  float appearance_probability = .05,
  int duration = 7, int timeout = 10, int limit = 3,
  dictionary picker = {
    dictionary user = { float speed = 5, int breaks_walls = 1, int lives = +5, int show_shortest_path_to_exit = 1 },
    dictionary enemy = {
      float speed = 5, string path_finding_method = "A*", string chasing_method = "predict position",
      size chase_rect_size = [8, 8], size exit_search_rect_size = [8, 8]
    }
  },
  string audio = "sfx/super.wav",
  string texture_file = "img/bonus.bmp",
  rectangle texture_rect = [24, 0, 24, 24]
};
dictionary 1UP = { dictionary picker = { dictionary user = { int lives = 1, int randomize_position = 1 } } };
dictionary Freezing = {
  dictionary characters = { float speed = 0 };
  size effects_rect_size = [4, 4];
};
`,
  'levels/A/A.cfg': `string name = "The garden";
float complexity = .15;
string background_texture = "img/grass.bmp";
rectangle background = [0, 0, 64, 96];
string wall_texture = "img/hedge.bmp";
rectangle wall = [64, 0, 64, 96];
string audio = "music/garden.mod";
list[string] maps = "one.cfg", "random", "Random Perfect";
list[string] enemies = "enemy1", "enemy2", "enemy1";
dictionary enemy1 = { string sprites = "img/ghost.bmp", float speed = 3.5, string chasing_method = "trap" };
dictionary enemy2 = { string name = "Hunter", int chase_user = 0, int ignores_collisions = 1, float alpha = .5 };
`,
  'levels/A/one.cfg': `float powerup_probability = .1;
int powerups_time = 8;
int powerups_limit = 3;
size size = [7, 5];
string map = "#######
S  5 V#
# ### #
#P 9  E
#######";
`,
  'levels/B/B.cfg': `list[string] maps = "random";
`,
};

export const filesOf = (texts: Readonly<Record<string, string>>): readonly CfgFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

/** The sample with something else in a file. */
export function sampleWith(path: string, from: string | RegExp, to: string): Readonly<Record<string, string>> {
  const text = SAMPLE[path]!;
  if (typeof from === 'string' ? !text.includes(from) : !from.test(text)) throw new Error(`${path} lacks ${from}`);
  return { ...SAMPLE, [path]: text.replace(from, () => to) };
}

export function load(texts: Readonly<Record<string, string>>): Loaded {
  const loaded = loadContent(filesOf(texts));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

export const contentOf = (texts: Readonly<Record<string, string>>): Content => load(texts).content;
export const warningsOf = (texts: Readonly<Record<string, string>>): readonly ContentWarning[] => load(texts).warnings;

export function problemsOf(texts: Readonly<Record<string, string>>): readonly ContentProblem[] {
  const loaded = loadContent(filesOf(texts));
  return loaded.ok ? [] : loaded.error;
}

const MINIMAL: Readonly<Record<string, string>> = {
  'config.cfg': 'string levels_path = "levels"; list[string] levels = "A"; dictionary user = {};\n',
  'levels/A/A.cfg': 'list[string] maps = "random"; ',
};

/** The least that is a game, with something more in its root. */
export const rootWith = (more: string): Readonly<Record<string, string>> => ({
  ...MINIMAL,
  'config.cfg': `${MINIMAL['config.cfg']}${more}`,
});

/** The same with something in `user`. */
export const userWith = (inside: string): Readonly<Record<string, string>> => ({
  ...MINIMAL,
  'config.cfg': MINIMAL['config.cfg']!.replace('{}', () => `{\n${inside} }`),
});

/** The same with something more in its level. */
export const levelWith = (more: string): Readonly<Record<string, string>> => ({
  ...MINIMAL,
  'levels/A/A.cfg': `${MINIMAL['levels/A/A.cfg']}${more}`,
});

export const opponentWith = (inside: string): Readonly<Record<string, string>> =>
  levelWith(`list[string] enemies = "enemy1"; dictionary enemy1 = {\n${inside} };`);

export const powerUpWith = (inside: string): Readonly<Record<string, string>> =>
  rootWith(`list[string] powerups = "P"; dictionary P = { dictionary characters = {}\n${inside} };`);

/** A game whose one map is drawn by hand. */
export const mapWith = (text: string): Readonly<Record<string, string>> => ({
  ...MINIMAL,
  'levels/A/A.cfg': 'list[string] maps = "m.cfg";',
  'levels/A/m.cfg': text,
});
