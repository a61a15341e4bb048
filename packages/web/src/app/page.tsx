import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Route } from './route.ts';

/** A screen, loaded when it is first opened. It is drawn again with every change of its address. */
export type Page = ComponentType<{ readonly route: Route }>;

/** The name of the window, which is also what a screen reader says first. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Dedalo' : `${title} · Dedalo`;
  }, [title]);
}
