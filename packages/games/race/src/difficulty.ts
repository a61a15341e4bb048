import type { Character, Content, Effects, Level, PowerUp, Properties } from './content/content.ts';
import { LIVES, SPEEDS } from './content/limits.ts';

export const DIFFICULTIES = ['gentle', 'usual', 'fierce'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * Of what the files say: how fast opponents are, and how many lives the user has. How far they see it stays as it is:
 * whoever sees it from less far goes for the exit more often, which is no help.
 */
interface Shares {
  readonly speed: number;
  readonly lives: number;
}

const SHARES: Readonly<Record<Difficulty, Shares>> = {
  gentle: { speed: 0.75, lives: 2 },
  usual: { speed: 1, lives: 1 },
  fierce: { speed: 1.2, lives: 0.5 },
};

/** The same game, easier or harder. What it has become is content like any other, so that a replay carries it. */
export function withDifficulty(content: Content, difficulty: Difficulty): Content {
  const shares = SHARES[difficulty];
  const { user, levels, powerUps } = content;
  return {
    ...content,
    user: { ...user, lives: Math.min(Math.ceil(user.lives * shares.lives), LIVES.most) },
    levels: levels.map((level) => changedLevel(level, shares)),
    powerUps: powerUps.map((powerUp) => changedPowerUp(powerUp, shares)),
  };
}

const changedLevel = (level: Level, shares: Shares): Level => ({
  ...level,
  opponents: level.opponents.map((opponent) => changedOpponent(opponent, shares)),
});

const changedOpponent = (opponent: Character, shares: Shares): Character => ({
  ...opponent,
  properties: { ...opponent.properties, ...changed(opponent.properties, shares) },
});

/** What happens to others happens to opponents, but for what an opponent does to all around it, the user too. */
const changedPowerUp = (powerUp: PowerUp, shares: Shares): PowerUp => ({
  ...powerUp,
  opponent: changedEffects(powerUp.opponent, shares),
  others: changedEffects(powerUp.others, shares),
});

const changedEffects = (effects: Effects | null, shares: Shares): Effects | null =>
  effects && { ...effects, properties: { ...effects.properties, ...changed(effects.properties, shares) } };

/** What is different about an opponent; whoever is frozen stays so. */
const changed = ({ speed }: Partial<Properties>, shares: Shares): Partial<Properties> =>
  speed === undefined ? {} : { speed: Math.min(speed * shares.speed, SPEEDS.most) };
