const NAMESPACE = 'http://www.w3.org/2000/svg';

/** An SVG element with these attributes. */
export function draw<N extends keyof SVGElementTagNameMap>(
  name: N,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly SVGElement[]
): SVGElementTagNameMap[N] {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

export const path = (d: string, kind: string): SVGElement => draw('path', { d, class: kind });

export function text(content: string, at: { readonly x: number; readonly y: number }, kind: string): SVGElement {
  const element = draw('text', { ...at, class: kind });
  element.textContent = content;
  return element;
}
