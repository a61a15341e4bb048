import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hasMotion, settings, theme } from '../store/settings.ts';

/** Draws into an element; the returned function ends it and empties the element. */
export type StartPreview = (host: HTMLElement, look: PreviewLook) => () => void;

export interface PreviewLook {
  readonly hasMotion: boolean;
}

/** A preview is loaded after the page can be used, and once it is in view, so that nobody waits for it. */
export type LoadPreview = () => Promise<StartPreview>;

/** A picture that moves while it is visible. */
export function Preview({ load }: { readonly load: LoadPreview }): JSX.Element {
  const host = useRef<HTMLSpanElement>(null);
  const isMoving = hasMotion.value;
  const look = `${theme.value} ${settings.value.skin}`;
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    const start = async (): Promise<void> => {
      const begin = await load();
      // An element is removed at once, its effects run a moment later.
      if (!isGone && host.current) end = begin(host.current, { hasMotion: isMoving });
    };
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      // Without a preview the card is still a card.
      start().catch((error: unknown) => console.warn(error));
    });
    watcher.observe(host.current!);
    return () => {
      isGone = true;
      watcher.disconnect();
      end?.();
    };
  }, [load, isMoving, look]);
  return <span ref={host} class="preview" aria-hidden="true" />;
}
