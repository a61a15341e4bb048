import { shortenableBy } from '@dedalo/clients/sokoban/guide/shortening';
import type { JSX } from 'preact';
import { canEmbed } from '../../../app/can-embed.ts';
import { route } from '../../../app/route.ts';
import { SKIN_IDS } from '../board/skin.ts';
import { saveReplay, shareGame } from '../../../game/give-away.ts';
import { rowButtons } from '../../../game/row-button.tsx';
import { ZoomRow } from '../../../game/zoom-row.tsx';
import { words } from '../../../speech.ts';
import { clientContext } from '../../../store/client-context.ts';
import { changeSettings, settings } from '../../../store/settings.ts';
import { copyEmbed } from '../../../ui/copy-embed.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { Playing } from './play-page.tsx';
import { SolutionLinks } from './solution-links.tsx';
import type { RunCommand } from './use-sokoban-commands.ts';

/** What it takes to write levels and moves as text is loaded when that is asked for. */
const exporting = () => import('./exports.ts');

interface MoreToolsProps {
  readonly playing: Playing;
  readonly commands: RunCommand;
  readonly openHowTo: () => void;
  readonly openCollections: () => void;
  /** Where the tools are above the board, they close after one was used. */
  readonly onDone?: () => void;
}

/** The tools that are needed less often. */
export function MoreTools(props: MoreToolsProps): JSX.Element {
  const { playing, commands, openHowTo, openCollections, onDone } = props;
  const { web } = words.value;
  const { game, sokoban: said } = web;
  const { guide } = words.value.games.sokoban;
  const { play, controller } = playing;
  void controller.revision.value;
  const act = rowButtons(onDone);
  return (
    <div class="more-tools">
      <span class="field-name" aria-hidden="true">
        {web.settings.names.skin}
      </span>
      <Segmented
        label={web.settings.names.skin}
        value={settings.value.skin}
        choices={SKIN_IDS.map((value) => ({ value, label: web.settings.skins[value] }))}
        onChange={(skin) => changeSettings({ skin })}
      />
      <Segmented
        label={`${said.forwardPlay}, ${said.reversePlay}`}
        value={play.isReverse ? 'reverse' : 'forward'}
        choices={[
          { value: 'forward', label: said.forwardPlay },
          { value: 'reverse', label: said.reversePlay },
        ]}
        onChange={() => {
          onDone?.();
          commands('sokoban.reverse');
        }}
      />
      <Switch
        label={web.settings.names.deadSquares}
        isOn={settings.value.deadSquares}
        onChange={(deadSquares) => changeSettings({ deadSquares })}
      />
      <Switch
        label={web.settings.names.deadlockNotice}
        isOn={settings.value.deadlockNotice}
        onChange={(deadlockNotice) => changeSettings({ deadlockNotice })}
      />
      <ZoomRow board={() => playing.board} />
      <div class="rows">
        {act('eye', guide.watchFromHere, () => commands('sokoban.watch'))}
        {shortenableBy(clientContext, play).length > 0 &&
          act('minus', guide.shorten.title, () => commands('sokoban.shorten'))}
      </div>
      <SolutionLinks playing={playing} />
      <div class="rows">
        {act('bookmark', words.value.bookmarks.set, () => commands('sokoban.bookmark'))}
        {act('levels', words.value.bookmarks.title, () => commands('sokoban.bookmarks'))}
        {play.entry && act('plus', words.value.collections.put, openCollections)}
      </div>
      <div class="rows">
        {act('copy', game.copyLevel, async () => (await exporting()).copyLevel(playing))}
        {act('copy', game.copySolution, async () => (await exporting()).copyMoves(playing))}
        {act('share', game.shareGame, () => shareGame(playing.play))}
        {canEmbed(route.value.path) && act('copy', web.copyEmbed, () => copyEmbed(route.value.path))}
        {act('download', game.saveReplay, () => saveReplay(playing.play))}
        {act('image', game.saveImage, async () => (await exporting()).saveImage(playing))}
        {act('question', game.howTo, openHowTo)}
      </div>
    </div>
  );
}
