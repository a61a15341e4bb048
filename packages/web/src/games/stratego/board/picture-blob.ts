/** The properties of an element that a picture must contain, because it has no style sheet. */
const CARRIED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'transform',
] as const;

const SIZE = 1200;

/** A drawn board as an image; the picture is square, and this many units wide. */
export async function pictureBlob(drawn: SVGElement, units: number): Promise<Blob> {
  const copy = drawn.cloneNode(true) as SVGElement;
  const [from, to] = [[...drawn.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
  for (const [index, element] of from.entries()) carryLook(element, to[index]!);
  copy.setAttribute('width', String(SIZE));
  copy.setAttribute('height', String(SIZE));
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }));
  try {
    const image = new Image(units, units);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIZE;
    canvas.getContext('2d')!.drawImage(image, 0, 0, SIZE, SIZE);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of the canvas.'))));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

function carryLook(from: Element, to: Element): void {
  const look = getComputedStyle(from);
  // Inline styles would need a permission in the policy.
  to.removeAttribute('style');
  for (const name of CARRIED) {
    const value = look.getPropertyValue(name);
    if (name !== 'transform') to.setAttribute(name, value);
    else if (value !== 'none' && value !== '') to.setAttribute(name, value);
  }
}
