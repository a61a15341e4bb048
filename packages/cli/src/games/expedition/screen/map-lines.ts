import { legText } from '@dedalo/clients/expedition/leg-text';
import { CREATURES, type View } from '@dedalo/pokelabirinto/expedition';
import { capital, type Words } from '@dedalo/words';

/** The map of the journey: its mazes one after the other, and how the party is. */
export const mapLines = ({ journey, party }: View, words: Words): string[] => [
  ...journey.map((leg, index) => capital(legText(leg, index + 1, words))),
  '',
  ...partyLines({ party }, words),
];

export const partyLines = ({ party }: Pick<View, 'party'>, words: Words): string[] =>
  party.map(({ creature: name, hp, energy }) =>
    words.games.expedition.member({ name, hp, of: CREATURES[name].hitPoints, energy }),
  );
