/** The properties that a drawing gets from style sheets and would lose outside the page. */
const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
] as const;
const LETTERS = ['font-family', 'font-size', 'font-weight', 'text-anchor'] as const;
const SIDE = 1200;

/** A drawing of the page as an image file. */
export async function pictureOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const scale = SIDE / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const image = await loadImage(standingAlone(svg, canvas));
  const pen = canvas.getContext('2d')!;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of the canvas.'))));
  });
}

function standingAlone(svg: SVGSVGElement, size: { readonly width: number; readonly height: number }): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const from = [...svg.querySelectorAll<SVGElement>('*')];
  const to = [...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of from.entries()) {
    const style = getComputedStyle(element);
    const target = to[index]!;
    for (const name of KEPT) target.setAttribute(name, style.getPropertyValue(name));
    if (element.localName === 'text')
      for (const name of LETTERS) target.setAttribute(name, style.getPropertyValue(name));
    // A transform from the style sheet is lost outside of the page.
    const { transform, display } = element.style;
    if (transform !== '') target.setAttribute('transform', transform.replaceAll('px', ''));
    if (display === 'none') target.setAttribute('visibility', 'hidden');
    target.removeAttribute('style');
  }
  copy.setAttribute('width', String(size.width));
  copy.setAttribute('height', String(size.height));
  return new XMLSerializer().serializeToString(copy);
}

async function loadImage(text: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
