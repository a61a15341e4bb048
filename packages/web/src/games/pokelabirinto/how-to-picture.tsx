import { SHIPPED } from '@dedalo/pokelabirinto';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { theme } from '../../store/settings.ts';
import { CreaturePicture } from '../../creature-maze/creatures/creature-picture.tsx';
import { drawingOf } from '../../creature-maze/creatures/drawing-of.ts';
import { paintCreature } from '../../creature-maze/creatures/paint-creature.ts';
import { paintGround } from '../../creature-maze/board/ground.ts';
import { lookOf } from '../../creature-maze/board/look.ts';
import { Tiles } from '../../creature-maze/board/tiles.ts';

const ROWS = ['########', '#...#..U', '#.#...##', '########'];
const TILE = 66;
const STANDS = { x: 1, y: 2 };

/** A picture for each step of the instructions: the maze, a meeting, an attack. */
export const HowToPicture = ({ step }: { readonly step: number }): JSX.Element => (
  <div class="how-to-picture">
    {step === 0 ? (
      <LittleMaze />
    ) : (
      <div class="how-to-pair">
        <div class={step === 2 ? 'fighter-figure is-attacking' : undefined}>
          <CreaturePicture species={SHIPPED[1]!} />
        </div>
        <div>
          <CreaturePicture species={SHIPPED[3]!} looks="left" />
        </div>
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
    const place = { x: STANDS.x * TILE, y: STANDS.y * TILE - TILE * 0.1, side: TILE, looks: 'right' } as const;
    paintCreature(pen, drawingOf(SHIPPED[1]!), place);
  }, [look]);
  return (
    <canvas ref={canvas} class="how-to-maze" width={(to.x + 1) * TILE} height={(to.y + 1) * TILE} aria-hidden="true" />
  );
}
