import type { Game, TimeMove } from '@dedalo/engine';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useTitle } from '../../app/page.tsx';
import { linkTo, renameRoute } from '../../app/route.ts';
import { saveReplay, shareGame } from '../../game/give-away.ts';
import { inPlaceOf } from '../../game/in-place-of.ts';
import { ToolButton } from '../../game/tool-button.tsx';
import { words } from '../../speech.ts';
import { Icon } from '../../ui/icon.tsx';
import { leftGame } from '../begin.ts';
import { printableBoard } from '../board-text.ts';
import { TextBoard } from '../text-board.tsx';
import { Choices } from './choices.tsx';
import { Playing } from './playing.ts';
import { TypeAction } from './type-action.tsx';
import { useRulesCommands } from './use-rules-commands.ts';

/** The unfinished game is resumed; where there is none, the menu starts one. */
export function PlayPage({ game }: { readonly game: Game }): JSX.Element {
  const playing = useMemo(() => {
    const left = leftGame(game);
    return left && new Playing(left);
  }, [game]);
  useLayoutEffect(() => {
    if (!playing) renameRoute(linkTo([game.id]));
  }, [playing]);
  return playing ? <Played playing={playing} /> : <div />;
}

function Played({ playing }: { readonly playing: Playing }): JSX.Element {
  const { play, controller } = playing;
  void controller.revision.value;
  useTitle(play.title());
  useEffect(() => {
    playing.bots.attend();
    return () => playing.leave();
  }, [playing]);
  useRulesCommands(playing);
  const choices = play.choices();
  const menu = linkTo([play.source.game.id]);
  const { setup } = words.value.rulesOnly;
  return (
    <div class="rules-game">
      <header class="game-head">
        <a class="icon-button" href={menu} aria-label={setup} title={setup}>
          <Icon name="back" />
        </a>
        <div class="game-title">
          <p>{play.counts()}</p>
          <h1>{play.title()}</h1>
        </div>
      </header>
      <TextBoard name={play.title()} text={printableBoard(play.board())} />
      <div class="rules-side">
        <Told playing={playing} />
        {!play.isOver && (
          <>
            <Choices choices={choices} onChoose={(choice) => playing.do(play.choose(choice))} />
            <TypeAction
              example={choices[0]?.text ?? ''}
              played={playing.played.value}
              onType={(text) => playing.do(play.type(text))}
            />
          </>
        )}
        <Tools playing={playing} />
        <p class="field-note">{play.best()}</p>
      </div>
    </div>
  );
}

/** The last message, or the last action and the state of the game. */
function Told({ playing }: { readonly playing: Playing }): JSX.Element {
  const message = playing.controller.message ?? { ...playing.play.verdict(), text: playing.text };
  return <p class={`rules-told said-${message.role}`}>{message.text}</p>;
}

const TIME_MOVES: readonly TimeMove[] = ['undo', 'redo', 'restart'];

function Tools({ playing }: { readonly playing: Playing }): JSX.Element {
  const { play, controller } = playing;
  const { rulesOnly, web } = words.value;
  const { standing } = play.source;
  const tools = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // At the end the last button pressed is gone: the focus comes here.
    if (play.isOver && document.activeElement === document.body) tools.current?.querySelector('button')?.focus();
  }, [play.isOver]);
  return (
    <div class="rules-tools" ref={tools}>
      <button type="button" class="tool" onClick={() => void inPlaceOf(play.source.game.id, () => playing.another())}>
        <Icon name="dice" />
        <span>{rulesOnly.newGame}</span>
      </button>
      {TIME_MOVES.filter((move) => standing.refusalOf(move)?.code !== 'not-alone').map((move) => (
        <ToolButton
          key={move}
          command={move}
          label={web.game[move]}
          icon={move}
          isDisabled={standing.refusalOf(move) !== undefined}
          onClick={() => controller.moveInTime(move)}
        />
      ))}
      <ToolButton command="export" label={web.game.saveReplay} icon="download" onClick={() => void saveReplay(play)} />
      <button type="button" class="tool" onClick={() => void shareGame(play)}>
        <Icon name="share" />
        <span>{web.game.shareGame}</span>
      </button>
    </div>
  );
}
