import { Command, Option } from 'commander';
import { sentence } from '@dedalo/clients/message';
import { formatCreatures, LONGEST_NAME, MOST_HIT_POINTS, SHIPPED, type Species } from '@dedalo/pokelabirinto';
import { speciesOf } from './config-options.ts';
import { speech } from '../../../speech.ts';
import { formatTable } from '../../../table.ts';

export const creaturesCommand = (): Command =>
  new Command('creatures')
    .summary('list the creatures, or check a file of them')
    .description(
      'Lists the creatures that come with the game. With a file it checks that one, and lists what stands in it; exit code 2, with line and column, where something is wrong in it.',
    )
    .argument('[file]', 'a file of creatures (TOML); - reads standard input')
    .option('--json', 'print a list of {"name","hitPoints","attacks"}')
    .addOption(new Option('--toml', 'print them as a file of creatures, to begin one of your own').conflicts('json'))
    .addHelpText(
      'after',
      `
A file of your own looks like this; names have up to ${LONGEST_NAME} letters, hit points are from 1 to ${MOST_HIT_POINTS}:
  [[creature]]
  name = "Mouse"
  hit-points = 30
  attack-1 = { name = "Bite", cost = 8, most-damage = 12 }
  attack-2 = { name = "Squeak", cost = 0, most-damage = 1 }

Examples:
  dedalo pokelabirinto creatures
  dedalo pokelabirinto creatures mine.toml
  dedalo pokelabirinto creatures --toml
  dedalo play pokelabirinto --creatures mine.toml`,
    )
    .action(runCreatures);

interface CreaturesFlags {
  readonly json?: true;
  readonly toml?: true;
}

async function runCreatures(file: string | undefined, flags: CreaturesFlags): Promise<void> {
  const all = await speciesOf(file);
  const species = file === undefined ? all : all.slice(SHIPPED.length);
  if (flags.json) return void process.stdout.write(`${JSON.stringify(species)}\n`);
  if (flags.toml) return void process.stdout.write(formatCreatures(species));
  const said = speech().games.pokelabirinto;
  process.stdout.write(`${formatTable(said.creatureHeads, species.map(rowOf), { left: [0, 2, 5] })}\n`);
  if (file !== undefined) process.stdout.write(`${sentence(said.creaturesFine(species.length))}\n`);
}

const rowOf = ({ name, hitPoints, attacks }: Species): string[] => [
  name,
  String(hitPoints),
  ...attacks.flatMap((attack) => [attack.name, String(attack.cost), String(attack.mostDamage)]),
];
