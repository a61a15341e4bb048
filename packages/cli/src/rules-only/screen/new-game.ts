import { botsAbout } from '@dedalo/clients/rules-only/bots-about';
import { type RulesGame, startRules } from '@dedalo/clients/rules-only/session';
import { type Sitter, sittersOf, usualSitters } from '@dedalo/clients/rules-only/sitters';
import type { Game } from '@dedalo/engine';
import { gameWords } from '@dedalo/words';
import type { Client } from '../../app/client.ts';
import type { Page } from '../../app/page.ts';
import { type SetupRow, SetupPage } from '../../app/setup-page.ts';
import { freshSeed } from '../../fresh-seed.ts';

/** The default. */
interface Proposal extends Pick<RulesGame, 'sitters'> {
  readonly config: unknown;
}

interface NewGame {
  readonly game: Game;
  readonly proposed?: Proposal;
  readonly begin: (begun: RulesGame) => void;
}

/** The players of a new game, by seat. */
export function newRulesPage(client: Client, { game, proposed, begin }: NewGame): Page {
  const { sitters, config } = proposed ?? usual(game);
  const chosen = [...sitters];
  const rows = (): SetupRow[] =>
    chosen.map((sitter, seat) => ({
      text: gameWords(client.words, game.id).seat(seat),
      value: client.words.rulesOnly.sitters[sitter],
      change: (step) => (chosen[seat] = beside(sittersOf(game), sitter, step)),
    }));
  return new SetupPage(
    client,
    () => {
      const { begin: line, beginKey } = client.words.rulesOnly;
      return {
        title: gameWords(client.words, game.id).name,
        rows: rows(),
        about: botsAbout(game, client.words).join(' '),
        begin: line,
        beginWords: beginKey,
      };
    },
    () => begin(startRules({ game, config, seed: freshSeed(), sitters: [...chosen] })),
  );
}

function usual(game: Game): Proposal {
  const config = game.defaultConfig?.();
  if (config === undefined) throw new Error(`newRulesPage: ${game.id} has no usual config, and no page of its own`);
  return { sitters: usualSitters(game, game.seats(config)), config };
}

const beside = (sitters: readonly Sitter[], sitter: Sitter, step: 1 | -1): Sitter =>
  sitters.at((sitters.indexOf(sitter) + step) % sitters.length)!;
