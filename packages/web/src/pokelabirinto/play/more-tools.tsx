import type { JSX } from 'preact';
import { words } from '../../speech.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { saveImage, saveReplay, shareGame } from './exports.ts';
import type { Playing } from './playing.ts';

interface MoreToolsProps {
  readonly playing: Playing;
  readonly openHowTo: () => void;
  /** Where the tools lie above the maze, they go away once one was used. */
  readonly onDone?: () => void;
}

const ZOOM = 1.25;

/** What is needed now and then. */
export function MoreTools({ playing, openHowTo, onDone }: MoreToolsProps): JSX.Element {
  const { game, pokelabirinto: said } = words.value.web;
  const { play, table } = playing;
  void table.revision.value;
  const act = (icon: IconName, label: string, run: () => unknown): JSX.Element => (
    <button
      type="button"
      class="row-button"
      onClick={() => {
        onDone?.();
        void run();
      }}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
  return (
    <div class="more-tools">
      <div>
        <h2 class="field-name">{said.whichMaze}</h2>
        <p class="maze-facts">{play.best()}</p>
      </div>
      <div class="zoom-row">
        <button
          type="button"
          class="icon-button"
          aria-label={game.zoomOut}
          title={game.zoomOut}
          onClick={() => playing.maze?.zoomBy(1 / ZOOM)}
        >
          <Icon name="minus" />
        </button>
        <button type="button" class="button" onClick={() => playing.maze?.showAll()}>
          {game.zoomFit}
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={game.zoomIn}
          title={game.zoomIn}
          onClick={() => playing.maze?.zoomBy(ZOOM)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <div class="rows">
        {act('share', game.shareGame, () => shareGame(playing))}
        {act('download', game.saveReplay, () => saveReplay(playing))}
        {act('image', game.saveImage, () => saveImage(playing))}
        {act('question', game.howTo, openHowTo)}
      </div>
    </div>
  );
}
