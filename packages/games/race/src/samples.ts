import type { Samples } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import {
  CHASES,
  type Content,
  type Effects,
  type Level,
  PATH_METHODS,
  type PowerUp,
  type Properties,
} from './content/content.ts';
import { DEFAULT_PROPERTIES } from './content/properties.ts';
import { type Press, type RaceTypes, RUN_LENGTHS } from './state.ts';

/** Small enough that random keys sometimes lead through it. */
const ROOM = `#########
#S 2 # V#
  # P 7  ${''}
# P# # 1#
#    V E#
#########
`;

const LETTERS = ['A', 'B', 'C'] as const;

const effect = (properties: Partial<Properties>, lives = 0, randomizesPosition = false): Effects => ({
  properties,
  lives,
  randomizesPosition,
});

function drawPowerUp(random: Random, index: number): PowerUp {
  const effects = [
    effect({ speed: random.int(0, 9) }),
    effect({ breaksWalls: true, ignoresCollisions: true }, random.int(0, 2)),
    effect({}, 0, true),
    effect({ visibleArea: { width: 6, height: 6 }, showsPath: true, alpha: 0.5 }),
  ];
  return {
    name: `Power-up ${index + 1}`,
    trigger: random.bool() ? LETTERS[index]! : null,
    probability: 1,
    area: random.bool(0.2) ? { width: 0, height: 0 } : { width: random.int(1, 12), height: random.int(1, 12) },
    duration: random.int(0, 4),
    timeout: random.int(0, 3),
    limit: random.int(1, 5),
    user: random.pick([null, ...effects]),
    opponent: random.pick([null, ...effects.slice(0, 1)]),
    others: random.pick([null, effect({ speed: 0 })]),
    texture: null,
    audio: null,
  };
}

function drawLevel(random: Random, name: string): Level {
  const opponents = Array.from({ length: random.int(0, 3) }, (_, index) => ({
    name: `enemy${index + 1}`,
    sprites: null,
    properties: {
      ...DEFAULT_PROPERTIES,
      speed: random.int(1, 6),
      ignoresCollisions: random.bool(0.2),
      chaseRect: { width: random.int(0, 20), height: random.int(0, 20) },
      exitSearchRect: { width: random.int(0, 20), height: random.int(0, 20) },
      chasesUser: random.bool(),
      pathMethod: random.pick(PATH_METHODS),
      chase: random.pick(CHASES),
    },
  }));
  const spawning = { cellProbability: 0.2, interval: random.int(0, 1), limit: random.int(1, 4) };
  return {
    name,
    complexity: 0.5,
    deadEndsProbability: random.pick([0, 0.2, 1]),
    maps: Array.from({ length: random.int(1, 2) }, (_, index) =>
      random.bool(0.7)
        ? ({ kind: 'text', file: `room${index + 1}.cfg`, rows: ROOM, spawning } as const)
        : ({ kind: 'random', isPerfect: random.bool() } as const),
    ),
    opponents,
    background: null,
    wall: null,
    audio: null,
  };
}

function drawContent(random: Random): Content {
  return {
    screen: { width: 800, height: 800 },
    user: {
      name: 'user',
      properties: { ...DEFAULT_PROPERTIES, speed: random.int(3, 12), breaksWalls: random.bool(0.2) },
      sprites: null,
      lives: random.int(1, 4),
    },
    levels: ['First', 'Second'].map((name) => drawLevel(random, name)),
    powerUps: LETTERS.map((_, index) => drawPowerUp(random, index)),
    lifeImage: null,
    font: null,
    sounds: {},
  };
}

export const samples: Samples<RaceTypes> = {
  config: (random) => ({ content: drawContent(random), mostTicks: random.int(200, 1500) }),
  action(_state, random) {
    const press = random.pick<Press | null>([
      null,
      ...([0, 1, 2, 3] as const).map((way) => ({ way })),
      ...LETTERS.map((letter) => ({ letter })),
    ]);
    return { press, ticks: random.pick(RUN_LENGTHS) };
  },
  /** Nothing is hidden but what chance will bring. */
  disguise: (state, _viewer, random) => ({
    ...state,
    seed: random.string(12),
    random: new Random(random.next()).save(),
  }),
};
