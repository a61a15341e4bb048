import { sentence } from '@dedalo/clients/message';
import type { JSX } from 'preact';
import { linkTo } from '../../../app/route.ts';
import { type Figure, Results } from '../../../game/results.tsx';
import { useShownAfter } from '../../../game/use-shown-after.ts';
import { words } from '../../../speech.ts';
import type { Dicing } from './dicing.ts';

interface EndDialogProps {
  readonly dicing: Dicing;
  readonly onAgain: () => void;
  readonly onStatistics: () => void;
}

/** Shown after the last step, but not for a game that was over when it was opened. */
export function EndDialog({ dicing, onAgain, onStatistics }: EndDialogProps): JSX.Element | null {
  const { play, controller } = dicing;
  void controller.revision.value;
  const [isShown, close] = useShownAfter(play.source.standing.outcome !== undefined);
  if (!isShown) return null;
  const said = words.value.web.theseus;
  const { boards, ends } = words.value.games.theseus;
  const { winners = [], reason = '' } = play.source.standing.outcome ?? {};
  const { board } = play;
  const title = winners.length === 0 ? said.results.drawn : said.results[winners.includes(play.seat) ? 'won' : 'lost'];
  return (
    <Results title={title} figures={figuresOf(dicing)} onClose={close}>
      <div class="end-words">
        <p>{sentence(ends[reason as keyof typeof ends])}</p>
        {play.wellPlayed().map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <button
        type="button"
        class="button button-first"
        autoFocus
        onClick={() => {
          close();
          onAgain();
        }}
      >
        {board ? (board.isWon ? boards.next : boards.again) : said.begin}
      </button>
      <a class="button" href={linkTo(['theseus', 'analysis'])}>
        {said.analysis}
      </a>
      <button
        type="button"
        class="button"
        onClick={() => {
          close();
          onStatistics();
        }}
      >
        {said.statistics}
      </button>
    </Results>
  );
}

function figuresOf({ play }: Dicing): Figure[] {
  const { head } = words.value.web.theseus;
  const { config, supplies, dice } = play.state;
  const collected = supplies.filter((tile) => tile === null).length;
  return [
    { name: head.round, value: `${Math.ceil(dice / 2)}/${config.rounds}` },
    { name: head.supplies, value: `${collected}/${supplies.length}` },
  ];
}
