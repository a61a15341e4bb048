import { CREATURES } from '../content/creatures.ts';
import { legOf } from '../scene.ts';
import type { FindKind, Member, View } from '../state.ts';

/** What is drawn of a sign of the maze: the entrance is drawn as the wall that it is from inside. */
const DRAWN: Readonly<Record<string, string>> = { E: '#', '?': ' ' };

const FINDS: Readonly<Record<FindKind, string>> = { berry: 'b', tonic: 't', lamp: 'l', gem: 'g' };

/** The maze as the described game draws it, with finds as small letters; above it the journey, below it the creatures. */
export const drawView = (view: View): string => [head(view), ...rowsOf(view), ...creatureLines(view)].join('\n');

function head(view: View): string {
  const { steps, par } = legOf(view);
  return `maze ${view.number}  steps ${steps}/${par}  score ${view.score}`;
}

function rowsOf({ cells, columns, at, wild, finds }: View): string[] {
  const signAt = (cell: number, sign: string): string => {
    if (cell === at) return 'P';
    if (wild.some((each) => each.at === cell)) return 'X';
    const find = finds.find((each) => each.at === cell);
    return find ? FINDS[find.kind] : (DRAWN[sign] ?? sign);
  };
  return cells.map((row, y) => [...row].map((sign, x) => `${signAt(y * columns + x, sign)} `).join(''));
}

function creatureLines({ party, wild, phase }: View): string[] {
  const opponent = phase.name === 'meeting' || phase.name === 'fighting' ? wild[phase.wild] : undefined;
  return [...party.map((member) => `P ${condition(member)}`), ...(opponent ? [`X ${condition(opponent)}`] : [])];
}

/** `Pikachu 26/26 6`, hit points and energy. */
const condition = ({ creature, hp, energy }: Member): string =>
  `${creature} ${hp}/${CREATURES[creature].hitPoints} ${energy}`;
