import { type Event, TICKS_A_SECOND, USER, type Who } from '@dedalo/race';
import type { Words } from '@dedalo/words';
import type { Message } from '../message.ts';
import { printable } from '../printable.ts';
import type { Seen } from './race-now.ts';
import { storeEntries } from './store-entries.ts';

/** More hearts than these are counted (R52). */
const MOST_HEARTS = 5;
/** What stands where nothing is in store (R52). */
const NOTHING = '--------';

export const heartsText = (lives: number, heart: string): string =>
  lives <= MOST_HEARTS ? heart.repeat(lives) : `${heart} x${lives}`;

/** Minutes and seconds. */
export function timeText(ticks: number): string {
  const seconds = Math.floor(ticks / TICKS_A_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const levelName = ({ config, level }: Seen): string => printable(config.content.levels[level]!.name);

export const mapText = ({ user, maps }: Seen, { games }: Words): string =>
  games.race.map({ number: user.map + 1, of: maps.length });

export const levelText = ({ level, config }: Seen, { games }: Words): string =>
  games.race.level({ number: level + 1, of: config.content.levels.length });

/** Level and map. */
export const placeText = (seen: Seen, words: Words): string =>
  `${levelName(seen)}: ${levelText(seen, words)}, ${mapText(seen, words)}`;

/** What is in store or works on the user: key, name, how many, and the seconds that it lasts or will last (R52). */
export function storeTexts(seen: Seen): string[] {
  const texts = storeEntries(seen).map(
    ({ trigger, name, count, seconds }) =>
      `${trigger === null ? name : `${trigger}: ${name} (${count})`} - ${seconds}s`,
  );
  return texts.length === 0 ? [NOTHING] : texts;
}

/** What has happened that the user should know, a line each. */
export function eventTexts(events: readonly Event[], scene: Seen, words: Words): Message[] {
  const said = words.games.race.told;
  const { powerUps, levels } = scene.config.content;
  const nameOf = (who: Who): string => printable(levels[scene.level]!.opponents[who]?.name ?? '?');
  let rival: Who = USER;
  return events.flatMap((event): Message[] => {
    switch (event.type) {
      case 'collided':
        rival = event.one === USER ? event.other : event.one;
        return [];
      case 'life-lost':
        return [{ text: said.caught({ name: nameOf(rival), lives: event.left }), role: 'bad' }];
      case 'item-picked': {
        const { name, trigger } = powerUps[event.powerUp]!;
        if (event.who !== USER) {
          return [{ text: said.takenBy({ name: printable(name), rival: nameOf(event.who) }), role: 'faint' }];
        }
        const text =
          trigger === null ? said.works(printable(name)) : said.stored({ name: printable(name), key: trigger });
        return [{ text, role: 'good' }];
      }
      case 'power-up-used': {
        const { name, trigger } = powerUps[event.powerUp]!;
        return event.who === USER && trigger !== null ? [{ text: said.works(printable(name)), role: 'good' }] : [];
      }
      case 'power-up-over':
        return event.who === USER
          ? [{ text: said.ended(printable(powerUps[event.powerUp]!.name)), role: 'faint' }]
          : [];
      case 'map-reached':
        return event.who === USER
          ? []
          : [{ text: said.ahead({ name: nameOf(event.who), number: event.map + 1 }), role: 'bad' }];
      case 'ran':
      case 'wall-broken':
      case 'bumped':
      case 'item-shown':
      case 'item-vanished':
      case 'level-reached':
      case 'ended':
        return [];
    }
  });
}
