const NAMESPACE = 'http://www.w3.org/2000/svg';

/** An element of a drawing, with what is written in its attributes. */
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
