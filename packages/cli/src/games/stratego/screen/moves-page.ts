import { moveHead, moveText } from '@dedalo/clients/stratego/move-words';
import type { PeoplePlay } from '@dedalo/clients/stratego/people-play';
import type { Client } from '../../../app/client.ts';
import { MenuPage } from '../../../app/menu-page.ts';
import type { Page } from '../../../app/page.ts';

/** The moves so far, the newest first; one that is chosen is looked back at. */
export const movesPage = (client: Client, play: PeoplePlay): Page =>
  new MenuPage(client, () => {
    const said = client.words.games.stratego.moveList;
    const to = (count: number) => (): void => {
      client.back();
      play.lookBack(count);
      client.redraw();
    };
    const { moves } = play.seen;
    const rows = moves.map((move, index) => ({
      text: `${moveHead(index + 1, move, client.words)}: ${moveText(move, client.words)}`,
      choose: to(index + 1),
    }));
    const now = { text: said.toNow, choose: to(moves.length) };
    return { title: said.title, items: [now, ...rows.reverse(), { text: said.start, choose: to(0) }] };
  });
