import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A part of a page under its heading. */
export function Section({ title, note, class: extra = '', children }: SectionProps): JSX.Element {
  const id = useId();
  return (
    <section class={`report-section ${extra}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p class="report-note">{note}</p>}
      {children}
    </section>
  );
}

/** Content that may be wider than the screen scrolls by itself, also with keys; the page never does. */
export const Scroll = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <div class="report-scroll" role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
