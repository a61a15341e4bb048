import { attackOf } from '@dedalo/pokelabirinto';
import { CREATURES, LARGEST_PARTY, LET_GO, type View } from '@dedalo/pokelabirinto/expedition';
import { capital, commandWords, type OwnCommand, type Words } from '@dedalo/words';

export interface Choice {
  readonly command: OwnCommand<'expedition'>;
  readonly text: string;
}

const TO_FRONT = ['expedition.front-2', 'expedition.front-3'] as const;
const JOIN_AT = ['expedition.join-1', 'expedition.join-2', 'expedition.join-3'] as const;

/** What can be decided face to face with somebody, in the order in which it is offered; attacks stand on the card. */
export function choicesOf(view: View, words: Words): Choice[] {
  const { phase, wild } = view;
  const said = words.games.expedition;
  const short = (command: OwnCommand<'expedition'>): string => commandWords(command, words)[0];
  if (phase.name === 'walking') return [];
  const { creature } = wild[phase.wild]!;
  if (phase.name === 'offer') return offered(view, creature, words);
  const back = said.turnBackNote(attackOf(CREATURES[creature], 1).mostDamage);
  return [
    ...(phase.name === 'meeting' ? [{ command: 'expedition.fight', text: short('expedition.fight') } as const] : []),
    { command: 'expedition.turn-back', text: `${short('expedition.turn-back')} (${back})` },
    ...swaps(view, words),
  ];
}

/** The creatures that may take the lead. */
export const swaps = ({ party }: View, words: Words): Choice[] =>
  party.slice(1).map(({ creature: name, hp, energy }, index) => ({
    command: TO_FRONT[index]!,
    text: words.games.expedition.swapTo({ name, hp, of: CREATURES[name].hitPoints, energy }),
  }));

function offered({ party }: View, name: string, words: Words): Choice[] {
  const said = words.games.expedition;
  const joins: Choice[] =
    party.length < LARGEST_PARTY
      ? [{ command: 'expedition.join', text: said.joinFree(name) }]
      : party.map(({ creature }, place) => ({ command: JOIN_AT[place]!, text: said.joinInstead(creature) }));
  return [...joins, { command: 'expedition.let-go' as const, text: `${said.letGo} (${said.letGoNote(LET_GO)})` }].map(
    ({ command, text }) => ({ command, text: capital(text) }),
  );
}
