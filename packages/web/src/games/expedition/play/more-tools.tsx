import type { JSX } from 'preact';
import { CreaturePicture } from '../../../creature-maze/creatures/creature-picture.tsx';
import { saveReplay, shareGame } from '../../../game/give-away.ts';
import { rowButtons } from '../../../game/row-button.tsx';
import { ZoomRow } from '../../../game/zoom-row.tsx';
import { words } from '../../../speech.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { LastFight } from '../judged/last-fight.tsx';
import { JourneyMap } from './journey-map.tsx';
import type { Playing } from './playing.ts';

interface MoreToolsProps {
  readonly playing: Playing;
  readonly openHowTo: () => void;
  /** Where the tools are above the maze, they close after one was used. */
  readonly onDone?: () => void;
}

/** The creatures, the journey so far, and the tools that are needed less often. */
export function MoreTools({ playing, openHowTo, onDone }: MoreToolsProps): JSX.Element {
  const { web, games } = words.value;
  const { play, show } = playing;
  const { wild, journey } = show.shown.value.view;
  const said = games.expedition;
  const act = rowButtons(onDone);
  const left = wild.filter(({ hp }) => hp > 0);
  return (
    <div class="more-tools">
      <section>
        <h2 class="field-name">{said.livesHere}</h2>
        <ul class="lives-here" role="list" aria-label={said.livesHere}>
          {left.map(({ creature }, index) => (
            <li key={index}>
              <CreaturePicture species={{ name: creature }} />
              {creature}
            </li>
          ))}
        </ul>
        {left.length === 0 && <p>{games.pokelabirinto.nobodyLeft}</p>}
      </section>
      <LastFight playing={playing} />
      <JourneyMap journey={journey} />
      <ZoomRow board={() => playing.maze} />
      <div class="rows">
        {act('share', web.game.shareGame, () => shareGame(play))}
        {act('download', web.game.saveReplay, () => saveReplay(play))}
        {act('image', web.game.saveImage, () => saveImage(playing))}
        {act('question', web.game.howTo, openHowTo)}
      </div>
    </div>
  );
}

async function saveImage({ play, maze }: Playing): Promise<void> {
  if (maze) saveFile(`${play.stem()}.png`, await maze.toBlob());
}
