/** The address within this page that somebody's link to a replay leads to; undefined where the text is no such link. */
export function findReplayLink(text: string): string | undefined {
  return /^\s*(?:https?:\/\/[^\s#]*)?(#\/replay\/x\/[\w-]+(?:\?at=\d{1,9})?)\s*$/.exec(text)?.[1];
}
