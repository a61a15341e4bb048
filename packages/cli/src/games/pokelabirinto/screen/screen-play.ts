import { type Intent, saying } from '@dedalo/clients/intent';
import { type Message, sentence } from '@dedalo/clients/message';
import { OddsCalculator } from '@dedalo/clients/pokelabirinto/fight-odds';
import { keyNameOf } from '@dedalo/clients/key-name';
import { PokelabirintoPlay } from '@dedalo/clients/pokelabirinto/pokelabirinto-play';
import { speciesText } from '@dedalo/clients/creature-maze/species-text';
import { opponentSpecies } from '@dedalo/clients/pokelabirinto/words';
import { type Blow, PLAYER, type PokelabirintoTypes } from '@dedalo/pokelabirinto';
import { wrapText } from '../../../terminal/text-width.ts';
import type { Client } from '../../../app/client.ts';
import type { Area } from '../../../app/picture.ts';
import { fightShown, hasLog } from './battle.ts';
import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';

/** The number of lines always kept free under the picture. */
const FREE_LINES = 2;

/** The game as this screen describes it: what the picture of a fight shows is not repeated below. */
export class ScreenPlay extends PokelabirintoPlay {
  readonly #client: Client;
  /** The blows of a finished fight that the player has closed. */
  #closed: readonly Blow[] | undefined;
  #area: Area | undefined;
  #verdict: Message | undefined;
  /** Whether the last command asked for a confirmation, and whether the one before it did. */
  #isAsked = false;
  #isConfirmed = false;

  constructor(client: Client, session: PokelabirintoSession) {
    super(client, session, new OddsCalculator());
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

  /** The area of the last drawing. */
  drawnIn(area: Area): void {
    this.#area = area;
  }

  /** Called before every command: a question without an immediate answer is dropped. */
  override letGo(): void {
    super.letGo();
    this.#isConfirmed = this.#isAsked;
    this.#isAsked = false;
  }

  /** The same maze again. A game in progress is given up only when this is asked for twice. */
  again(): Intent<PokelabirintoTypes> {
    const { view, source } = this;
    if (view.end !== null || view.actions === 0 || this.#isConfirmed) return this.begin(source.seed);
    this.#isAsked = true;
    const key = keyNameOf('restart', this.#client) ?? this.#client.words.games.pokelabirinto.keyWords.again[0];
    return saying(sentence(this.#client.words.games.pokelabirinto.againSure(key)), 'bad');
  }

  override verdict(): Message {
    this.#verdict = this.#verdictHere();
    return this.#verdict;
  }

  /** Whether another message belongs to the window of the last drawing. */
  isVerdictStale(): boolean {
    const said = this.#verdict?.text;
    return said !== undefined && this.verdict().text !== said;
  }

  override toldTexts(): string[] {
    return this.fightShown() === undefined ? super.toldTexts() : [];
  }

  /** With its numbers, which matter for the decision. */
  override meetingText(opponent: number): string {
    const numbers = speciesText(opponentSpecies(this.view, opponent), this.#client.words);
    return `${super.meetingText(opponent)}\n${sentence(numbers)}`;
  }

  /** If the window has no room for the log, its last lines are the message, if they fit. */
  #verdictHere(): Message {
    const message = super.verdict();
    const blow = this.#unseenBlow();
    if (blow === undefined) return message;
    const isMine = this.view.phase.name === 'fighting' && this.seat === PLAYER;
    const texts = [`${blow} ${message.text}`, ...(isMine ? [blow] : [])];
    const text = texts.find((candidate) => wrapText(candidate, this.#area!.width - 2).length <= FREE_LINES);
    return text === undefined ? message : { ...message, text };
  }

  #unseenBlow(): string | undefined {
    const { view } = this;
    const opponent = this.fightShown();
    if (opponent === undefined || !this.#area || hasLog({ view, opponent }, this.#client.words, this.#area))
      return undefined;
    return super.toldTexts().at(-1);
  }
}
