/** The browser's storage. It may refuse (private window, full), and its content is untrusted. */
const PREFIX = 'dedalo/';

/** Embedded in another site nothing is kept, and nothing kept is read. */
const isOurs = document.documentElement.dataset['embedded'] === undefined;

/** The full name in the browser's storage, as in its events. */
export const storageKey = (name: string): string => PREFIX + name;

export function readItem(name: string): string | undefined {
  if (!isOurs) return undefined;
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether it was kept. */
export function writeItem(name: string, text: string): boolean {
  if (!isOurs) return true;
  try {
    localStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

/** All items kept here, by name. */
export function itemNames(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  } catch {
    return [];
  }
}

export function removeItem(name: string): void {
  if (!isOurs) return;
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Where nothing can be kept there is nothing to remove.
  }
}

/** Untrusted JSON: any value, or undefined. */
export function readJson(name: string): unknown {
  const text = readItem(name);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls `changed` when another window has written something under this name. */
export function onForeignWrite(name: string, changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === PREFIX + name || key === null) changed();
  });
}

export function removeEverything(): void {
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of ours) localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to remove.
  }
}
