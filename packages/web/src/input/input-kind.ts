/** The kind of input in use: `touch`, `mouse` or `keys`. The styles frame the focus only for keys. */
const tell = (kind: 'touch' | 'mouse' | 'keys'): void => {
  document.documentElement.dataset['input'] = kind;
};

export function followInputKind(): void {
  if (matchMedia('(pointer: coarse)').matches) tell('touch');
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', ({ pointerType }) => tell(pointerType === 'mouse' ? 'mouse' : 'touch'), options);
  addEventListener('keydown', () => tell('keys'), options);
}
