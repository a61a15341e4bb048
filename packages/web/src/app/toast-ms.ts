/** So long a short word stays that goes away by itself. */
export const TOAST_MS = 5000;
