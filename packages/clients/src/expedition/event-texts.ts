import { attackOf } from '@dedalo/pokelabirinto';
import { type Blow, CREATURES, type Event, expedition, joiningHp, type View } from '@dedalo/pokelabirinto/expedition';
import type { Words } from '@dedalo/words';
import { frontOf, sideNames } from './names.ts';

/**
 * What an event led to, in a sentence; undefined for events that are only drawn. `before` is the view before the event.
 */
function eventText(event: Event, before: View, words: Words): string | undefined {
  const said = words.games.expedition;
  const shared = words.games.pokelabirinto;
  switch (event.type) {
    case 'woke':
      return said.woke;
    case 'struck':
    case 'gained':
    case 'attacked':
    case 'powerless':
      return blowText(event, before, words);
    case 'turned-back':
      return shared.turnedBack;
    case 'made-way':
      return shared.madeWay(before.wild[event.wild]!.creature);
    case 'swapped':
      return said.swapped(before.party[event.member]!.creature);
    case 'fainted':
      return said.fainted(event.creature);
    case 'fight-won':
      return said.won(event.creature);
    case 'joined':
      return said.joined(event.creature);
    case 'let-go':
      return said.wentAway({ name: event.creature, healed: event.healed });
    case 'found':
      return said.found[event.kind](event.amount);
    case 'scored':
      // A gem's own event names its points.
      return event.reason === 'gem' ? undefined : said.scored(event.points);
    case 'left':
      return said.left(event.number);
    case 'entered':
      return said.entered({
        number: event.number,
        names: event.wild.map(({ creature }) => creature).join(', '),
      });
    case 'acted':
    case 'moved':
    case 'wild-moved':
    case 'met':
    case 'sighted':
    case 'ended':
      return undefined;
  }
}

/** A blow in a sentence. */
export function blowText(blow: Blow, scene: View, words: Words): string {
  const said = words.games.pokelabirinto;
  if (blow.type === 'struck') {
    const { creature } = scene.wild[blow.wild]!;
    return words.games.expedition.struck({ name: creature, damage: blow.damage });
  }
  const wild = blow.type === 'gained' ? blow.wild : rivalIn(scene);
  const names = sideNames(scene, wild, words);
  if (blow.type === 'gained') {
    const [hero, rival] = [
      said.gained({ name: names.hero, energy: blow.hero }),
      { name: names.opponent, energy: blow.rival },
    ];
    return `${hero}, ${said.gained(rival)}.`;
  }
  if (blow.type === 'powerless') return said.powerless(names[blow.by]);
  const creature = blow.by === 'hero' ? frontOf(scene) : scene.wild[wild]!.creature;
  const { name } = attackOf(CREATURES[creature], blow.attack);
  return said.attacked({ name: names[blow.by], attack: name, damage: blow.damage });
}

const rivalIn = ({ phase }: Pick<View, 'phase'>): number => ('wild' in phase ? phase.wild : 0);

/** What events led to, in sentences; all of them unless `isTold` chooses. */
export function eventTexts(
  events: readonly Event[],
  before: View,
  words: Words,
  isTold: (event: Event) => boolean = () => true,
): string[] {
  let view = before;
  return events.flatMap((event) => {
    const text = isTold(event) ? eventText(event, view, words) : undefined;
    view = expedition.follow(view, event);
    return text ?? [];
  });
}

/** What a defeated creature offers. */
export const offerText = ({ wild }: Pick<View, 'wild'>, index: number, words: Words): string => {
  const { creature } = wild[index]!;
  return words.games.expedition.offer({ name: creature, hp: joiningHp(creature) });
};
