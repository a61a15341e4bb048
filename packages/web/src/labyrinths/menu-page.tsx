import type { JSX } from 'preact';
import { useTitle } from '../app/page.tsx';
import { go, linkTo } from '../app/route.ts';
import { Mazes } from '../games/logic-maze/menu/mazes.tsx';
import { DiceGame } from '../games/theseus/menu/dice-game.tsx';
import { useCommands } from '../input/commands.ts';
import { words } from '../speech.ts';
import { Meander } from '../ui/meander.tsx';

/** The page where the dice game and the logic mazes start. */
export function MenuPage(): JSX.Element {
  const { games } = words.value;
  useTitle(games.theseus.name);
  useCommands({
    commands: ['back', 'settings'],
    run: (command) => go(linkTo(command === 'back' ? [] : ['settings'])),
  });
  return (
    <div class="page theseus-menu">
      <header class="page-head">
        <h1>{games.theseus.name}</h1>
        <p class="first-capital">{games.theseus.summary}</p>
      </header>
      <Meander />
      <div class="menu-games">
        <DiceGame />
        <Mazes />
      </div>
    </div>
  );
}
