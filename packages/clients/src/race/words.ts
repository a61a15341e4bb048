import { type Event, type PowerUp, TICKS_A_SECOND, USER, type Who } from '@dedalo/race';
import type { Words } from '@dedalo/words';
import type { Message } from '../message.ts';
import { printable } from '../printable.ts';
import type { Seen } from './race-now.ts';
import { storeEntries } from './store-entries.ts';

/** More hearts than these are a number (R52). */
const MOST_HEARTS = 5;
/** Shown where nothing is in store (R52). */
const NOTHING = '--------';

export const heartsText = (lives: number, heart: string): string =>
  lives <= MOST_HEARTS ? heart.repeat(lives) : `${heart} x${lives}`;

/** Minutes and seconds. */
export function timeText(ticks: number): string {
  const seconds = Math.floor(ticks / TICKS_A_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The format of best times: sixtieths of a second, cut to hundredths. */
export function exactTimeText(ticks: number): string {
  const hundredths = Math.floor(((ticks % TICKS_A_SECOND) * 100) / TICKS_A_SECOND);
  return `${timeText(ticks)}.${String(hundredths).padStart(2, '0')}`;
}

/** The name of a level, an opponent or a power-up; designers' names are unchanged. */
export function shownName(name: string, { games }: Words): string {
  const names: Readonly<Record<string, string>> = games.race.names;
  return Object.hasOwn(names, name) ? names[name]! : printable(name);
}

/** The speed of a user without power-ups (RB2). */
const USUAL_SPEED = 3;

/** Whether the power-up makes the race harder for the user who picks it up. */
export const isHarmful = ({ user }: PowerUp): boolean => {
  const { speed, visibleArea } = user?.properties ?? {};
  return (speed !== undefined && speed < USUAL_SPEED) || Boolean(visibleArea);
};

export const levelName = ({ config, level }: Seen, words: Words): string =>
  shownName(config.content.levels[level]!.name, words);

export const mapText = ({ user, maps }: Seen, { games }: Words): string =>
  games.race.map({ number: user.map + 1, of: maps.length });

export const levelText = ({ level, config }: Seen, { games }: Words): string =>
  games.race.level({ number: level + 1, of: config.content.levels.length });

/** Level and map. */
export const placeText = (seen: Seen, words: Words): string =>
  `${levelName(seen, words)}: ${levelText(seen, words)}, ${mapText(seen, words)}`;

/** What is in store or active: key, name, count, and the seconds that it lasts or will last (R52). */
export function storeTexts(seen: Seen, words: Words): string[] {
  const texts = storeEntries(seen).map(({ trigger, name, count, seconds }) => {
    const shown = shownName(name, words);
    return `${trigger === null ? shown : `${trigger}: ${shown} (${count})`} - ${seconds}s`;
  });
  return texts.length === 0 ? [NOTHING] : texts;
}

/** The events that matter to the user, a line each. */
export function eventTexts(events: readonly Event[], scene: Seen, words: Words): Message[] {
  const said = words.games.race.told;
  const { powerUps, levels } = scene.config.content;
  const nameOf = (who: Who): string => shownName(levels[scene.level]!.opponents[who]?.name ?? '?', words);
  let rival: Who = USER;
  return events.flatMap((event): Message[] => {
    switch (event.type) {
      case 'collided':
        rival = event.one === USER ? event.other : event.one;
        return [];
      case 'life-lost':
        return [{ text: said.caught({ name: nameOf(rival), lives: event.left }), role: 'bad' }];
      case 'item-picked': {
        const powerUp = powerUps[event.powerUp]!;
        const { trigger } = powerUp;
        const name = shownName(powerUp.name, words);
        if (event.who !== USER) return [{ text: said.takenBy({ name, rival: nameOf(event.who) }), role: 'faint' }];
        const text = trigger === null ? said.works(name) : said.stored({ name, key: trigger });
        return [{ text, role: isHarmful(powerUp) ? 'bad' : 'good' }];
      }
      case 'power-up-used': {
        const { name, trigger } = powerUps[event.powerUp]!;
        return event.who === USER && trigger !== null
          ? [{ text: said.works(shownName(name, words)), role: 'good' }]
          : [];
      }
      case 'power-up-over':
        return event.who === USER
          ? [{ text: said.ended(shownName(powerUps[event.powerUp]!.name, words)), role: 'faint' }]
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
