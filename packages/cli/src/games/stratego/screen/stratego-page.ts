import type { StrategoGame } from '@dedalo/clients/stratego/session';
import type { StrategoTypes } from '@dedalo/stratego';
import type { Command } from '@dedalo/words';
import type { Client } from '../../../app/client.ts';
import { GamePage } from '../../../app/game-page.ts';
import type { Press } from '../../../app/page.ts';
import { StrategoScreen } from './stratego-screen.ts';

/** The page of a game on which Esc first drops a picked piece, and only then leaves. */
export class StrategoPage extends GamePage<StrategoTypes> {
  readonly screen: StrategoScreen;

  constructor(client: Client, game: StrategoGame) {
    const screen = new StrategoScreen(client, game);
    super(client, screen);
    this.screen = screen;
  }

  override run(command: Command, how: Press): void {
    if (command === 'back' && this.screen.play.dropPicked()) return;
    super.run(command, how);
  }
}
