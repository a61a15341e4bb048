import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { More } from '../../../game/more.tsx';
import { ToolButton } from '../../../game/tool-button.tsx';
import { language, words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { GameMoves } from '../moves/game-moves.tsx';
import { MoreTools } from './more-tools.tsx';
import type { Playing } from './playing.ts';
import { Tray } from './tray.tsx';
import type { RunCommand } from './use-stratego-commands.ts';

interface ToolsProps {
  readonly playing: Playing;
  readonly commands: RunCommand;
  readonly openHowTo: () => void;
}

/** Under the board: the tools that are always needed. */
export function Tools({ playing, commands, openHowTo }: ToolsProps): JSX.Element {
  const { play, controller } = playing;
  void controller.revision.value;
  const said = words.value.web.stratego;
  const { game } = words.value.web;
  return (
    <div class="game-tools">
      {play.drafting && <SetupTools playing={playing} commands={commands} />}
      {play.isBotsTurn && <Thinking playing={playing} commands={commands} />}
      {play.isOver && (
        <a class="tool" href="#/stratego/review">
          <Icon name="film" />
          <span>{said.review}</span>
        </a>
      )}
      <More label={play.view.phase === 'playing' && !play.isHandOver ? said.pieces : game.more}>
        {(close) => (
          <>
            <GameMoves playing={playing} onDone={close} />
            {!play.isHandOver && <Tray playing={playing} />}
            <MoreTools playing={playing} openHowTo={openHowTo} onDone={close} />
          </>
        )}
      </More>
    </div>
  );
}

function SetupTools({ playing, commands }: Omit<ToolsProps, 'openHowTo'>): JSX.Element {
  const said = words.value.web.stratego;
  const { drafting } = playing.play;
  return (
    <>
      <ToolButton command="stratego.pool" label={said.pool} icon="dice" onClick={() => commands('stratego.pool')} />
      <ToolButton
        command="stratego.mirror"
        label={said.mirror}
        icon="motion"
        onClick={() => commands('stratego.mirror')}
      />
      <ToolButton
        command="stratego.clear"
        label={said.clear}
        icon="restart"
        onClick={() => commands('stratego.clear')}
      />
      <ToolButton
        command="stratego.setups"
        label={said.setups}
        icon="levels"
        onClick={() => commands('stratego.setups')}
      />
      <span class="stratego-go">
        <ToolButton
          command="stratego.begin"
          label={said.fight}
          icon="play"
          isDisabled={(drafting?.inHand.length ?? 0) > 0}
          onClick={() => commands('stratego.begin')}
        />
      </span>
    </>
  );
}

/** The bot is thinking: for how long, and a button to make it play its current choice. */
function Thinking({ playing, commands }: Omit<ToolsProps, 'openHowTo'>): JSX.Element {
  const [, tick] = useState(0);
  const since = playing.opponent.since.value;
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 100);
    return () => clearInterval(timer);
  }, []);
  const said = words.value.web.stratego;
  const { choice } = words.value.games.stratego;
  const seconds = since === undefined ? 0 : (performance.now() - since) / 1000;
  const text = new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <span class="stratego-thinking">
        <span class="meander" aria-hidden="true" />
        <span aria-hidden="true">{choice.seconds(text.format(seconds))}</span>
      </span>
      <ToolButton
        command="stratego.hurry"
        label={said.playNow}
        icon="step-forward"
        onClick={() => commands('stratego.hurry')}
      />
    </>
  );
}
