import type { JSX } from 'preact';
import { saveReplay, shareGame } from '../../../game/give-away.ts';
import { rowButtons } from '../../../game/row-button.tsx';
import { ZoomRow } from '../../../game/zoom-row.tsx';
import { words } from '../../../speech.ts';
import { saveImage } from './exports.ts';
import type { Playing } from './playing.ts';

interface MoreToolsProps {
  readonly playing: Playing;
  readonly openHowTo: () => void;
  /** Where the tools are above the maze, they close after one was used. */
  readonly onDone?: () => void;
}

/** The tools that are needed less often. */
export function MoreTools({ playing, openHowTo, onDone }: MoreToolsProps): JSX.Element {
  const { game, pokelabirinto: said } = words.value.web;
  const { play, controller } = playing;
  void controller.revision.value;
  const act = rowButtons(onDone);
  return (
    <div class="more-tools">
      <div>
        <h2 class="field-name">{said.whichMaze}</h2>
        <p class="maze-facts">{play.best()}</p>
      </div>
      <ZoomRow board={() => playing.maze} />
      <div class="rows">
        {act('share', game.shareGame, () => shareGame(play))}
        {act('download', game.saveReplay, () => saveReplay(play))}
        {act('image', game.saveImage, () => saveImage(playing))}
        {act('question', game.howTo, openHowTo)}
      </div>
    </div>
  );
}
