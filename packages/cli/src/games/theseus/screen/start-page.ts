import { BotsGame } from '@dedalo/clients/theseus/bots-game';
import { reportLines } from '@dedalo/clients/theseus/report';
import { sentence } from '@dedalo/clients/message';
import { percentText } from '@dedalo/clients/percent-text';
import { nextBoard, wishOf } from '@dedalo/clients/theseus/ladder';
import { otherSide, SIDES } from '@dedalo/clients/theseus/players';
import { playerAbout, playerText } from '@dedalo/clients/theseus/words';
import { describedMeeting, startTheseus } from '@dedalo/clients/theseus/session';
import { freshSeed } from '../../../fresh-seed.ts';
import type { Client } from '../../../app/client.ts';
import { type MenuItem, MenuPage } from '../../../app/menu-page.ts';
import type { Page } from '../../../app/page.ts';
import { TextPage } from '../../../app/text-page.ts';
import { botsWishOf, type GameChoice, gameWishOf } from './choice.ts';
import { choicePage } from './choice-page.ts';
import { MeetingPage } from './meeting-page.ts';
import { goOnTheseus, openTheseus } from './open.ts';

/** Where games of Theseus begin: the unfinished one, a new one, or the described one as it is printed. */
export const theseusStartPage = (client: Client): Page =>
  new MenuPage(client, () => {
    const { name, summary, menu } = client.words.games.theseus;
    const isLeft = client.store.running('theseus') !== undefined;
    const goOn: MenuItem = { text: menu.goOn, choose: () => client.open(goOnTheseus(client)) };
    const begin: MenuItem = {
      text: menu.begin,
      choose: () => client.open(choicePage(client, (choice) => client.replace(chosenPage(client, choice)))),
    };
    const ladder = SIDES.map((side): MenuItem => {
      const board = nextBoard(client.store.progress, side);
      const { boards, seats } = client.words.games.theseus;
      const against = { side: otherSide(side), player: board.against };
      const chance = boards.chance(percentText(board.rung.chance, client.language));
      return {
        text: `${boards.ladder}: ${seats[SIDES.indexOf(side)]!}, ${boards.rungOf(board)}`,
        about: `${playerText(against, client.words)}: ${playerAbout(against, client.words)} ${sentence(chance)}`,
        choose: () => client.open(openTheseus(client, startTheseus(wishOf(board.rung)))),
      };
    });
    const described: MenuItem = {
      text: menu.described,
      about: menu.describedAbout,
      choose: () => client.open(describedPage(client)),
    };
    return { title: name, subtitle: summary, items: [...(isLeft ? [goOn] : []), ...ladder, begin, described] };
  });

function chosenPage(client: Client, choice: GameChoice): Page {
  const seed = freshSeed();
  return choice.role === 'watch'
    ? new MeetingPage(client, botsWishOf(choice, seed))
    : openTheseus(client, startTheseus(gameWishOf(choice, choice.role, seed)));
}

/** What the described program prints; its two bots need no time. */
function describedPage(client: Client): Page {
  const record = new BotsGame(describedMeeting(freshSeed())).playOut();
  const { report } = client.words.games.theseus;
  const title = (): string => client.words.games.theseus.menu.described;
  return new TextPage(client, title, { lines: reportLines(record, report), from: 'start' });
}
