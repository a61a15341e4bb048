import { keptTheseus } from '@dedalo/clients/theseus/session';
import { TheseusPlay } from '@dedalo/clients/theseus/theseus-play';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { go, linkTo } from '../../../app/route.ts';
import { inPlaceOf } from '../../../game/in-place-of.ts';
import { LabyrinthPicture } from '../../../labyrinth/labyrinth-picture.tsx';
import { words } from '../../../speech.ts';
import { clientContext } from '../../../store/client-context.ts';
import { store } from '../../../store/game-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { sceneOf } from '../board/scene-of.ts';
import { beginWanted } from '../play/begin-game.ts';
import { preferences } from '../preferences.ts';
import { DiceSetup } from './dice-setup.tsx';
import { previewState } from './preview-state.ts';

/** The settings of the next dice game, and the link to the unfinished one. */
export function DiceGame(): JSX.Element {
  const { games, web } = words.value;
  const said = web.theseus;
  const kept = useMemo(() => keptTheseus(store), []);
  const left = useMemo(() => (kept && 'session' in kept ? new TheseusPlay(clientContext, kept) : undefined), [kept]);
  const { watches } = preferences.value;
  const [state, setState] = useState<'seeking' | 'none'>();
  const begin = (): void => {
    if (watches) return go(linkTo(['theseus', 'watch']));
    return void inPlaceOf('theseus', async () => {
      setState('seeking');
      const game = await beginWanted();
      setState(game ? undefined : 'none');
      if (game) go(linkTo(['theseus', 'play']));
    });
  };
  return (
    <section class="menu-game" aria-label={said.diceTitle}>
      <h2>{said.diceTitle}</h2>
      <div class="menu-picture">
        <LabyrinthPicture scene={useMemo(() => sceneOf(left?.state ?? previewState()), [left])} />
      </div>
      <p class="actions">
        {left && (
          <a class="button button-first button-large" href={linkTo(['theseus', 'play'])}>
            <Icon name="play" />
            {said.goOn}
          </a>
        )}
        <button type="button" class={`button button-large${left ? '' : ' button-first'}`} onClick={begin}>
          {!left && <Icon name="play" />}
          {watches ? said.watchGame : said.begin}
        </button>
      </p>
      {left && (
        <p class="field-note">
          {games.theseus.seats[left.side === 'theseus' ? 0 : 1]}, {left.counts()}
        </p>
      )}
      {state && (
        <p class="field-note" role="status">
          {games.theseus.boards[state]}
        </p>
      )}
      <DiceSetup />
    </section>
  );
}
