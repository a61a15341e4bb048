import { signal } from '@preact/signals';

/** A replay that was dropped, chosen or pasted. It is verified by the page that shows it. */
export interface BroughtReplay {
  readonly name: string;
  readonly text: string;
}

const [NAME, TEXT] = ['dedalo/brought/name', 'dedalo/brought/text'];

/** Kept for when this tab is loaded again, if the browser has room for it. */
export const broughtReplay = signal<BroughtReplay | undefined>(readKept());

export function bringReplay(brought: BroughtReplay): void {
  broughtReplay.value = brought;
  try {
    sessionStorage.removeItem(TEXT);
    sessionStorage.setItem(NAME, brought.name);
    sessionStorage.setItem(TEXT, brought.text);
  } catch {
    // Then it exists only as long as the page.
  }
}

function readKept(): BroughtReplay | undefined {
  try {
    const text = sessionStorage.getItem(TEXT);
    return text === null ? undefined : { name: sessionStorage.getItem(NAME) ?? '', text };
  } catch {
    return undefined;
  }
}

export function forgetBroughtReplay(): void {
  broughtReplay.value = undefined;
  try {
    for (const item of [NAME, TEXT]) sessionStorage.removeItem(item);
  } catch {
    // Where nothing can be kept there is nothing to remove.
  }
}
