const NAMESPACE = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number>>;

/** An element of a picture, with its attributes and what is in it. */
export function svg(name: string, attributes: Attributes = {}, children: readonly Node[] = []): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

export const path = (d: string, kind: string): SVGElement => svg('path', { d, class: kind });

export function text(content: string, at: { readonly x: number; readonly y: number }, kind: string): SVGElement {
  const element = svg('text', { ...at, class: kind });
  element.textContent = content;
  return element;
}
