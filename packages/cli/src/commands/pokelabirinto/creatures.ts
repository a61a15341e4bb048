import { Command } from 'commander';
import { sentence } from '@dedalo/clients/message';
import { SHIPPED, type Species } from '@dedalo/pokelabirinto';
import { speciesOf } from '../../pokelabirinto/config-options.ts';
import { speech } from '../../speech.ts';
import { formatTable } from '../../table.ts';

export const creaturesCommand = (): Command =>
  new Command('creatures')
    .summary('list the creatures, or check a file of them')
    .description(
      'Lists the creatures that come with the game. With a file it checks that one, and lists what stands in it; exit code 2, with line and column, where something is wrong in it.',
    )
    .argument('[file]', 'a file of creatures (TOML); - reads standard input')
    .option('--json', 'print a list of {"name","hitPoints","attacks"}')
    .addHelpText(
      'after',
      `
Examples:
  dedalo pokelabirinto creatures
  dedalo pokelabirinto creatures mine.toml
  dedalo play pokelabirinto --creatures mine.toml`,
    )
    .action(runCreatures);

async function runCreatures(file: string | undefined, flags: { readonly json?: true }): Promise<void> {
  const all = await speciesOf(file);
  const species = file === undefined ? all : all.slice(SHIPPED.length);
  if (flags.json) return void process.stdout.write(`${JSON.stringify(species)}\n`);
  const said = speech().games.pokelabirinto;
  process.stdout.write(`${formatTable(said.creatureHeads, species.map(rowOf), { left: [0, 2, 5] })}\n`);
  if (file !== undefined) process.stdout.write(`${sentence(said.creaturesFine(species.length))}\n`);
}

const rowOf = ({ name, hitPoints, attacks }: Species): string[] => [
  name,
  String(hitPoints),
  ...attacks.flatMap((attack) => [attack.name, String(attack.cost), String(attack.mostDamage)]),
];
