import type { JSX } from 'preact';
import { SKIN_IDS } from './board/skin.ts';
import { words } from '../speech.ts';
import { changeSettings, settings } from '../store/settings.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Switch } from '../ui/switch.tsx';
import { copyLevel, copyMoves, saveImage, saveReplay, shareGame } from './exports.ts';
import type { Playing } from './play-page.tsx';
import { SolutionLinks } from './solution-links.tsx';
import type { RunCommand } from './use-sokoban-commands.ts';

interface MoreToolsProps {
  readonly playing: Playing;
  readonly commands: RunCommand;
  readonly openHowTo: () => void;
  /** Where the tools lie above the board, they go away once one was used. */
  readonly onDone?: () => void;
}

/** What is needed now and then. */
export function MoreTools({ playing, commands, openHowTo, onDone }: MoreToolsProps): JSX.Element {
  const { web } = words.value;
  const { game, sokoban: said } = web;
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
          commands('reverse');
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
      <ZoomRow playing={playing} />
      <SolutionLinks playing={playing} />
      <div class="rows">
        {act('copy', game.copyLevel, () => copyLevel(playing))}
        {act('copy', game.copySolution, () => copyMoves(playing))}
        {act('share', game.shareGame, () => shareGame(playing))}
        {act('download', game.saveReplay, () => saveReplay(playing))}
        {act('image', game.saveImage, () => saveImage(playing))}
        {act('question', game.howTo, openHowTo)}
      </div>
    </div>
  );
}

const ZOOM = 1.25;

function ZoomRow({ playing }: { readonly playing: Playing }): JSX.Element {
  const said = words.value.web.game;
  return (
    <div class="zoom-row">
      <button
        type="button"
        class="icon-button"
        aria-label={said.zoomOut}
        title={said.zoomOut}
        onClick={() => playing.board?.zoomBy(1 / ZOOM)}
      >
        <Icon name="minus" />
      </button>
      <button type="button" class="button" onClick={() => playing.board?.showAll()}>
        {said.zoomFit}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={said.zoomIn}
        title={said.zoomIn}
        onClick={() => playing.board?.zoomBy(ZOOM)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
