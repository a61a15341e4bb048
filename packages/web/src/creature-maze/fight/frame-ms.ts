/** How long each kind of blow is shown. */
export const BLOW_MS = { gained: 750, attacked: 1000, struck: 1000, powerless: 900, 'fight-won': 900 } as const;

/** Two have just met. */
export const STARTLED_MS = 600;
