import { SIDES } from '@dedalo/clients/stratego/players';
import type { StrategoKind } from '@dedalo/clients/stratego/session';
import { suggestedFor } from '@dedalo/clients/stratego/suggested';
import type { Client } from '../../../app/client.ts';
import type { Page } from '../../../app/page.ts';
import { SetupPage } from '../../../app/setup-page.ts';
import { changeChoice, type GameChoice, kindOf, matters, type ParameterName, PARAMETERS } from './choice.ts';

/** The settings of a new game. */
export function choicePage(client: Client, proposed: GameChoice, begin: (kind: StrategoKind) => void): Page {
  let choice = proposed;
  return new SetupPage(
    client,
    () => {
      const said = client.words.games.stratego;
      return {
        title: said.choice.title,
        rows: PARAMETERS.map((name) => ({
          text: said.choice[name],
          value: valueText(client, choice, name),
          isIdle: !matters(choice, name),
          change: (step) => (choice = changeChoice(choice, name, step)),
        })),
        about: said.botsAbout[choice.against],
        begin: said.choice.begin,
        beginWords: said.keyWords.start,
      };
    },
    () => begin(kindOf(choice)),
  );
}

/** Including whether it is the suggested one. */
function opponentText({ words, store }: Client, against: GameChoice['against']): string {
  const { bots, suggested } = words.games.stratego;
  return suggestedFor(store.progress) === against ? `${bots[against]} (${suggested})` : bots[against];
}

function valueText(client: Client, { side, against, rules, time }: GameChoice, name: ParameterName): string {
  const said = client.words.games.stratego;
  const seconds = new Intl.NumberFormat(client.language).format(time / 1000);
  return {
    side: said.sides[SIDES.indexOf(side) as 0 | 1],
    against: opponentText(client, against),
    rules: said.ruleSets[rules],
    time: said.choice.seconds(seconds),
  }[name];
}
