import type { JSX } from 'preact';
import { canEmbed } from '../../../app/can-embed.ts';
import { route } from '../../../app/route.ts';
import { saveReplay, shareGame } from '../../../game/give-away.ts';
import { rowButtons } from '../../../game/row-button.tsx';
import { words } from '../../../speech.ts';
import { changeSettings, settings } from '../../../store/settings.ts';
import { copyEmbed } from '../../../ui/copy-embed.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { copyLevel, copyMoves, saveImage } from './exports.ts';
import { watchLink } from '../links.ts';
import type { RunCommand } from './use-maze-commands.ts';
import type { Wandering } from './wandering.ts';

interface MoreToolsProps {
  readonly wandering: Wandering;
  readonly run: RunCommand;
  readonly openHowTo: () => void;
  /** Where the tools are above the board, they close after one was used. */
  readonly onDone?: () => void;
}

/** The tools that are needed less often. */
export function MoreTools({ wandering, run, openHowTo, onDone }: MoreToolsProps): JSX.Element {
  const { web } = words.value;
  const { play, controller } = wandering;
  void controller.revision.value;
  const act = rowButtons(onDone);
  return (
    <div class="more-tools">
      <Switch
        label={web.settings.names.deadlockNotice}
        isOn={settings.value.deadlockNotice}
        onChange={(deadlockNotice) => changeSettings({ deadlockNotice })}
      />
      <div class="rows">
        {play.origin && play.entry?.solution && (
          <a class="row-button" href={watchLink(play.origin)}>
            <Icon name="eye" />
            {web.theseus.watch}
          </a>
        )}
        {act('bookmark', words.value.bookmarks.set, () => run('logic-maze.bookmark'))}
        {act('levels', words.value.bookmarks.title, () => run('logic-maze.bookmarks'))}
        {act('copy', web.game.copyLevel, () => copyLevel(wandering))}
        {act('copy', web.game.copySolution, () => copyMoves(wandering))}
        {act('share', web.game.shareGame, () => shareGame(wandering.play))}
        {canEmbed(route.value.path) && act('copy', web.copyEmbed, () => copyEmbed(route.value.path))}
        {act('download', web.game.saveReplay, () => saveReplay(wandering.play))}
        {act('image', web.game.saveImage, () => saveImage(wandering))}
        {act('question', web.game.howTo, openHowTo)}
      </div>
    </div>
  );
}
