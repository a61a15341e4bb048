import { Experiment } from '@dedalo/clients/lab/experiment';
import type { MazeAlgorithm, PathAlgorithm, Size } from '@dedalo/grid';
import { doorsOf } from '../../lab/doors.ts';
import { freshSeed } from '../../lab/fresh-seed.ts';
import { MazePainter } from '../../lab/maze-painter.ts';
import { readPalette } from '../../lab/palette.ts';
import type { StartPreview } from '../preview.tsx';
import { whileSeen } from './living.ts';

interface Show {
  readonly generators: readonly MazeAlgorithm[];
  readonly finder: PathAlgorithm;
  /** CSS pixels from one corridor to the next. */
  readonly pitch: number;
  readonly stepsPerSecond: number;
  /** Whether the carving is shown, or only the search. */
  readonly hasCarving: boolean;
}

const REST_SECONDS = 3;
const oddUpTo = (count: number): number => Math.max(9, count - (1 - (count % 2)));

const sizeFor = ({ clientWidth, clientHeight }: HTMLElement, pitch: number): Size => ({
  width: oddUpTo(Math.floor((2 * clientWidth) / pitch)),
  height: oddUpTo(Math.floor((2 * clientHeight) / pitch)),
});

/** One maze after another is carved and searched. */
function start(show: Show): StartPreview {
  return (host, { hasMotion }) => {
    const canvas = document.createElement('canvas');
    host.append(canvas);
    const room = { width: host.clientWidth * devicePixelRatio, height: host.clientHeight * devicePixelRatio };
    let turn = Math.floor(Math.random() * show.generators.length);
    let rest = 0;
    let due = 0;
    const begin = (): { experiment: Experiment; painter: MazePainter } => {
      const generator = show.generators[turn++ % show.generators.length]!;
      const size = sizeFor(host, show.pitch);
      const experiment = new Experiment({ ...size, seed: freshSeed(), generator, finder: show.finder });
      while (!show.hasCarving && experiment.phase === 'carving') experiment.advance(1);
      if (!hasMotion) experiment.finish();
      const style = { palette: readPalette(), scale: devicePixelRatio, isLarge: false, doors: doorsOf([experiment]) };
      const painter = new MazePainter(canvas, experiment, room, style);
      canvas.style.inlineSize = `${painter.plan.size.width / devicePixelRatio}px`;
      canvas.style.blockSize = `${painter.plan.size.height / devicePixelRatio}px`;
      painter.paintAll();
      experiment.takeChanged();
      return { experiment, painter };
    };
    let now = begin();
    const end = whileSeen(host, (seconds) => {
      if (!hasMotion) return;
      if (now.experiment.phase === 'done') {
        rest += seconds;
        if (rest < REST_SECONDS) return;
        rest = 0;
        now = begin();
        return;
      }
      due += seconds * show.stepsPerSecond;
      now.experiment.advance(Math.floor(due));
      due %= 1;
      now.painter.paint(now.experiment.takeChanged());
    });
    return () => {
      end();
      canvas.remove();
    };
  };
}

export const startMaze = start({
  generators: ['backtracker', 'wilson', 'division', 'prim', 'hunt-and-kill'],
  finder: 'astar',
  pitch: 34,
  stepsPerSecond: 55,
  hasCarving: true,
});

export const startSearch = start({
  generators: ['prim', 'kruskal', 'growing-random'],
  finder: 'bfs',
  pitch: 24,
  stepsPerSecond: 40,
  hasCarving: false,
});
