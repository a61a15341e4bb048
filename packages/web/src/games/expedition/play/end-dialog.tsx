import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { linkTo } from '../../../app/route.ts';
import { type Figure, Results } from '../../../game/results.tsx';
import { useShownAfter } from '../../../game/use-shown-after.ts';
import { words } from '../../../speech.ts';
import { JourneyJudged } from '../judged/journey-judged.tsx';
import { bestScore, readBestScore } from './best-score.ts';
import { JourneyMap } from './journey-map.tsx';
import { MENU } from './links.ts';
import type { Playing } from './playing.ts';
import type { Wish } from './use-commands.ts';

interface EndDialogProps {
  readonly playing: Playing;
  readonly onAgain: (wish: Wish) => void;
}

/** The end of the journey, after its last step has been shown. */
export function EndDialog({ playing, onAgain }: EndDialogProps): JSX.Element | null {
  const { play, controller, show } = playing;
  void controller.revision.value;
  void show.shown.value;
  const { end, number, journey } = play.view;
  const [isShown, close] = useShownAfter(end !== null && !show.isRunning);
  useEffect(() => {
    if (end === null) void readBestScore();
  }, [play.source]);
  if (!isShown || end === null) return null;
  const said = words.value.games.expedition;
  const act = (wish: Wish): void => {
    close();
    onAgain(wish);
  };
  return (
    <Results
      title={said.over(number)}
      figures={figuresOf(playing)}
      below={
        <>
          <JourneyJudged judged={play.judged} />
          <JourneyMap journey={journey} />
        </>
      }
      onClose={close}
    >
      <button type="button" class="button button-first" autoFocus onClick={() => act('another')}>
        {said.another}
      </button>
      <button type="button" class="button" onClick={() => act('again')}>
        {said.again}
      </button>
      <a class="button" href={linkTo(MENU)}>
        {said.change}
      </a>
    </Results>
  );
}

function figuresOf({ play }: Playing): Figure[] {
  const said = words.value.games.expedition;
  const { score, number, journey } = play.view;
  const { value: best } = bestScore;
  const isRecord = best === undefined || score > best;
  return [
    { name: said.score, value: String(score), note: isRecord ? said.record : said.bestSoFar(best) },
    { name: said.mazesDone, value: String(number - 1) },
    { name: said.fightsWon, value: String(journey.flatMap(({ won }) => won).length) },
  ];
}
