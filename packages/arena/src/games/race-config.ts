import type { Character, Config, PowerUp } from '@dedalo/race';

/** A game's content without pictures, sounds and the drawings of its maps, which are shown when their level is reached. */
export const raceConfig = ({ content, mostTicks }: Config): object => ({
  mostTicks,
  user: { ...characterOf(content.user), lives: content.user.lives },
  powerUps: content.powerUps.map(powerUpOf),
  levels: content.levels.map(({ name, complexity, maps, opponents }) => ({
    name,
    complexity,
    maps: maps.length,
    opponents: opponents.map(characterOf),
  })),
});

const characterOf = ({ name, properties }: Character): object => ({ name, properties });

function powerUpOf(powerUp: PowerUp): object {
  const { texture: _texture, audio: _audio, ...rules } = powerUp;
  return rules;
}
