import { speciesText } from '@dedalo/clients/creature-maze/species-text';
import { printable } from '@dedalo/clients/printable';
import { nearest } from '@dedalo/grid';
import { CREATURES, type Starter, STARTERS } from '@dedalo/pokelabirinto/expedition';
import { printLine as print } from '../../../plain/play-lines.ts';
import type { TypedLines } from '../../../plain/typed-lines.ts';
import { speech } from '../../../speech.ts';

const LEAVING = ['q', 'quit', 'exit'];

/** Asks who leads, by number or name; undefined where one leaves instead. */
export async function askStarter(lines: TypedLines): Promise<Starter | undefined> {
  const ask = (): void => {
    const words = speech();
    print(words.games.expedition.starter);
    for (const [index, name] of STARTERS.entries()) print(`${index + 1}) ${speciesText(CREATURES[name], words)}`);
    print(words.games.pokelabirinto.chooseHow);
  };
  ask();
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    const typed = line.trim().toLowerCase();
    if (LEAVING.includes(typed)) return undefined;
    const starter = STARTERS[Number(typed) - 1] ?? STARTERS.find((name) => name.toLowerCase() === typed);
    if (starter) return starter;
    if (typed !== '' && typed !== '?' && typed !== 'help') refuse(typed);
    ask();
  }
  return undefined;
}

function refuse(typed: string): void {
  const { plain, games } = speech();
  const meant = nearest(typed, STARTERS);
  print(games.pokelabirinto.badChoice);
  print(meant === undefined ? plain.menuUnknown(printable(typed)) : plain.didYouMean(meant));
}
