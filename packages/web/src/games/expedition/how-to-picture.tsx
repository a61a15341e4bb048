import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { paintGround } from '../../creature-maze/board/ground.ts';
import { lookOf } from '../../creature-maze/board/look.ts';
import { Tiles } from '../../creature-maze/board/tiles.ts';
import { CreaturePicture } from '../../creature-maze/creatures/creature-picture.tsx';
import { drawingOf } from '../../creature-maze/creatures/drawing-of.ts';
import { FIND_DRAWINGS } from '../../creature-maze/creatures/find-drawings.ts';
import { paintCreature } from '../../creature-maze/creatures/paint-creature.ts';
import type { Drawing } from '../../creature-maze/creatures/shape.ts';
import { theme } from '../../store/settings.ts';

const ROWS = ['########?', '#...#...?', '#.#.....?', '########?'];
const TILE = 60;

/** A picture for each step of the instructions: a maze in the fog, a fight, a party. */
export const HowToPicture = ({ step }: { readonly step: number }): JSX.Element => (
  <div class="how-to-picture">
    {step === 0 && <LittleMaze />}
    {step === 1 && (
      <div class="how-to-pair">
        <div class="fighter-figure is-attacking">
          <CreaturePicture species={{ name: 'Charmander' }} />
        </div>
        <div>
          <CreaturePicture species={{ name: 'Harpy' }} looks="left" />
        </div>
      </div>
    )}
    {step === 2 && (
      <div class="how-to-party">
        {['Charmander', 'Harpy', 'Lamia'].map((name) => (
          <CreaturePicture key={name} species={{ name }} />
        ))}
      </div>
    )}
  </div>
);

function LittleMaze(): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { value: look } = theme;
  const to = { x: ROWS[0]!.length - 1, y: ROWS.length - 1 };
  useLayoutEffect(() => {
    const pen = canvas.current!.getContext('2d')!;
    paintGround(pen, ROWS, new Tiles(TILE, lookOf(look)), { from: { x: 0, y: 0 }, to });
    const put = (drawing: Drawing, x: number, y: number): void =>
      paintCreature(pen, drawing, { x: x * TILE, y: (y - 0.1) * TILE, side: TILE, looks: 'right' });
    put(FIND_DRAWINGS.berry, 1, 2);
    put(drawingOf({ name: 'Charmander' }), 3, 1);
    put(drawingOf({ name: 'Harpy' }), 6, 2);
  }, [look]);
  return (
    <canvas ref={canvas} class="how-to-maze" width={(to.x + 1) * TILE} height={(to.y + 1) * TILE} aria-hidden="true" />
  );
}
