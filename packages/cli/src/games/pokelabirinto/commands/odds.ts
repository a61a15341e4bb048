import { nearest } from '@dedalo/grid';
import { Argument, Command, Option } from 'commander';
import { sentence } from '@dedalo/clients/message';
import { shareOf100 } from '@dedalo/clients/pokelabirinto/share';
import { AGAINST, type Against, type Gain, MOST_HIT_POINTS, type Species, type Standing } from '@dedalo/pokelabirinto';
import { offer } from '../../../offered-values.ts';
import { addConfigOptions, configOf } from './config-options.ts';
import { creatureNamed } from './creature-named.ts';
import { creatureNames } from './creature-names.ts';
import { findOdds, type FoundOdds, TRIALS } from './find-odds.ts';
import { speech, spokenLanguage } from '../../../speech.ts';
import { formatTable } from '../../../table.ts';
import { ProgressBar } from '../../../terminal/progress-bar.ts';
import { UsageError } from '../../../usage.ts';
import { oneOf, wholeNumber } from '../../../values.ts';

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
      'Says how often a creature wins against another one if it always chooses its best attack: one fight, all fights of one creature, or all there are. Where there are too many cases to work out, fights are tried instead.',
    )
    .addArgument(offer(new Argument('[hero]', 'the creature that chooses best'), creatureNames))
    .addArgument(offer(new Argument('[rival]', 'the creature that it fights'), creatureNames))
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
    .option('--json', 'print {"hero","rival","win","error","exact"}, or a list of these')
    .addHelpText(
      'after',
      `
win is the chance at the beginning of a round, before both gain energy; it is no farther than error from the truth.
Where there are too many cases to work out, exact is false: win is the share won of ${TRIALS} trial fights in which the
strongest attack is chosen, and instead of error there is interval95, which holds the chance with 95 % certainty (Wilson).
In a table such a number is marked ~.

Examples:
  dedalo pokelabirinto odds
  dedalo pokelabirinto odds Charmander Bulbasaur
  dedalo pokelabirinto odds Charmander Bulbasaur --hp 12 --energy 30 --against best --json`,
    )
    .action(runOdds);
};

/** The bar counts in hundredths. */
const PARTS = 100;

async function runOdds(hero: string | undefined, rival: string | undefined, flags: OddsFlags): Promise<void> {
  const { species, gain } = await configOf({
    ...(flags.gain && { gain: flags.gain }),
    ...(flags.creatures !== undefined && { creatures: flags.creatures }),
  });
  const heroes = hero === undefined ? species : [find(species, hero)];
  const rivals = rival === undefined ? species : [find(species, rival)];
  if (rival === undefined) refuseConditions(flags);
  const pairs = heroes.flatMap((one) => rivals.map((other) => ({ hero: one, rival: other })));
  const bar = new ProgressBar(PARTS);
  const found = pairs.map((pair, index): FoundOdds => {
    const fight = { ...pair, gain, against: flags.against };
    return findOdds(fight, standingOf(pair, flags), (progress) =>
      bar.show(Math.floor((PARTS * (index + progress)) / pairs.length)),
    );
  });
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

/** Only a named creature has a condition. */
function refuseConditions({ hp, energy, rivalHp, rivalEnergy }: OddsFlags): void {
  const flags = { '--hp': hp, '--energy': energy, '--rival-hp': rivalHp, '--rival-energy': rivalEnergy };
  const given = Object.entries(flags).find(([, value]) => value !== undefined);
  if (given) throw new UsageError(`${given[0]} is for one fight: name both creatures.`);
}

const standingOf = ({ hero, rival }: Record<'hero' | 'rival', Species>, flags: OddsFlags): Standing => ({
  hero: { hp: hitPoints('--hp', hero, flags.hp), energy: flags.energy ?? 0 },
  rival: { hp: hitPoints('--rival-hp', rival, flags.rivalHp), energy: flags.rivalEnergy ?? 0 },
});

function hitPoints(flag: string, { name, hitPoints: most }: Species, value = most): number {
  if (value <= most) return value;
  throw new UsageError(`${flag} ${value}: ${name} has at most ${most}.`);
}

const share = (value: number, digits = 2): string => shareOf100(value, spokenLanguage(), digits);

function sentenceOf(found: FoundOdds): string {
  const { hero, rival, win } = found;
  const said = speech().games.pokelabirinto;
  if (found.exact) return sentence(said.oddsOf({ hero, rival, share: share(win) }));
  const [low, high] = found.interval95;
  return sentence(
    said.oddsOfAbout({ hero, rival, share: share(win, 1), low: share(low, 1), high: share(high, 1), fights: TRIALS }),
  );
}

function tableOf(found: readonly FoundOdds[], heroes: readonly Species[], rivals: readonly Species[]): string {
  const rows = heroes.map(({ name }, index) => [
    name,
    ...found
      .slice(index * rivals.length, (index + 1) * rivals.length)
      .map(({ win, exact }) => (exact ? share(win) : `~${share(win, 1)}`)),
  ]);
  const said = speech().games.pokelabirinto;
  const table = formatTable(['', ...rivals.map(({ name }) => name)], rows, { left: [0] });
  const note = found.every(({ exact }) => exact) ? '' : `${sentence(said.oddsTableAbout(TRIALS))}\n`;
  return `${said.oddsTable}\n${table}\n${note}`;
}
