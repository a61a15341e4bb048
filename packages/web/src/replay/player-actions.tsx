import { formatReplay } from '@dedalo/engine';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { toast } from '../app/toasts.tsx';
import { words } from '../speech.ts';
import { copyText } from '../ui/clipboard.ts';
import { copyEmbed } from '../ui/copy-embed.ts';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import type { Playback } from './playback.ts';
import type { PlayerScreenProps } from './player-screen.tsx';
import { replayFileName } from './replay-file-name.ts';
import type { Painter } from './replay-game.ts';
import { linkOf } from './share-link.ts';
import { useShareData } from './use-share-data.ts';

type PlayerActionsProps = PlayerScreenProps & {
  readonly playback: Playback;
  readonly painter: { readonly current: Painter | undefined };
};

/** The buttons of a replay besides those that play it. */
export function PlayerActions(props: PlayerActionsProps): JSX.Element {
  const { replayGame, record, title, text, playback, painter, canPlayOn = true } = props;
  const { game } = replayGame;
  const said = words.value.web.replay;
  const textOf = useMemo(() => {
    let made = text;
    return (): string => (made ??= formatReplay(game, { ...record, title: record.title ?? title }));
  }, [record, text]);
  const shared = useShareData(textOf);
  const isGoingOn = useComputed(() => game.turn(playback.standing.value.state).length > 0).value;

  /** A link made at the end begins at the start. */
  const share = (data: string): void => {
    const { position } = playback.standing.value;
    void copyText(linkOf(data, position === playback.length ? 0 : position), said.shared);
  };
  const savePicture = async (): Promise<void> => {
    try {
      const blob = await painter.current!.toBlob();
      const { position } = playback.standing.value;
      saveFile(replayFileName(`${title} ${position}`, 'png'), blob);
    } catch (error) {
      console.warn(error);
      toast(said.noImage, { role: 'bad' });
    }
  };
  return (
    <div class="replay-actions">
      {replayGame.playOn && canPlayOn && (
        <button
          type="button"
          class="button"
          disabled={!isGoingOn}
          onClick={() => void replayGame.playOn?.(record, playback.standing.value.position)}
        >
          <Icon name="play" />
          {said.playOn}
        </button>
      )}
      <button type="button" class="button" disabled={!shared.data} onClick={() => shared.data && share(shared.data)}>
        <Icon name="share" />
        {said.share}
      </button>
      <button
        type="button"
        class="button"
        disabled={!shared.data}
        onClick={() => shared.data && void copyEmbed(['replay', 'x', shared.data])}
      >
        <Icon name="copy" />
        {words.value.web.copyEmbed}
      </button>
      <button type="button" class="button" onClick={() => saveFile(replayFileName(title, 'replay'), textOf())}>
        <Icon name="download" />
        {said.download}
      </button>
      <button type="button" class="button" onClick={() => void savePicture()}>
        <Icon name="image" />
        {said.image}
      </button>
      {shared.isTooLong && <p class="replay-too-long">{said.tooLongToShare}</p>}
    </div>
  );
}
