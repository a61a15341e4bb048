import { drawIdol } from './idol.ts';
import { JAR } from './jar.ts';
import { KILN } from './kiln.ts';
import type { Drawing } from './shape.ts';
import { TOPIARY } from './topiary.ts';
import { TRIPOD } from './tripod.ts';

/** The described names; the drawings are our own. */
export const OURS: ReadonlyMap<string, Drawing> = new Map([
  ['Pikachu', TRIPOD],
  ['Charmander', KILN],
  ['Bulbasaur', TOPIARY],
  ['Squirtle', JAR],
]);

const idols = new Map<string, Drawing>();

/** The drawing of a species; the same name always has the same one. */
export function drawingOf({ name }: { readonly name: string }): Drawing {
  const known = OURS.get(name) ?? idols.get(name);
  if (known) return known;
  const drawing = drawIdol(name);
  idols.set(name, drawing);
  return drawing;
}
