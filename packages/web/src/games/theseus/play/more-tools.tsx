import { otherSide } from '@dedalo/clients/theseus/players';
import { playerText } from '@dedalo/clients/theseus/words';
import type { JSX } from 'preact';
import { linkTo } from '../../../app/route.ts';
import { saveReplay, shareGame } from '../../../game/give-away.ts';
import { rowButtons } from '../../../game/row-button.tsx';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Switch } from '../../../ui/switch.tsx';
import { changePreferences, preferences } from '../preferences.ts';
import type { Dicing } from './dicing.ts';
import { Legend } from './legend.tsx';

interface MoreToolsProps {
  readonly dicing: Dicing;
  readonly openHowTo: () => void;
  /** Where the tools are above the board, they close after one was used. */
  readonly onDone?: () => void;
}

async function saveImage({ play, board }: Dicing): Promise<void> {
  if (board) saveFile(`${play.stem()}.png`, await board.toBlob());
}

/** The tools that are needed less often, and what this game is. */
export function MoreTools({ dicing, openHowTo, onDone }: MoreToolsProps): JSX.Element {
  const { play, controller } = dicing;
  void controller.revision.value;
  const { game, theseus: said } = words.value.web;
  const { config, seed } = play.source;
  const { aim } = words.value.games.theseus;
  const act = rowButtons(onDone);
  return (
    <div class="more-tools">
      <p class="dice-aim">{aim[play.side]}</p>
      <dl class="dice-facts">
        <div>
          <dt>{said.opponent}</dt>
          <dd>{playerText({ side: otherSide(play.side), player: play.game.against }, words.value)}</dd>
        </div>
        <div>
          <dt>{said.size}</dt>
          <dd>{said.sizeText(config.size)}</dd>
        </div>
        <div>
          <dt>{said.seed}</dt>
          <dd>{seed}</dd>
        </div>
      </dl>
      <Switch label={said.sees} isOn={preferences.value.sees} onChange={(sees) => changePreferences({ sees })} />
      <p class="field-note">{said.seesNote}</p>
      <div class="rows">
        {play.source.standing.outcome && (
          <a class="row-button" href={linkTo(['theseus', 'analysis'])}>
            <Icon name="flask" />
            {said.analysis}
          </a>
        )}
        <a class="row-button" href={linkTo(['theseus'])}>
          <Icon name="settings" />
          {said.setup}
        </a>
        {act('share', game.shareGame, () => shareGame(play))}
        {act('download', game.saveReplay, () => saveReplay(play))}
        {act('image', game.saveImage, () => saveImage(dicing))}
        {act('question', game.howTo, openHowTo)}
      </div>
      <Legend isBlind={preferences.value.sees} isOpen={onDone === undefined} />
    </div>
  );
}
