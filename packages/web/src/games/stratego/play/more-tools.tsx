import type { JSX } from 'preact';
import { go, linkTo } from '../../../app/route.ts';
import { saveReplay, shareGame } from '../../../game/give-away.ts';
import { rowButtons } from '../../../game/row-button.tsx';
import { words } from '../../../speech.ts';
import type { Playing } from './playing.ts';

interface MoreToolsProps {
  readonly playing: Playing;
  readonly openHowTo: () => void;
  /** Where the tools are above the board, they close after one was used. */
  readonly onDone?: () => void;
}

/** The tools that are needed less often. */
export function MoreTools({ playing, openHowTo, onDone }: MoreToolsProps): JSX.Element {
  const { game, stratego: said } = words.value.web;
  void playing.controller.revision.value;
  const act = rowButtons(onDone);
  return (
    <div class="more-tools">
      <p class="stratego-who">{playing.play.best()}</p>
      <div class="rows">
        {act('plus', said.newGame, () => go(linkTo(['stratego'])))}
        {playing.play.canResign &&
          act('close', words.value.games.stratego.resigning.resign, () => void playing.resign())}
        {act('download', game.saveReplay, () => saveReplay(playing.play))}
        {act('share', game.shareGame, () => shareGame(playing.play))}
        {act('question', game.howTo, openHowTo)}
      </div>
    </div>
  );
}
