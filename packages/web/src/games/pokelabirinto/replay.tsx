import '../../creature-maze/creature-maze.css';
import { pokelabirinto, type PokelabirintoTypes, type State, type View } from '@dedalo/pokelabirinto';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { Duel } from './fight/duel.tsx';
import { fightShown } from './fight/fight-show.ts';
import { showEdges } from '../../edges/show-edges.ts';
import { MazeCanvas } from '../../creature-maze/board/maze-canvas.ts';
import { theme } from '../../store/settings.ts';
import type { Moment, Painter, ReplayGame } from '../../replay/replay-game.ts';
import { pokelabirintoCountWords, pokelabirintoMark, pokelabirintoMomentWords } from './moments.ts';

/** The maze, and over it two who fight. */
class PokelabirintoPainter implements Painter<PokelabirintoTypes> {
  readonly #maze: MazeCanvas;
  readonly #duel = document.createElement('div');
  readonly #stop: () => void;
  readonly #hideEdges: () => void;
  #number = 0;

  constructor(host: HTMLElement) {
    this.#maze = new MazeCanvas(host, theme.peek());
    this.#duel.className = 'replay-duel';
    this.#duel.hidden = true;
    this.#duel.ariaHidden = 'true';
    host.append(this.#duel);
    this.#hideEdges = showEdges(host, this.#maze, 'named');
    this.#stop = effect(() => this.#maze.setTheme(theme.value));
  }

  show(
    state: State,
    { last, ms }: { readonly last: Moment<PokelabirintoTypes> | undefined; readonly ms: number },
  ): void {
    const view = pokelabirinto.view(state, 'public');
    this.#maze.show(view, { ms });
    const opponent = fightShown(view);
    this.#duel.hidden = opponent === undefined;
    if (opponent !== undefined) this.#showDuel(view, { opponent, isMoving: last !== undefined && ms > 0 });
  }

  toBlob(): Promise<Blob> {
    return this.#maze.toBlob();
  }

  destroy(): void {
    this.#stop();
    this.#hideEdges();
    render(null, this.#duel);
    this.#duel.remove();
    this.#maze.destroy();
  }

  /** Of several blows the last is seen. */
  #showDuel(view: View, { opponent, isMoving }: { readonly opponent: number; readonly isMoving: boolean }): void {
    const blow = isMoving ? view.told.findLast(({ type }) => type === 'attacked') : undefined;
    render(<Duel view={view} opponent={opponent} blow={blow} number={++this.#number} />, this.#duel);
  }
}

const replayPokelabirinto: ReplayGame<PokelabirintoTypes> = {
  game: pokelabirinto,
  createPainter: (host) => new PokelabirintoPainter(host),
  createMarker: () => pokelabirintoMark,
  momentWords: pokelabirintoMomentWords,
  countWords: pokelabirintoCountWords,
};

export const loadReplayGame = async (): Promise<ReplayGame<PokelabirintoTypes>> => replayPokelabirinto;
