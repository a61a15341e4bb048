import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { go, goBack, linkTo } from '../../../app/route.ts';
import { HowTo } from '../../../game/how-to.tsx';
import { inPlaceOf } from '../../../game/in-place-of.ts';
import { useCommands } from '../../../input/commands.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { changeSettings, settings } from '../../../store/settings.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { RaceGame } from '../games.ts';
import { useRaceAudio } from '../sound/use-race-audio.ts';
import { BestTimes } from './best-times.tsx';
import { Comfort } from './comfort.tsx';
import { Demo } from './demo.tsx';
import { OwnGames } from './own-games.tsx';
import { Setup } from './setup.tsx';

/** Where a race begins: the game, the opponents, and the results so far. */
export function MenuPage({ game }: { readonly game: RaceGame }): JSX.Element {
  const { games, web } = words.value;
  const said = web.race;
  const [isHowTo, setHowTo] = useState(false);
  const list = useRef<HTMLElement>(null);
  const isLeft = store.running('race') !== undefined;
  useTitle(games.race.name);
  const audio = useRaceAudio(game, game.content);
  useEffect(() => audio.playTitle(), [audio]);
  const move = (by: number): void => {
    const items = [...list.current!.querySelectorAll<HTMLElement>('a, button')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    // From outside the list, down leads to the first and up to the last.
    const from = at === -1 && by < 0 ? 0 : at;
    items[(from + by + items.length) % items.length]?.focus();
  };
  useCommands({
    commands: ['up', 'down', 'back', 'race.mute'],
    run: (command) => {
      if (command === 'up') move(-1);
      else if (command === 'down') move(1);
      else if (command === 'race.mute') toggleSound();
      else goBack();
    },
  });
  return (
    <div class="page race-menu">
      <header class="race-title">
        <h1>{games.race.name}</h1>
        <p>{games.race.summary}</p>
      </header>
      <Demo game={game} />
      <nav ref={list} class="race-choices" aria-label={games.race.name}>
        {isLeft && (
          <a class="button button-first button-large" href={linkTo(['race', 'continue'])}>
            <Icon name="play" />
            {games.race.menu.goOn}
          </a>
        )}
        <a
          class={`button button-large${isLeft ? '' : ' button-first'}`}
          href={linkTo(['race', 'play'])}
          title={isLeft ? said.startAnew : undefined}
          onClick={(event) => {
            if (!isLeft) return;
            event.preventDefault();
            void inPlaceOf('race', () => go(linkTo(['race', 'play'])));
          }}
        >
          {!isLeft && <Icon name="play" />}
          {said.start}
        </a>
        <button type="button" class="button" onClick={toggleSound}>
          <Icon name={settings.value.sound ? 'sound' : 'silent'} />
          {settings.value.sound ? said.soundOff : said.soundOn}
        </button>
        <button type="button" class="button" onClick={() => setHowTo(true)}>
          <Icon name="question" />
          {web.game.howTo}
        </button>
        <a class="button" href={linkTo([])}>
          <Icon name="back" />
          {said.leave}
        </a>
      </nav>
      <Setup game={game} />
      <Comfort />
      <BestTimes />
      <OwnGames />
      {isHowTo && <HowTo game={games.race.name} steps={games.race.howTo} onClose={() => setHowTo(false)} />}
    </div>
  );
}

function toggleSound(): void {
  changeSettings({ sound: !settings.value.sound });
}
