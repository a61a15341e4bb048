import { Command, Option } from 'commander';
import { sentence } from '@dedalo/clients/message';
import { shareOf100 } from '@dedalo/clients/pokelabirinto/share';
import {
  AGAINST,
  type Against,
  type Fight,
  type Gain,
  MOST_HIT_POINTS,
  solveFight,
  type Species,
} from '@dedalo/pokelabirinto';
import { nearest } from '../../nearest.ts';
import { addConfigOptions, configOf } from '../../pokelabirinto/config-options.ts';
import { creatureNamed } from '../../pokelabirinto/creature-named.ts';
import { speech, spokenLanguage } from '../../speech.ts';
import { formatTable } from '../../table.ts';
import { ProgressBar } from '../../terminal/progress-bar.ts';
import { NoAnswer, UsageError } from '../../usage.ts';
import { oneOf, wholeNumber } from '../../values.ts';

interface OddsFlags {
  readonly hp?: number;
  readonly energy?: number;
  readonly rivalHp?: number;
  readonly rivalEnergy?: number;
  readonly gain?: Gain;
  readonly against: Against;
  readonly creatures?: string;
  readonly json?: true;
}

export const oddsCommand = (): Command => {
  const command = new Command('odds')
    .summary('work out the exact odds of a fight')
    .description(
      'Says how often a creature wins against another one if it always chooses its best attack: one fight, all fights of one creature, or all there are. Exit code 1 when there are too many cases to work out.',
    )
    .argument('[hero]', 'the creature that chooses best')
    .argument('[rival]', 'the creature that it fights')
    .addOption(new Option('--hp <n>', 'its hit points (default: all)').argParser(wholeNumber(1, MOST_HIT_POINTS)))
    .addOption(new Option('--energy <n>', 'its energy (default 0)').argParser(wholeNumber(0, 1_000_000)))
    .addOption(
      new Option('--rival-hp <n>', 'those of the other (default: all)').argParser(wholeNumber(1, MOST_HIT_POINTS)),
    )
    .addOption(new Option('--rival-energy <n>', 'that of the other (default 0)').argParser(wholeNumber(0, 1_000_000)))
    .addOption(
      new Option('--against <name>', `how the other chooses: ${AGAINST.join(', ')}`)
        .default('random')
        .argParser(oneOf(AGAINST)),
    );
  const borrowed = addConfigOptions(new Command()).options;
  for (const option of borrowed) if (['gain', 'creatures'].includes(option.attributeName())) command.addOption(option);
  return command
    .option('--json', 'print {"hero","rival","win","error"}, or a list of these')
    .addHelpText(
      'after',
      `
win is the chance at the beginning of a round, before both gain energy; it is no farther than error from the truth.

Examples:
  dedalo pokelabirinto odds
  dedalo pokelabirinto odds Charmander Bulbasaur
  dedalo pokelabirinto odds Charmander Bulbasaur --hp 12 --energy 30 --against best --json`,
    )
    .action(runOdds);
};

interface Found {
  readonly hero: string;
  readonly rival: string;
  readonly win: number;
  readonly error: number;
}

async function runOdds(hero: string | undefined, rival: string | undefined, flags: OddsFlags): Promise<void> {
  const { species, gain } = await configOf({
    ...(flags.gain && { gain: flags.gain }),
    ...(flags.creatures !== undefined && { creatures: flags.creatures }),
  });
  const heroes = hero === undefined ? species : [find(species, hero)];
  const rivals = rival === undefined ? species : [find(species, rival)];
  if (rival === undefined) refuseConditions(flags);
  const bar = new ProgressBar(heroes.length * rivals.length);
  const found: Found[] = [];
  for (const one of heroes) {
    for (const other of rivals) {
      found.push(solve({ hero: one, rival: other, gain, against: flags.against }, flags));
      bar.show(found.length);
    }
  }
  bar.clear();
  if (flags.json) {
    process.stdout.write(`${JSON.stringify(rival === undefined ? found : found[0])}\n`);
    return;
  }
  process.stdout.write(rival === undefined ? tableOf(found, heroes, rivals) : `${sentenceOf(found[0]!)}\n`);
}

function find(species: readonly Species[], name: string): Species {
  const index = creatureNamed(species, name);
  if (index !== undefined) return species[index]!;
  const names = species.map((one) => one.name);
  const meant = nearest(name, names);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new UsageError(`there is no creature ${name}; there are ${names.join(', ')}.${hint}`);
}

/** No creature that has not been named has a condition. */
function refuseConditions({ hp, energy, rivalHp, rivalEnergy }: OddsFlags): void {
  const flags = { '--hp': hp, '--energy': energy, '--rival-hp': rivalHp, '--rival-energy': rivalEnergy };
  const given = Object.entries(flags).find(([, value]) => value !== undefined);
  if (given) throw new UsageError(`${given[0]} is for one fight: name both creatures.`);
}

function solve(fight: Fight, flags: OddsFlags): Found {
  const { hero, rival } = fight;
  const names = { hero: hero.name, rival: rival.name };
  const standing = {
    hero: { hp: hitPoints('--hp', hero, flags.hp), energy: flags.energy ?? 0 },
    rival: { hp: hitPoints('--rival-hp', rival, flags.rivalHp), energy: flags.rivalEnergy ?? 0 },
  };
  const solved = solveFight(fight);
  if (!solved.ok) throw new NoAnswer(sentence(speech().games.pokelabirinto.oddsTooLarge(names)));
  return { ...names, win: solved.value.win(standing), error: solved.value.error };
}

function hitPoints(flag: string, { name, hitPoints: most }: Species, value = most): number {
  if (value <= most) return value;
  throw new UsageError(`${flag} ${value}: ${name} has at most ${most}.`);
}

const share = (value: number): string => shareOf100(value, spokenLanguage(), 2);

const sentenceOf = ({ hero, rival, win }: Found): string =>
  sentence(speech().games.pokelabirinto.oddsOf({ hero, rival, share: share(win) }));

function tableOf(found: readonly Found[], heroes: readonly Species[], rivals: readonly Species[]): string {
  const rows = heroes.map(({ name }, index) => [
    name,
    ...found.slice(index * rivals.length, (index + 1) * rivals.length).map(({ win }) => share(win)),
  ]);
  const heads = ['', ...rivals.map(({ name }) => name)];
  return `${speech().games.pokelabirinto.oddsTable}\n${formatTable(heads, rows, { left: [0] })}\n`;
}
