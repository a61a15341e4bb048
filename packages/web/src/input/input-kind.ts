/** What somebody uses: `touch`, `mouse` or `keys`. Told to the styles, which frame what has the focus only for keys. */
const tell = (kind: 'touch' | 'mouse' | 'keys'): void => {
  document.documentElement.dataset['input'] = kind;
};

export function followInputKind(): void {
  if (matchMedia('(pointer: coarse)').matches) tell('touch');
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', ({ pointerType }) => tell(pointerType === 'mouse' ? 'mouse' : 'touch'), options);
  addEventListener('keydown', () => tell('keys'), options);
}
