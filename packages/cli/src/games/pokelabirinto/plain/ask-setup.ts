import { nearest } from '@dedalo/grid';
import { sentence } from '@dedalo/clients/message';
import { printable } from '@dedalo/clients/printable';
import { speciesText } from '@dedalo/clients/creature-maze/species-text';
import { type MazeKind, MAZES, type Species } from '@dedalo/pokelabirinto';
import { creatureNamed } from '../commands/creature-named.ts';
import { speech } from '../../../speech.ts';
import { printLine as print } from '../../../plain/play-lines.ts';
import type { TypedLines } from '../../../plain/typed-lines.ts';

export interface PlainSetup {
  /** An index of the species. */
  readonly creature: number;
  readonly maze: MazeKind;
}

/** The choices, and the proposed maze. */
export interface Offer {
  readonly species: readonly Species[];
  readonly maze: MazeKind;
}

/**
 * Asks for the creature to lead, by number or name (PB21); undefined if the player leaves instead. The maze can be
 * changed with its word here (PB17); there is no separate question for it.
 */
export async function askSetup({ species, maze: proposed }: Offer, lines: TypedLines): Promise<PlainSetup | undefined> {
  const words = speech();
  const said = words.games.pokelabirinto;
  let maze = proposed;
  const ask = (): void => {
    print(said.chooseCreature);
    for (const [index, one] of species.entries()) print(`${index + 1}) ${speciesText(one, words)}`);
    print(mazeText(maze));
    print(said.chooseHow);
  };
  const askAgain = (): void => print(`${said.chooseCreature} ${said.chooseHow}`);
  ask();
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    const typed = line.trim();
    const creature = indexOf(species, typed);
    if (creature !== undefined) return { creature, maze };
    const wanted = MAZES.find((kind) => kind === typed.toLowerCase());
    if (['q', 'quit', 'exit'].includes(typed.toLowerCase())) return undefined;
    if (typed === '') askAgain();
    else if (wanted !== undefined) {
      maze = wanted;
      print(mazeText(maze));
      askAgain();
    } else if (['?', 'help'].includes(typed.toLowerCase())) {
      print(said.chooseHelp);
      ask();
    } else {
      refuse(species, typed);
      askAgain();
    }
  }
  return undefined;
}

/** The proposed maze, and the word for the other one. */
function mazeText(maze: MazeKind): string {
  const { chooseMaze, setup } = speech().games.pokelabirinto;
  const command = MAZES.find((kind) => kind !== maze)!;
  return sentence(chooseMaze({ text: setup.mazes[maze], command, other: setup.mazes[command] }));
}

function refuse(species: readonly Species[], typed: string): void {
  const { plain, games } = speech();
  const meant = nearest(typed, [...species.map(({ name }) => name), ...MAZES]);
  print(games.pokelabirinto.badChoice);
  print(meant === undefined ? plain.menuUnknown(printable(typed)) : plain.didYouMean(meant));
}

function indexOf(species: readonly Species[], typed: string): number | undefined {
  const named = creatureNamed(species, typed);
  if (named !== undefined || !/^\d+$/.test(typed)) return named;
  const number = Number(typed);
  return number >= 1 && number <= species.length ? number - 1 : undefined;
}
