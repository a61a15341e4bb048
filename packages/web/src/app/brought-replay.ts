import { signal } from '@preact/signals';

/** A replay that somebody brought: dropped, chosen, pasted. It is judged by whoever shows it. */
export interface BroughtReplay {
  readonly name: string;
  readonly text: string;
}

const [NAME, TEXT] = ['dedalo/brought/name', 'dedalo/brought/text'];

/** It is still there when this tab is loaded again, if the browser has room for it. */
export const broughtReplay = signal<BroughtReplay | undefined>(readKept());

export function bringReplay(brought: BroughtReplay): void {
  broughtReplay.value = brought;
  try {
    sessionStorage.removeItem(TEXT);
    sessionStorage.setItem(NAME, brought.name);
    sessionStorage.setItem(TEXT, brought.text);
  } catch {
    // Then it is there for as long as the page is.
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
    // Where nothing can be kept there is nothing to forget.
  }
}
