import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Labyrinth } from './labyrinth.ts';
import type { Scene } from './scene.ts';

/** A still picture of a board. The words beside it say what it is. */
export function LabyrinthPicture({ scene }: { readonly scene: Scene }): JSX.Element {
  const host = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const board = new Labyrinth(host.current!);
    board.show(scene);
    return () => board.destroy();
  }, [scene]);
  return <span ref={host} class="lab-picture" aria-hidden="true" />;
}
