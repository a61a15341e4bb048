import { gameWords, type Words } from '@dedalo/words';
import { cleanTitle } from './clean-title.ts';
import { peopleOf } from './history/people.ts';

interface Played {
  readonly game: string;
  /** As they are recorded, by seat. */
  readonly names: readonly string[];
}

/** The players of a recorded game by seat: “Red: a person”, “Blue: Strategist”. */
export function sittingWords(words: Words, { game, names }: Played): string[] {
  const people = peopleOf(names);
  const said = gameWords(words, game);
  return names.map((name, seat) => {
    const player = people.includes(seat) ? words.rulesOnly.sitters.person : cleanTitle(said.player(seat, name));
    return `${said.seat(seat)}: ${player || '?'}`;
  });
}

/** The opponents of people in a recorded game, by their names. */
export function opponentNames(words: Words, { game, names }: Played): string[] {
  const people = peopleOf(names);
  const said = gameWords(words, game);
  return names.flatMap((name, seat) => (people.includes(seat) ? [] : [cleanTitle(said.player(seat, name))]));
}
