import type { RulesGame } from '@dedalo/clients/rules-only/session';
import { RulesPlay } from '@dedalo/clients/rules-only/rules-play';
import type { Game } from '@dedalo/engine';
import { gameWords } from '@dedalo/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTitle } from '../../app/page.tsx';
import { go, linkTo } from '../../app/route.ts';
import { useCommands } from '../../input/commands.ts';
import { words } from '../../speech.ts';
import { clientContext } from '../../store/client-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { Meander } from '../../ui/meander.tsx';
import { leftGame } from '../begin.ts';
import { boardText } from '../board-text.ts';
import { TextBoard } from '../text-board.tsx';
import { Setup } from './setup.tsx';
import { usualConfig } from './wish.ts';

/** The settings of the next game, and the link to the unfinished one. */
export function MenuPage({ game }: { readonly game: Game }): JSX.Element {
  const { name, summary } = gameWords(words.value, game.id);
  const left = useMemo(() => leftGame(game), [game]);
  const board = useMemo(() => boardText(game, firstView(game, left)), [game, left]);
  useTitle(name);
  useCommands({
    commands: ['back', 'settings'],
    run: (command) => go(linkTo(command === 'back' ? [] : ['settings'])),
  });
  return (
    <div class="page rules-menu">
      <header class="page-head">
        <h1>{name}</h1>
        {summary !== '' && <p class="first-capital">{summary}</p>}
      </header>
      <Meander />
      <div class="rules-menu-parts">
        <div class="rules-menu-board">
          <TextBoard name={name} text={board} />
        </div>
        <div class="rules-menu-setup">
          {left && <Left game={game} left={left} />}
          <Setup game={game} sitters={left?.sitters ?? []} isFirst={left === undefined} />
        </div>
      </div>
    </div>
  );
}

function Left({ game, left }: { readonly game: Game; readonly left: RulesGame }): JSX.Element {
  const play = new RulesPlay(clientContext, left);
  return (
    <div class="rules-left">
      <a class="button button-first button-large" href={linkTo([game.id, 'play'])}>
        <Icon name="play" />
        {words.value.rulesOnly.goOn}
      </a>
      <p class="field-note">
        {play.counts()}. {play.best()}
      </p>
    </div>
  );
}

/** The board of the unfinished game, or of a start. */
const firstView = (game: Game, left: RulesGame | undefined): unknown =>
  left
    ? new RulesPlay(clientContext, left).source.standing.view
    : game.view(game.start(usualConfig(game), '1'), 'public');
