/** The address within this page for a link to a replay; undefined where the text is no such link. */
export function findReplayLink(text: string): string | undefined {
  return /^\s*(?:https?:\/\/[^\s#]*)?(#\/replay\/x\/[\w-]+(?:\?at=\d{1,9})?)\s*$/.exec(text)?.[1];
}
