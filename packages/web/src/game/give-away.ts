import type { GamePlay } from '@dedalo/clients/game-play';
import { tellsSecrets } from '@dedalo/clients/play/tells-secrets';
import { printable } from '@dedalo/clients/printable';
import type { GameTypes } from '@dedalo/engine';
import { ask } from '../app/question.tsx';
import { shareReplay } from '../replay/share-replay.ts';
import { words } from '../speech.ts';
import { copyText } from '../ui/clipboard.ts';
import { saveFile } from '../ui/save-file.ts';

type Given<T extends GameTypes> = Pick<GamePlay<T>, 'source' | 'stem'>;

/** The current game as a file. */
export async function saveReplay<T extends GameTypes>(play: Given<T>): Promise<void> {
  if (await mayTell(play, words.value.client.notOver.saveAll)) {
    saveFile(`${play.stem()}.replay`, play.source.saveLater()());
  }
}

/** The current game as a link. */
export async function shareGame<T extends GameTypes>(play: Given<T>): Promise<void> {
  if (await mayTell(play, words.value.client.notOver.shareAll)) await shareReplay(play.source.saveLater()());
}

/** A record of this game reveals what is hidden, so the person is asked first. */
async function mayTell<T extends GameTypes>({ source }: Given<T>, all: string): Promise<boolean> {
  if (!tellsSecrets(source)) return true;
  const { title, tellsAll, copySeen } = words.value.client.notOver;
  const answers = [
    { value: 'seen', label: copySeen },
    { value: 'all', label: all },
  ] as const;
  const answer = await ask({ title, text: tellsAll, answers });
  if (answer === 'seen')
    await copyText(source.game.text.draw(source.standing.view).split('\n').map(printable).join('\n'));
  return answer === 'all';
}
