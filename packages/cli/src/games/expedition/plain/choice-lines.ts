import { attackLines } from '@dedalo/clients/creature-maze/species-text';
import { attackOf } from '@dedalo/pokelabirinto';
import { type Action, CREATURES, expedition, LET_GO, type View } from '@dedalo/pokelabirinto/expedition';
import { commandWords, type Words } from '@dedalo/words';

/** What can be done now, a line each that begins with what is to be typed; attacks are not among them. */
export function choiceLines(view: View, legal: readonly Action[], words: Words): string[] {
  return legal.flatMap((action) => {
    const text = textOf(action, view, words);
    return text === undefined ? [] : [`${expedition.text.formatAction(action).toLowerCase()}) ${text}`];
  });
}

/** The attacks of the leading creature. */
export const frontAttackLines = ({ party }: View, words: Words): string[] =>
  attackLines(CREATURES[party[0]!.creature], words);

function textOf(action: Action, { party, phase, wild }: View, words: Words): string | undefined {
  const said = words.games.expedition;
  const rival = phase.name === 'walking' ? undefined : wild[phase.wild]!.creature;
  switch (action.type) {
    case 'move':
      return words.games.pokelabirinto.ways[action.way];
    case 'fight':
      return commandWords('expedition.fight', words)[0];
    case 'turn-back':
      return `${commandWords('expedition.turn-back', words)[0]} (${said.turnBackNote(attackOf(CREATURES[rival!], 1).mostDamage)})`;
    case 'swap': {
      const { creature: name, hp, energy } = party[action.member]!;
      return said.swapTo({ name, hp, of: CREATURES[name].hitPoints, energy });
    }
    case 'join': {
      const instead = party[action.place]?.creature;
      return instead === undefined ? said.joinFree(rival!) : said.joinInstead(instead);
    }
    case 'let-go':
      return `${said.letGo} (${said.letGoNote(LET_GO)})`;
    case 'attack':
      return undefined;
  }
}
