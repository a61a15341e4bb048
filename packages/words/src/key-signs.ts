/** Keys that are called alike in every language. */
export const KEY_SIGNS: Readonly<Record<string, string>> = {
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  escape: 'Esc',
  tab: 'Tab',
};
