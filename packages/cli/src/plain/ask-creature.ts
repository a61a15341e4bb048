import { nearest } from '@dedalo/grid';
import { printable } from '@dedalo/clients/printable';
import { speciesText } from '@dedalo/clients/pokelabirinto/words';
import type { Species } from '@dedalo/pokelabirinto';
import { creatureNamed } from '../pokelabirinto/creature-named.ts';
import { speech } from '../speech.ts';
import { printLine as print } from './play-lines.ts';
import type { TypedLines } from './typed-lines.ts';

/** Asks which creature one wants to lead, by number or name (PB21); undefined where one leaves instead. */
export async function askCreature(species: readonly Species[], lines: TypedLines): Promise<number | undefined> {
  const words = speech();
  const said = words.games.pokelabirinto;
  const ask = (): void => {
    print(said.chooseCreature);
    for (const [index, one] of species.entries()) print(`${index + 1}) ${speciesText(one, words)}`);
    print(said.chooseHow);
  };
  const askAgain = (): void => print(`${said.chooseCreature} ${said.chooseHow}`);
  ask();
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    const typed = line.trim();
    const chosen = indexOf(species, typed);
    if (chosen !== undefined) return chosen;
    if (['q', 'quit', 'exit'].includes(typed.toLowerCase())) return undefined;
    if (typed === '') askAgain();
    else if (['?', 'help'].includes(typed.toLowerCase())) {
      print(said.chooseHelp);
      ask();
    } else {
      refuse(species, typed);
      askAgain();
    }
  }
  return undefined;
}

function refuse(species: readonly Species[], typed: string): void {
  const { plain, games } = speech();
  const meant = nearest(
    typed,
    species.map(({ name }) => name),
  );
  print(games.pokelabirinto.badChoice);
  print(meant === undefined ? plain.menuUnknown(printable(typed)) : plain.didYouMean(meant));
}

function indexOf(species: readonly Species[], typed: string): number | undefined {
  const named = creatureNamed(species, typed);
  if (named !== undefined || !/^\d+$/.test(typed)) return named;
  const number = Number(typed);
  return number >= 1 && number <= species.length ? number - 1 : undefined;
}
