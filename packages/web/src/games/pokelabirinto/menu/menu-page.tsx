import { sentence } from '@dedalo/clients';
import { withKeys } from '@dedalo/clients/pokelabirinto/key-names';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CreatureCards } from '../../../creature-maze/creatures/creature-cards.tsx';
import { useTitle } from '../../../app/page.tsx';
import { go, goBack, linkTo } from '../../../app/route.ts';
import { HowTo } from '../../../game/how-to.tsx';
import { inPlaceOf } from '../../../game/in-place-of.ts';
import { useCommands } from '../../../input/commands.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { allCreatures } from '../creatures/own-creatures.ts';
import { beginChosen, chosenCreature } from '../play/begin.ts';
import { clientContext } from '../../../store/client-context.ts';
import { HowToPicture } from '../how-to-picture.tsx';
import { changePreferences } from '../preferences.ts';
import { GameFields, MazeFields, OpponentFields } from './game-fields.tsx';
import { OwnCreatures } from './own-creatures-fields.tsx';

const PLAY = linkTo(['pokelabirinto', 'play']);

interface MenuPageProps {
  /** The choice between this game and others that begin here. */
  readonly choice: ComponentChildren;
}

/** Where a game begins: the creature, the opponents and the maze, and the unfinished game. */
export function MenuPage({ choice }: MenuPageProps): JSX.Element {
  const { games, web } = words.value;
  const { name, summary, howTo } = games.pokelabirinto;
  const said = web.pokelabirinto;
  const [isHowTo, setHowTo] = useState(false);
  const isLeft = store.running('pokelabirinto') !== undefined;
  useTitle(name);
  const begin = (): void =>
    void inPlaceOf('pokelabirinto', () => {
      beginChosen();
      go(PLAY);
    });
  useCommands({
    commands: ['back', 'new-game', 'choose'],
    run: (command) => {
      if (command === 'back') return goBack();
      return command === 'choose' && isLeft ? go(PLAY) : begin();
    },
  });
  return (
    <div class="page poke-setup">
      <header class="page-head">
        <h1>{name}</h1>
        <p>{sentence(summary)}</p>
      </header>
      {choice}
      <nav class="actions poke-begin" aria-label={name}>
        {isLeft && (
          <a class="button button-first button-large" href={PLAY}>
            <Icon name="play" />
            {said.goOn}
          </a>
        )}
        <button
          type="button"
          class={`button button-large${isLeft ? '' : ' button-first'}`}
          title={isLeft ? said.beginAnew : undefined}
          onClick={begin}
        >
          {!isLeft && <Icon name="play" />}
          {said.begin}
        </button>
        <button type="button" class="button" onClick={() => setHowTo(true)}>
          <Icon name="question" />
          {web.game.howTo}
        </button>
      </nav>
      <CreatureCards
        legend={games.pokelabirinto.setup.creature}
        creatures={allCreatures.value}
        chosen={allCreatures.value[chosenCreature()]!.name}
        onChoose={(creature) => changePreferences({ creature })}
      />
      <div class="setup-columns">
        <section aria-label={said.theGame}>
          <h2>{said.theGame}</h2>
          <GameFields />
          <OpponentFields />
        </section>
        <section aria-label={said.theMaze}>
          <h2>{said.theMaze}</h2>
          <MazeFields />
        </section>
        <OwnCreatures />
      </div>
      {isHowTo && (
        <HowTo
          game={name}
          steps={howTo.map((step) => withKeys(step, clientContext))}
          picture={(step) => <HowToPicture step={step} />}
          onClose={() => setHowTo(false)}
        />
      )}
    </div>
  );
}
