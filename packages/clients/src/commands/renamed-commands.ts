import type { Command } from '@dedalo/words';
import type { Key } from '../key-map.ts';

/** The names of commands when games shared one list, and the commands that each stood for. */
const RENAMED: Readonly<Record<string, readonly Command[]>> = {
  keys: ['help'],
  choose: ['choose', 'race.slot-1'],
  undo: ['undo', 'stratego.remove', 'race.slot-2'],
  restart: ['restart', 'stratego.clear'],
  watch: ['sokoban.watch', 'logic-maze.watch', 'theseus.statistics'],
  shorten: ['sokoban.shorten'],
  reverse: ['sokoban.reverse', 'stratego.mirror'],
  'dead-squares': ['sokoban.dead-squares'],
  levels: ['sokoban.levels', 'logic-maze.levels', 'stratego.setups'],
  next: ['new-game', 'sokoban.next', 'logic-maze.next', 'theseus.next-moment'],
  previous: ['sokoban.previous', 'logic-maze.previous', 'stratego.pool', 'theseus.previous-moment'],
  play: ['play', 'logic-maze.wait', 'stratego.begin', 'stratego.hurry', 'race.pause'],
  faster: ['faster', 'stratego.next-piece'],
  slower: ['slower', 'stratego.piece-before'],
  mute: ['race.mute'],
  fight: ['pokelabirinto.fight'],
  'turn-back': ['pokelabirinto.turn-back'],
  'attack-1': ['pokelabirinto.attack-1'],
  'attack-2': ['pokelabirinto.attack-2'],
};

type Keys = Readonly<Record<string, readonly Key[]>>;

/** Keys that were given to commands under their old names, for every command that the name stood for. */
export const renameCommands = (keys: Keys): Keys => ({
  ...Object.fromEntries(
    Object.entries(keys).flatMap(([name, given]) => {
      const names = Object.hasOwn(RENAMED, name) ? RENAMED[name]! : [name];
      return names.map((renamed) => [renamed, given]);
    }),
  ),
  // A new name in an old file wins.
  ...Object.fromEntries(Object.entries(keys).filter(([name]) => !Object.hasOwn(RENAMED, name))),
});
