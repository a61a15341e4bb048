/** How long a short message stays. */
export const TOAST_MS = 5000;
