import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../speech.ts';
import { Icon } from '../ui/icon.tsx';
import type { Playback } from './playback.ts';
import type { ReplayGame } from './replay-game.ts';

interface TextBoardProps {
  readonly replayGame: ReplayGame;
  readonly playback: Playback;
}

/** The position as text, for screen readers. */
export function TextBoard({ replayGame, playback }: TextBoardProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="replay-text" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="forward" />
        {words.value.web.replay.asText}
      </summary>
      {isOpen && <Drawn replayGame={replayGame} playback={playback} />}
    </details>
  );
}

function Drawn({ replayGame: { game }, playback }: TextBoardProps): JSX.Element {
  // It can be wider than its place and then scrolls, also with keys.
  return <pre tabIndex={0}>{game.text.draw(game.view(playback.standing.value.state, 'public'))}</pre>;
}
