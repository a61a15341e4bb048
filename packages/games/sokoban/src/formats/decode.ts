/** Part of Node and of every browser, but not of the language. */
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** The text of a file's bytes: UTF-8 if it is valid, else Latin-1 (windows-1252, which has letters for more bytes). */
export function decodeLevelFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
