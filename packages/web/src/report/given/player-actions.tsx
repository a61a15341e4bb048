import { formatReplay } from '@dedalo/engine';
import type { JSX } from 'preact';
import { toast } from '../../app/toasts.tsx';
import type { Playback } from '../../replay/playback.ts';
import type { PlayerScreenProps } from '../../replay/player-screen.tsx';
import { replayFileName } from '../../replay/replay-file-name.ts';
import type { Painter } from '../../replay/replay-game.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { words } from './speech.ts';

type PlayerActionsProps = PlayerScreenProps & {
  readonly playback: Playback;
  readonly painter: { readonly current: Painter | undefined };
};

/** In place of the client's: a file on a disk has no address to share. */
export function PlayerActions({ replayGame, record, title, text, playback, painter }: PlayerActionsProps): JSX.Element {
  const said = words.value.web.replay;
  const save = (): void =>
    saveFile(replayFileName(title, 'replay'), text ?? formatReplay(replayGame.game, { ...record, title }));
  const savePicture = async (): Promise<void> => {
    try {
      const blob = await painter.current!.toBlob();
      saveFile(replayFileName(`${title} ${playback.standing.value.position}`, 'png'), blob);
    } catch (error) {
      console.warn(error);
      toast(said.noImage, { role: 'bad' });
    }
  };
  return (
    <div class="replay-actions">
      <button type="button" class="button" onClick={save}>
        <Icon name="download" />
        {said.download}
      </button>
      <button type="button" class="button" onClick={() => void savePicture()}>
        <Icon name="image" />
        {said.image}
      </button>
    </div>
  );
}
