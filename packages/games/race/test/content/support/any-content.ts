import type { Random, Size } from '@dedalo/grid';
import {
  type Character,
  CHASES,
  type Content,
  type Effects,
  type Level,
  type MapSource,
  type Media,
  PATH_METHODS,
  type PowerUp,
  type Properties,
  SOUND_NAMES,
} from '../../../src/content/content.ts';

/** A game of anything that may be in one. */
export function anyContent(random: Random): Content {
  const sounds = SOUND_NAMES.filter(() => random.bool()).map((name) => [name, anyPath(random)]);
  return {
    screen: { width: random.int(64, 16_384), height: random.int(64, 16_384) },
    user: { ...anyCharacter(random), lives: random.int(1, 255) },
    levels: distinct(random, random.int(1, 4)).map((name) => anyLevel(name, random)),
    powerUps: distinct(random, random.below(5)).map((name) => anyPowerUp(name, random)),
    lifeImage: anyMedia(random),
    font: orNull(random, anyPath),
    sounds: Object.fromEntries(sounds) as Content['sounds'],
  };
}

const NAMES = ['A', 'a', 'The cave', 'enemy1', 'level1', '1UP', 'é🧱', 'maps', 'user', "Minotaur's", 'a/b', 'powerups'];
const distinct = (random: Random, count: number): string[] => random.shuffle([...NAMES]).slice(0, count);
const orNull = <T>(random: Random, make: (random: Random) => T): T | null => (random.bool() ? make(random) : null);
const anyPath = (random: Random): string => random.pick(['a.bmp', 'img/b c.bmp', 'x/y/z', 'è.wav']);
const anySize = (random: Random, least: number): Size => ({
  width: random.int(least, 1000),
  height: random.int(least, 1000),
});
const anyShare = (random: Random): number => random.pick([0, 1, 0.1, 1 / 3, random.float()]);

const anyMedia = (random: Random): Media | null =>
  orNull(random, () => ({
    file: anyPath(random),
    rect: orNull(random, () => [random.below(9), random.below(9), random.int(1, 99), random.int(1, 99)] as const),
  }));

const anyProperties = (random: Random): Properties => ({
  speed: random.pick([0, 2, 3.5, 50, 50 * random.float()]),
  ignoresCollisions: random.bool(),
  alpha: anyShare(random),
  breaksWalls: random.bool(),
  visibleArea: orNull(random, () => anySize(random, 1)),
  showsPath: random.bool(),
  chaseRect: anySize(random, 0),
  exitSearchRect: anySize(random, 0),
  chasesUser: random.bool(),
  pathMethod: random.pick(PATH_METHODS),
  chase: random.pick(CHASES),
});

const anyCharacter = (random: Random): Character => ({
  name: random.pick(NAMES),
  properties: anyProperties(random),
  sprites: anyMedia(random),
});

const anyEffects = (random: Random): Effects => ({
  properties: Object.fromEntries(Object.entries(anyProperties(random)).filter(() => random.bool())),
  lives: random.int(-255, 255),
  randomizesPosition: random.bool(),
});

function anyLevel(name: string, random: Random): Level {
  return {
    name,
    complexity: anyShare(random),
    deadEndsProbability: anyShare(random),
    maps: Array.from({ length: random.int(1, 4) }, (_, index) => anyMap(index, random)),
    opponents: Array.from({ length: random.below(4) }, () => anyCharacter(random)),
    background: anyMedia(random),
    wall: anyMedia(random),
    audio: orNull(random, anyPath),
  };
}

function anyMap(index: number, random: Random): MapSource {
  if (random.bool()) return { kind: 'random', isPerfect: random.bool() };
  return {
    kind: 'text',
    file: random.pick([`${index}.cfg`, `level${index}.cfg`, `maps/${index}.cfg`, `${index}A.cfg`]),
    rows: random.pick(['S E\n', '#####\nSP9VE\n#####\n', 'S#\n \u0020\n#E\n']),
    spawning: { cellProbability: anyShare(random), interval: random.below(3600), limit: random.below(100) },
  };
}

const anyPowerUp = (name: string, random: Random): PowerUp => ({
  name,
  trigger: orNull(random, () => random.pick('ABCXYZ')),
  probability: anyShare(random),
  area: random.bool() ? { width: 0, height: 0 } : anySize(random, 1),
  duration: random.below(3601),
  timeout: random.pick([0, 0.5, 10]),
  limit: random.pick([0, 1, 5, 1_000_000]),
  user: orNull(random, anyEffects),
  opponent: orNull(random, anyEffects),
  others: orNull(random, anyEffects),
  texture: anyMedia(random),
  audio: orNull(random, anyPath),
});
