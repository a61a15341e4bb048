/** Actions one after another, as a chain, so that lines share how they go on. */
export interface Line<A> {
  readonly action: A;
  readonly next: Line<A> | undefined;
}

export function actionsOfLine<A>(line: Line<A> | undefined): A[] {
  const actions: A[] = [];
  for (let link = line; link; link = link.next) actions.push(link.action);
  return actions;
}
