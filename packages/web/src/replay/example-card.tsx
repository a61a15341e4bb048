import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { linkTo } from '../app/route.ts';
import { words } from '../speech.ts';
import { settings, theme } from '../store/settings.ts';
import { Icon } from '../ui/icon.tsx';

const SIDE = { width: 320, height: 320 };

/** A replay to watch at once, with its board. */
export function ExampleCard(): JSX.Element {
  const said = words.value.web.replay;
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = { skin: settings.value.skin, theme: theme.value };
  useEffect(() => {
    let isGone = false;
    // The link works without its picture.
    void import('./example-picture.ts')
      .then(({ drawExample }) => {
        if (!isGone && canvas.current) drawExample(canvas.current, look, SIDE);
      })
      .catch((error: unknown) => console.warn(error));
    return () => {
      isGone = true;
    };
  }, [look.skin, look.theme]);
  return (
    <a class="replays-example" href={linkTo(['replay', 'example'])}>
      <span class="replays-picture">
        <canvas ref={canvas} width={SIDE.width} height={SIDE.height} aria-hidden="true" />
      </span>
      <span class="replays-example-text">
        <strong>
          <Icon name="play" />
          {said.example}
        </strong>
        <span>{said.exampleNote}</span>
      </span>
    </a>
  );
}
