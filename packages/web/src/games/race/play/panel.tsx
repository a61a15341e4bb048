import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

interface PanelProps {
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A message over the map; the keys stay with the race. */
export function Panel({ title, class: kind = '', children }: PanelProps): JSX.Element {
  const id = useId();
  return (
    <section class={`race-panel ${kind}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
