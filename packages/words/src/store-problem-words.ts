/** What is said of the files in which a client keeps a user's data; the client knows their problems by these codes. */
export interface StoreProblemWords {
  damaged(found: { readonly file: string; readonly aside?: string; readonly line?: number }): string;
  'newer-version'(found: { readonly file: string; readonly aside?: string }): string;
  'bad-progress'(found: { readonly file: string; readonly aside?: string }): string;
  'bad-settings'(found: { readonly file: string; readonly settings: readonly string[] }): string;
  'cannot-read'(found: { readonly file: string; readonly reason: string }): string;
  'cannot-write'(found: { readonly file: string; readonly reason: string }): string;
}
