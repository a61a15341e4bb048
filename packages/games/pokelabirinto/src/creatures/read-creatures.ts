import { err, ok, type Result } from '@dedalo/grid';
import { isTable, parseToml, type TomlValue } from '@dedalo/toml';
import { type Attack, MOST_COST, MOST_DAMAGE, MOST_HIT_POINTS, MOST_SPECIES, type Species } from '../species.ts';
import type { CreatureProblem } from '../text-problem.ts';
import { type Read, readName, readNumber, refuse, refuseMissing, refuseUnknownKey, type Section } from './section.ts';

/** The one door for files of creatures. Those that there are already take their names, and a part of the room. */
export function readCreatures(text: string, besides: readonly Species[] = []): Read<readonly Species[]> {
  const parsed = parseToml(text);
  if (!parsed.ok) return parsed;
  const top: Section = { text, table: parsed.value, path: [], creature: '' };
  const unknownKey = refuseUnknownKey(top, ['creature']);
  if (unknownKey) return unknownKey;
  const { creature: list = [] } = parsed.value;
  if (!Array.isArray(list)) return refuse(top, ['creature'], { code: 'not-a-list', key: 'creature' });
  if (list.length === 0) return refuse(top, ['creature'], { code: 'no-creatures' });
  const most = MOST_SPECIES - besides.length;
  if (list.length > most) {
    return refuse(top, ['creature', most], { code: 'too-many-creatures', most: MOST_SPECIES });
  }
  const species: Species[] = [];
  for (const [index, value] of list.entries()) {
    const read = readCreature(top, value, index);
    if (!read.ok) return read;
    const { name } = read.value;
    if (isTaken(name, species) || isTaken(name, besides)) {
      return refuse(top, ['creature', index, 'name'], { code: 'name-taken', creature: name });
    }
    species.push(read.value);
  }
  return ok(species);
}

function readCreature(top: Section, value: TomlValue, index: number): Read<Species> {
  const path = ['creature', index];
  if (!isTable(value)) return refuse(top, path, { code: 'not-a-table', key: 'creature' });
  const nameless: Section = { ...top, table: value, path, creature: `#${index + 1}` };
  const name = readName(nameless);
  const section = name.ok ? { ...nameless, creature: name.value } : nameless;
  const unknownKey = refuseUnknownKey(section, ['name', 'hit-points', 'attack-1', 'attack-2']);
  if (unknownKey) return unknownKey;
  if (!name.ok) return name;
  const hitPoints = readNumber(section, 'hit-points', { least: 1, most: MOST_HIT_POINTS });
  if (!hitPoints.ok) return hitPoints;
  const first = readAttack(section, 'attack-1');
  if (!first.ok) return first;
  const second = readAttack(section, 'attack-2');
  if (!second.ok) return second;
  return ok({ name: name.value, hitPoints: hitPoints.value, attacks: [first.value, second.value] });
}

function readAttack(creature: Section, key: 'attack-1' | 'attack-2'): Read<Attack> {
  const table = creature.table[key];
  if (table === undefined) return refuseMissing(creature, key);
  if (!isTable(table)) return refuse(creature, [key], { code: 'not-a-table', key });
  const section: Section = { ...creature, table, path: [...creature.path, key] };
  const unknownKey = refuseUnknownKey(section, ['name', 'cost', 'most-damage']);
  if (unknownKey) return unknownKey;
  const name = readName(section);
  if (!name.ok) return name;
  const cost = readNumber(section, 'cost', { least: 0, most: MOST_COST });
  if (!cost.ok) return cost;
  const mostDamage = readNumber(section, 'most-damage', { least: 1, most: MOST_DAMAGE });
  if (!mostDamage.ok) return mostDamage;
  return ok({ name: name.value, cost: cost.value, mostDamage: mostDamage.value });
}

/** The species of a file, `more`, behind those that there are. */
export function addCreatures(
  base: readonly Species[],
  more: readonly Species[],
): Result<readonly Species[], CreatureProblem> {
  const taken = more.find(({ name }) => isTaken(name, base));
  if (taken) return err({ code: 'name-taken', creature: taken.name });
  const all = [...base, ...more];
  return all.length > MOST_SPECIES ? err({ code: 'too-many-creatures', most: MOST_SPECIES }) : ok(all);
}

/** Names that only capitals or the spelling of an accent tell apart are the same to a person who chooses. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

const isTaken = (name: string, species: readonly Species[]): boolean =>
  species.some((other) => folded(other.name) === folded(name));
