const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** To the next or the previous control of the dialog that is open, else of the page. */
export function moveFocus(step: 1 | -1): void {
  const room: ParentNode = document.querySelector('dialog[open]') ?? document;
  const all = [...room.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());
  if (all.length === 0) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  all.at(at === -1 ? 0 : (at + step) % all.length)?.focus();
}
