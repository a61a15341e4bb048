import { sentence } from '@dedalo/clients/message';
import { PokelabirintoPlay } from '@dedalo/clients/pokelabirinto/pokelabirinto-play';
import { opponentSpecies, speciesText } from '@dedalo/clients/pokelabirinto/words';
import type { Blow } from '@dedalo/pokelabirinto';
import type { Client } from '../client.ts';
import { fightShown } from './battle.ts';
import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';

/** The game as this screen tells it: what the picture of a fight shows is not said again below. */
export class ScreenPlay extends PokelabirintoPlay {
  readonly #client: Client;
  /** The end of a fight from which one has turned to the maze. */
  #closed: readonly Blow[] | undefined;

  constructor(client: Client, session: PokelabirintoSession) {
    super(client, session);
    this.#client = client;
  }

  /** The opponent of the fight that is shown. */
  fightShown(): number | undefined {
    const { view } = this;
    return view.told === this.#closed ? undefined : fightShown(view);
  }

  closeFight(): void {
    if (this.view.phase.name !== 'fighting') this.#closed = this.view.told;
  }

  override toldTexts(): string[] {
    return this.fightShown() === undefined ? super.toldTexts() : [];
  }

  /** With its numbers: they are what one decides by. */
  override meetingText(opponent: number): string {
    const numbers = speciesText(opponentSpecies(this.view, opponent), this.#client.words);
    return `${super.meetingText(opponent)}\n${sentence(numbers)}`;
  }
}
