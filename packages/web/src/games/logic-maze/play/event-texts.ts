import { squareName } from '@dedalo/grid';
import type { Event } from '@dedalo/theseus/logic';
import type { Words } from '@dedalo/words';

/** What happened in a turn; of the Minotaur's steps only the last place. */
export function mazeEventTexts(events: readonly Event[], columns: number, { web }: Words): string[] {
  const said = web.theseus;
  const steps = events.filter((event) => event.type === 'minotaur-stepped');
  return events.flatMap((event): string[] => {
    switch (event.type) {
      case 'walked':
        return [said.walked(squareName(event.to, columns))];
      case 'waited':
        return [said.waited];
      case 'minotaur-stepped':
        return event === steps.at(-1) ? [said.minotaurAt(squareName(event.to, columns))] : [];
      case 'minotaur-stayed':
        return steps.length === 0 ? [said.minotaurStays] : [];
      case 'ended':
        return [];
    }
  });
}
