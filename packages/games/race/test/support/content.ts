import type { Character, Content, Effects, Level, PowerUp, Properties, Spawning } from '../../src/content/content.ts';
import { rowsOf } from './drawing.ts';

export const PLAIN: Properties = {
  speed: 6,
  ignoresCollisions: false,
  alpha: 1,
  breaksWalls: false,
  visibleArea: null,
  showsPath: false,
  chaseRect: { width: 2, height: 2 },
  exitSearchRect: { width: 2, height: 2 },
  chasesUser: true,
  pathMethod: 'bfs',
  chase: 'classic',
};

const NO_SPAWNING: Spawning = { cellProbability: 0, interval: 3600, limit: 5 };

export const effects = (properties: Partial<Properties>, more: Partial<Effects> = {}): Effects => ({
  properties,
  lives: 0,
  randomizesPosition: false,
  ...more,
});

export interface Described {
  /** The maps of each level, drawn. */
  readonly levels: readonly (readonly string[])[];
  readonly user?: Partial<Properties>;
  readonly lives?: number;
  /** Of every level. */
  readonly opponents?: readonly Partial<Properties>[];
  readonly powerUps?: readonly Partial<PowerUp>[];
  readonly spawning?: Partial<Spawning>;
}

/** A game as few words as possible describe it. */
export const contentOf = (described: Described): Content => ({
  screen: { width: 800, height: 800 },
  user: { name: 'user', properties: { ...PLAIN, ...described.user }, sprites: null, lives: described.lives ?? 3 },
  levels: described.levels.map((maps, index) => levelOf(`Level ${index + 1}`, maps, described)),
  powerUps: (described.powerUps ?? []).map(powerUpOf),
  lifeImage: null,
  font: null,
  sounds: {},
});

function levelOf(name: string, maps: readonly string[], { opponents = [], spawning }: Described): Level {
  return {
    name,
    complexity: 0.5,
    deadEndsProbability: 0.2,
    maps: maps.map((map, index) => ({
      kind: 'text',
      file: `map${index + 1}.cfg`,
      rows: `${rowsOf(map)
        .join('\n')
        .replace(/[@a-h]/g, ' ')
        .replace(/[XYZ]/g, 'P')}\n`,
      spawning: { ...NO_SPAWNING, ...spawning },
    })),
    opponents: opponents.map(opponentOf),
    background: null,
    wall: null,
    audio: null,
  };
}

const opponentOf = (properties: Partial<Properties>, index: number): Character => ({
  name: `enemy${index + 1}`,
  properties: Object.assign({}, PLAIN, properties),
  sprites: null,
});

const powerUpOf = (described: Partial<PowerUp>, index: number): PowerUp =>
  Object.assign(
    {
      name: `Power-up ${index + 1}`,
      trigger: null,
      probability: 1,
      area: { width: 4, height: 4 },
      duration: 1,
      timeout: 0,
      limit: 100,
      user: null,
      opponent: null,
      others: null,
      texture: null,
      audio: null,
    },
    described,
  );
