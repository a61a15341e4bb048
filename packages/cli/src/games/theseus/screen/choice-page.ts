import { SIDES } from '@dedalo/clients/theseus/players';
import { playerText } from '@dedalo/clients/theseus/words';
import type { Client } from '../../../app/client.ts';
import type { Page } from '../../../app/page.ts';
import { SetupPage } from '../../../app/setup-page.ts';
import { changeChoice, type GameChoice, matters, type ParameterName, PARAMETERS, PROPOSED } from './choice.ts';

/** The settings of a new game, played or watched. */
export function choicePage(client: Client, begin: (choice: GameChoice) => void): Page {
  let choice = PROPOSED;
  return new SetupPage(
    client,
    () => {
      const said = client.words.games.theseus;
      return {
        title: said.choice.title,
        rows: PARAMETERS.map((name) => {
          const [text, value] = rowTexts(client, choice, name);
          const change = (step: 1 | -1): void => void (choice = changeChoice(choice, name, step));
          return { text, value, isIdle: !matters(choice, name), change };
        }),
        begin: said.choice.begin,
        beginWords: said.choice.beginKey,
      };
    },
    () => begin(choice),
  );
}

type RowTexts = readonly [text: string, value: string];

function rowTexts({ words }: Client, choice: GameChoice, name: ParameterName): RowTexts {
  const said = words.games.theseus;
  const { role, players, size, supplies, rounds } = choice;
  const [theseus, minotaur] = said.seats;
  const texts: Readonly<Record<ParameterName, RowTexts>> = {
    role: [said.choice.side, role === 'watch' ? said.choice.watch : said.seats[SIDES.indexOf(role)]!],
    theseus: [theseus, playerText({ side: 'theseus', player: players.theseus }, words)],
    minotaur: [minotaur, playerText({ side: 'minotaur', player: players.minotaur }, words)],
    size: [said.choice.size, `${size} × ${size}`],
    supplies: [said.choice.supplies, String(supplies)],
    rounds: [said.choice.rounds, String(rounds)],
  };
  return texts[name];
}
