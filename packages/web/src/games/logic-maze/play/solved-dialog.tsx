import { shortestOf } from '@dedalo/clients/logic-maze/logic-maze-play';
import { bestEscape } from '@dedalo/clients/logic-maze/progress';
import type { JSX } from 'preact';
import { type Figure, Results } from '../../../game/results.tsx';
import { useShownAfter } from '../../../game/use-shown-after.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import type { RunCommand } from './use-maze-commands.ts';
import type { Wandering } from './wandering.ts';

interface SolvedDialogProps {
  readonly wandering: Wandering;
  readonly run: RunCommand;
}

/** Shown after the last step, but not for a maze that was solved when it was opened. */
export function SolvedDialog({ wandering, run }: SolvedDialogProps): JSX.Element | null {
  const { play, controller } = wandering;
  void controller.revision.value;
  const isSolved = play.source.standing.outcome?.reason === 'escaped';
  const [isShown, close] = useShownAfter(isSolved, { isPlayed: controller.happening.kind === 'played' });
  if (!isShown) return null;
  const { game, theseus: said } = words.value.web;
  const act = (command: 'logic-maze.next' | 'restart'): void => {
    close();
    run(command);
  };
  return (
    <Results title={said.escaped} figures={figuresOf(wandering)} onClose={close}>
      <button type="button" class="button button-first" autoFocus onClick={() => act('logic-maze.next')}>
        {game.nextLevel}
      </button>
      <button type="button" class="button" onClick={() => act('restart')}>
        {game.playAgain}
      </button>
    </Results>
  );
}

function figuresOf({ play }: Wandering): Figure[] {
  const { games, web } = words.value;
  const { actions, config } = play.state;
  const least = play.entry && shortestOf(play.entry);
  const isBest = bestEscape(store.progress, config.level)?.moves === actions;
  const note = actions === least ? web.theseus.perfect : isBest ? web.game.newBestMoves : undefined;
  return [
    { name: games.sokoban.movesHead, value: String(actions), note },
    ...(least === undefined ? [] : [{ name: web.theseus.leastHead, value: String(least) }]),
  ];
}
