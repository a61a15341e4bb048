import type { Event, Square } from '@dedalo/theseus/logic';
import type { Words } from '@dedalo/words';

/** Column and row, counted from 1, as the table of the board has them. */
const placeOf = (square: Square, columns: number): string =>
  `${(square % columns) + 1},${Math.floor(square / columns) + 1}`;

/** What happened in a turn; of the Minotaur's steps only the last place. */
export function mazeEventTexts(events: readonly Event[], columns: number, { web }: Words): string[] {
  const said = web.theseus;
  const steps = events.filter((event) => event.type === 'minotaur-stepped');
  return events.flatMap((event): string[] => {
    switch (event.type) {
      case 'walked':
        return [said.walked(placeOf(event.to, columns))];
      case 'waited':
        return [said.waited];
      case 'minotaur-stepped':
        return event === steps.at(-1) ? [said.minotaurAt(placeOf(event.to, columns))] : [];
      case 'minotaur-stayed':
        return steps.length === 0 ? [said.minotaurStays] : [];
      case 'ended':
        return [];
    }
  });
}
