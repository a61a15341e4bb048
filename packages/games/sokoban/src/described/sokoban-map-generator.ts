import { findPack } from '../levels/packs.ts';
import { requires } from './requires.ts';
import { SokobanMap } from './sokoban-map.ts';

/** The seven levels of the described game, counted from 1. */
// oxlint-disable-next-line typescript/no-extraneous-class -- the described program calls it so
export class SokobanMapGenerator {
  static numberOfLevels(): number {
    return findPack('classic').entries.length;
  }

  static getMap(level: number): SokobanMap {
    const entry = findPack('classic').entries[level - 1];
    requires('SokobanMapGenerator', '1 <= level <= numberOfLevels()', entry !== undefined);
    return SokobanMap.fromLevel(entry!.level);
  }

  static getNrRows(level: number): number {
    return SokobanMapGenerator.getMap(level).getRows();
  }

  static getNrColumns(level: number): number {
    return SokobanMapGenerator.getMap(level).getColumns();
  }

  static getOccupiableMap(level: number): boolean[][] {
    const map = SokobanMapGenerator.getMap(level);
    return Array.from({ length: map.getRows() }, (_, i) =>
      Array.from({ length: map.getColumns() }, (__, j) => map.isOccupiable(i, j)),
    );
  }

  static getGoals(level: number): number[][] {
    return SokobanMapGenerator.getMap(level).getInitialPositionGoals();
  }

  static getBoxes(level: number): number[][] {
    return SokobanMapGenerator.getMap(level).getInitialPositionBoxes();
  }

  static getPlayer(level: number): number[] {
    return SokobanMapGenerator.getMap(level).getInitialPlayerPosition();
  }
}
