import { ExpeditionPlay } from '@dedalo/clients/expedition/expedition-play';
import { oddsText } from '@dedalo/clients/expedition/odds-text';
import type { ExpeditionSession } from '@dedalo/clients/expedition/session';
import type { Message } from '@dedalo/clients/message';
import type { Client } from '../../../app/client.ts';
import { countsText } from './party-panel.ts';

/** The journey as this screen tells it: what the picture of a fight shows is not said again below. */
export class ScreenPlay extends ExpeditionPlay {
  readonly #client: Client;

  constructor(client: Client, session: ExpeditionSession) {
    super(client, session);
    this.#client = client;
  }

  /** The opponent of the fight; undefined in the maze and when the journey is over. */
  faced(): number | undefined {
    const { phase, end } = this.view;
    return end === null && phase.name !== 'walking' ? phase.wild : undefined;
  }

  /** What has happened in the fight; of one that is gone on with, what is remembered. */
  fightLog(): string[] {
    const log = this.logRounds().flat();
    return log.length > 0 ? log : this.toldTexts();
  }

  override counts(): string {
    return countsText(this.view, this.#client.words);
  }

  override verdict(): Message {
    if (this.faced() === undefined) return super.verdict();
    return { text: this.questionText()!, role: this.view.phase.name === 'meeting' ? 'bad' : 'text' };
  }

  override hint(): string | undefined {
    return oddsText(this.view, this.#client);
  }
}
