import { DASHES, fightTexts, sideNames } from '@dedalo/clients/pokelabirinto/words';
import type { Blow, View } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';

/** A blow in a sentence. */
export function blowText(blow: Blow, view: View, opponent: number, words: Words): string {
  const names = sideNames(view, opponent, words);
  if (blow.type === 'gained') {
    const { gained } = words.games.pokelabirinto;
    return [gained({ name: names.hero, energy: blow.hero }), gained({ name: names.opponent, energy: blow.rival })].join(
      ', ',
    );
  }
  // A blow does not name its opponent; the phase does.
  const scene = { ...view, phase: { name: 'meeting', opponent } as const };
  return fightTexts([blow], scene, words)
    .filter((text) => text !== DASHES)
    .join(' ');
}
