import { signal } from '@preact/signals';

/** A replay that was dropped, chosen or pasted. It is verified by the page that shows it. */
export interface BroughtReplay {
  readonly name: string;
  readonly text: string;
  /** It is a game of the person here, out of their own library. */
  readonly isOwn?: boolean;
}

const [NAME, TEXT, OWN] = ['dedalo/brought/name', 'dedalo/brought/text', 'dedalo/brought/own'];

/** Kept for when this tab is loaded again, if the browser has room for it. */
export const broughtReplay = signal<BroughtReplay | undefined>(readKept());

export function bringReplay(brought: BroughtReplay): void {
  broughtReplay.value = brought;
  try {
    for (const item of [TEXT, OWN]) sessionStorage.removeItem(item);
    if (brought.isOwn) sessionStorage.setItem(OWN, '1');
    sessionStorage.setItem(NAME, brought.name);
    sessionStorage.setItem(TEXT, brought.text);
  } catch {
    // Then it exists only as long as the page.
  }
}

function readKept(): BroughtReplay | undefined {
  try {
    const text = sessionStorage.getItem(TEXT);
    const isOwn = sessionStorage.getItem(OWN) !== null;
    return text === null ? undefined : { name: sessionStorage.getItem(NAME) ?? '', text, isOwn };
  } catch {
    return undefined;
  }
}

export function forgetBroughtReplay(): void {
  broughtReplay.value = undefined;
  try {
    for (const item of [NAME, TEXT, OWN]) sessionStorage.removeItem(item);
  } catch {
    // Where nothing can be kept there is nothing to remove.
  }
}
