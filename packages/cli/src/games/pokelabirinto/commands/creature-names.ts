/** The creatures that come with the game. */
export async function creatureNames(): Promise<readonly string[]> {
  const { SHIPPED } = await import('@dedalo/pokelabirinto');
  return SHIPPED.map(({ name }) => name);
}
