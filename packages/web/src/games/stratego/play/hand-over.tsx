import { sentence } from '@dedalo/clients/message';
import { sideText } from '@dedalo/clients/stratego/words';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Meander } from '../../../ui/meander.tsx';
import { Duel } from './fight-view.tsx';
import type { Playing } from './playing.ts';
import type { RunCommand } from './use-stratego-commands.ts';

interface HandOverProps {
  readonly playing: Playing;
  readonly commands: RunCommand;
}

/** In place of the board while the screen is handed over: only what both have seen. */
export function HandOver({ playing, commands }: HandOverProps): JSX.Element {
  const { play, controller } = playing;
  void controller.revision.value;
  const show = useRef<HTMLButtonElement>(null);
  const { handOver, handOverAbout } = words.value.games.stratego;
  const side = sideText(play.seat, words.value);
  const [fought] = play.fights();
  useLayoutEffect(() => show.current?.focus(), [play.seat]);
  return (
    <section class="board stratego-hand-over" aria-label={words.value.web.stratego.lookAway}>
      <Meander />
      <h2 class={`is-seat-${play.seat}`}>{handOver(side)}</h2>
      <p>{handOverAbout(side)}</p>
      {fought && <Duel fought={fought} />}
      {play.toldTexts().map((text) => (
        <p key={text} class="stratego-told">
          {sentence(text)}
        </p>
      ))}
      <button
        ref={show}
        type="button"
        class="button button-first button-large"
        data-begin
        onClick={() => commands('choose')}
      >
        <Icon name="eye" />
        {words.value.web.stratego.handOver}
      </button>
      <Meander />
    </section>
  );
}
