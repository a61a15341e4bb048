import { type Intent, DONE } from '@dedalo/clients/intent';
import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';
import { workFor } from '@dedalo/clients/work';
import type { AttackNumber, PokelabirintoTypes, Way } from '@dedalo/pokelabirinto';
import type { Command, CommandWords } from '@dedalo/words';
import { freshSeed } from '../../../fresh-seed.ts';
import { BackgroundWork } from '../../../app/background-work.ts';
import type { Client } from '../../../app/client.ts';
import type { GameScreen } from '../../../app/game-screen.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { battlePicture, type BattlePicture } from './battle.ts';
import { pokelabirintoPicture } from './board.ts';
import { ScreenPlay } from './screen-play.ts';
import { setupOf } from './setup.ts';
import { SetupPage } from './setup-page.ts';

type PokelabirintoIntent = Intent<PokelabirintoTypes>;

const WAYS: Readonly<Partial<Record<Command, Way>>> = { up: 'W', down: 'S', left: 'A', right: 'D' };
const MOVES = Object.keys(WAYS) as Command[];
const ATTACKS: Readonly<Partial<Record<Command, AttackNumber>>> = {
  'pokelabirinto.attack-1': 1,
  'pokelabirinto.attack-2': 2,
};
const ALL: readonly Command[] = [
  ...MOVES,
  'pokelabirinto.fight',
  'pokelabirinto.turn-back',
  'pokelabirinto.attack-1',
  'pokelabirinto.attack-2',
];

/** How long keys are not read while odds are computed, and how often the progress is shown. */
const SLICE_MS = 15;
const TELL_MS = 100;

const clock = (): number => performance.now();

/** A game in the terminal: the maze, and in its place a fight while there is one. */
export class PokelabirintoScreen implements GameScreen<PokelabirintoTypes> {
  readonly play: ScreenPlay;
  readonly givesUp: readonly Command[] = ['new-game'];
  readonly #client: Client;
  readonly #background: BackgroundWork;
  #battle: BattlePicture | undefined;

  constructor(client: Client, session: PokelabirintoSession) {
    this.play = new ScreenPlay(client, session);
    this.#client = client;
    this.#background = new BackgroundWork(client);
  }

  /**
   * A draw of chance cannot be undone, and `restart` is a command of this game; there are odds only with an opponent.
   */
  get hides(): readonly Command[] {
    const never: Command[] = ['undo', 'redo', 'restart'];
    return this.#phase === 'meeting' || this.#phase === 'fighting' ? never : [...never, 'hint'];
  }

  get mouse(): string {
    return this.#phase === 'fighting' ? this.#said.clickAttack : this.#said.click;
  }

  picture(area: Area): Picture {
    this.play.drawnIn(area);
    const { view } = this.play;
    const opponent = this.play.fightShown();
    this.#battle =
      opponent === undefined
        ? undefined
        : battlePicture({ view, opponent, log: this.play.logTexts() }, this.#client, area);
    return this.#battle ?? pokelabirintoPicture(view, this.#client);
  }

  commands(): { first: readonly Command[]; last: readonly Command[] } {
    const phase = this.#phase;
    const again: Command[] = ['restart', 'new-game'];
    const look: Command[] = phase !== 'fighting' && this.play.fightShown() !== undefined ? ['choose'] : [];
    if (phase === 'over') return { first: [...again, ...look], last: [] };
    const now: Readonly<Record<typeof phase, readonly Command[]>> = {
      walking: [...MOVES, ...look],
      meeting: ['pokelabirinto.fight', 'pokelabirinto.turn-back'],
      fighting: ['pokelabirinto.attack-1', 'pokelabirinto.attack-2'],
    };
    return { first: now[phase], last: again };
  }

  /** Commands for another moment: they are answered with the reason why not now. */
  get refused(): readonly Command[] {
    const { first } = this.commands();
    return ALL.filter((command) => !first.includes(command));
  }

  wordsFor(command: Command): CommandWords | undefined {
    const { odds, again, goOn } = this.#said.keyWords;
    return ({ hint: odds, restart: again, choose: goOn } as Partial<Record<Command, CommandWords>>)[command];
  }

  run(command: Command): PokelabirintoIntent {
    const way = WAYS[command];
    if (way !== undefined) return this.play.step(way);
    const attack = ATTACKS[command];
    if (attack !== undefined) return this.play.attack(attack);
    if (command === 'pokelabirinto.fight') return this.play.fight();
    if (command === 'pokelabirinto.turn-back') return this.play.turnBack();
    if (command === 'restart') return this.play.again();
    if (command === 'choose') this.play.closeFight();
    if (command === 'new-game') this.#setUp();
    return DONE;
  }

  /** A cell is a target to walk to; in a fight it is an attack, and after the fight any click leads back. */
  click(square: { readonly x: number; readonly y: number } | undefined): PokelabirintoIntent {
    this.play.letGo();
    if (!square) return DONE;
    if (this.#battle) {
      const attack = this.#battle.attackAt(square.x, square.y);
      if (attack !== undefined) return this.play.attack(attack);
      this.play.closeFight();
      return DONE;
    }
    const { rows, columns } = this.play.view;
    const isInside = square.x >= 0 && square.y >= 0 && square.x < columns && square.y < rows;
    return isInside ? this.play.walkTo(square.y * columns + square.x) : DONE;
  }

  /** Computes odds that were asked for, while nothing else is to be done. */
  drawn(): void {
    if (this.#background.isRunning) return;
    // The message depends on the window, whose size is known only now.
    const isStale = this.play.isVerdictStale();
    const work = this.play.work();
    if (!work && !isStale) return;
    const tellAt = clock() + (isStale ? 0 : TELL_MS);
    this.#background.start(() => {
      const status = work ? workFor(work, SLICE_MS, clock) : 'done';
      if (status === 'searching' && clock() < tellAt) return 0;
      this.#client.redraw();
      return undefined;
    });
  }

  leave(): void {
    this.#background.stop();
  }

  get #said(): Client['words']['games']['pokelabirinto'] {
    return this.#client.words.games.pokelabirinto;
  }

  get #phase(): 'walking' | 'meeting' | 'fighting' | 'over' {
    const { phase, end } = this.play.view;
    return end === null ? phase.name : 'over';
  }

  /** Opens the choice of another game above this one, so that going back leads here. */
  #setUp(): void {
    const begin = (config: PokelabirintoTypes['Config']): void => {
      this.#client.back();
      this.play.begin(freshSeed(), config);
    };
    const { config } = this.play.source;
    this.#client.open(new SetupPage(this.#client, { species: config.species, setup: setupOf(config) }, begin));
  }
}
