/** So many bytes at once: a call has only so many arguments. */
const PART = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < bytes.length; from += PART)
    binary += String.fromCharCode(...bytes.subarray(from, from + PART));
  return btoa(binary);
}

/** Undefined where it is none. */
export function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
