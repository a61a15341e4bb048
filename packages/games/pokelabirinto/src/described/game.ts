import type { Step } from '@dedalo/engine';
import { formatRandom, parseRandom, type Random } from '@dedalo/grid';
import { type Config, createConfig, type Mind, type Movement } from '../config.ts';
import { Course } from '../course.ts';
import { endOf, moveOpponents, play, start, turn } from '../rules.ts';
import { attackerOf, WALKING } from '../scene.ts';
import { type Action, PLAYER, type PokelabirintoTypes, type State } from '../state.ts';
import { findAction } from '../text/action-text.ts';
import { drawView } from '../text/draw.ts';
import { view } from '../view.ts';
import { openWays } from '../walking.ts';
import { WAYS } from '../way.ts';
import { Maze, type MazeRun, type Place } from './maze.ts';
import { MESSAGES } from './messages.ts';
import { type Pokemon, speciesOf } from './pokemon.ts';
import { reportOf, type Sides, turnLines } from './report.ts';

export interface GameRun extends MazeRun {
  /** The next line that somebody typed; null where there is none any more. */
  readonly readLine: () => string | null;
  /** What chooses the enemy's attacks (PB12): chance, or with `person` whoever types, as in the described program. */
  readonly mind?: Mind;
}

/** Something had to be decided, and there was no line to read. */
export class EndOfInput extends Error {
  constructor() {
    super('Game: the input has ended in the middle of an encounter');
  }
}

/** The enemy's number among the opponents. */
const ENEMY = 0;

/**
 * The described game (P20 to P33): a maze with two Pokémon in it. It holds the described fields, and asks the rules of
 * the contract for all that happens: they get a state made of these fields, and what they answer is written back.
 */
export class Game extends Maze {
  readonly #run: GameRun;
  #player: Pokemon;
  readonly #enemy: Pokemon;
  #playerAt: Place;
  #previous: Place;
  #enemyAt: Place;
  #enemyFrom: Place;
  /** The winner of a fight, until `gameEnd` has told it. */
  #winner: Pokemon | undefined;

  constructor(row: number, col: number, player: Pokemon, enemy: Pokemon, run: GameRun) {
    super(row, col, run);
    this.#run = run;
    this.#player = player;
    this.#enemy = enemy;
    const { hero, opponents, random } = start(this.#config('still'), run.seed);
    const { at } = opponents[ENEMY]!;
    this.#playerAt = this.placeOf(hero.at);
    this.#previous = this.#playerAt;
    this.#enemyAt = this.placeOf(at!);
    this.#enemyFrom = this.#enemyAt;
    this.setRand(randomOf(random));
  }

  override printMazeSymbols(): void {
    super.printMazeSymbols();
    this.#print(` ${MESSAGES.entranceNote}`);
  }

  printMazeWithPokemon(): void {
    this.#print(drawView(view(this.#state('still'))));
  }

  showAvailableMoves(): void {
    const ways = openWays(this.contract(), this.cellOf(this.#playerAt));
    this.#print(MESSAGES.canGo, ...ways.map((way) => ` - ${MESSAGES.ways[way]} (${way})`));
  }

  /** The player's half of a turn. Where there is a wall, or the entrance, nothing happens (P26, P27). */
  movePokemon(direction: string): void {
    const state = this.#state('still');
    const way = WAYS.find((known) => known === direction.trim().toUpperCase());
    if (way === undefined) this.#print(MESSAGES.badWay);
    const played = way === undefined ? undefined : play(state, PLAYER, { type: 'move', way });
    if (played?.ok) this.#follow(played.value);
    else if (state.opponents[ENEMY]!.at === state.hero.at) this.#follow(meet(state));
  }

  /** The enemy's half of a turn: a step in any way that is open, if it is still in the maze (P28, PB3, PB8). */
  moveEnemy(): void {
    this.#follow(moveOpponents(this.#state('random')));
  }

  /** Whether the player is out, or has lost a fight. A fight that was won since the last call is told once (P33, PB3). */
  gameEnd(): boolean {
    if (this.#winner) this.#print(MESSAGES.fightWon(this.#winner.getNome()));
    this.#winner = undefined;
    const end = endOf(this.#state('still'));
    if (end === 'escaped') this.#print(MESSAGES.escaped);
    return end !== null;
  }

  getPlayer(): Pokemon {
    return this.#player;
  }

  setPlayer(player: Pokemon): void {
    this.#player = player;
  }

  getPlayerX(): number {
    return this.#playerAt.x;
  }

  setPlayerX(playerX: number): void {
    this.#playerAt = this.inside({ ...this.#playerAt, x: playerX });
  }

  getPlayerY(): number {
    return this.#playerAt.y;
  }

  setPlayerY(playerY: number): void {
    this.#playerAt = this.inside({ ...this.#playerAt, y: playerY });
  }

  getPreviousPX(): number {
    return this.#previous.x;
  }

  setPreviousPX(previousPX: number): void {
    this.#previous = this.inside({ ...this.#previous, x: previousPX });
  }

  getPreviousPY(): number {
    return this.#previous.y;
  }

  setPreviousPY(previousPY: number): void {
    this.#previous = this.inside({ ...this.#previous, y: previousPY });
  }

  /** Of an enemy that is defeated, where it was last: it is in the maze no more (PB3). */
  getEnemyX(): number {
    return this.#enemyAt.x;
  }

  setEnemyX(enemyX: number): void {
    this.#enemyAt = this.inside({ ...this.#enemyAt, x: enemyX });
  }

  getEnemyY(): number {
    return this.#enemyAt.y;
  }

  setEnemyY(enemyY: number): void {
    this.#enemyAt = this.inside({ ...this.#enemyAt, y: enemyY });
  }

  protected override places(): readonly Place[] {
    return [...super.places(), this.#playerAt, this.#previous, this.#enemyAt, this.#enemyFrom];
  }

  get #sides(): Sides {
    return { hero: this.#player, opponent: this.#enemy };
  }

  #print(...lines: readonly string[]): void {
    this.#run.print(lines.map((line) => `${line}\n`).join(''));
  }

  /** Nothing of this class is bounded by what a config may say: neither the size, nor the names, nor the actions. */
  #config(movement: Movement): Config {
    const described = createConfig({ movement, mind: this.#run.mind ?? 'random' });
    if (!described.ok) throw new Error(`Game: the described game is none (${described.error.code})`);
    return {
      ...described.value,
      rows: this.getRow(),
      columns: this.getCol(),
      species: [speciesOf(this.#player), speciesOf(this.#enemy)],
      creature: 0,
      rivals: [1],
      limit: Number.MAX_SAFE_INTEGER,
    };
  }

  #state(movement: Movement): State {
    const [player, enemy] = [this.#player, this.#enemy];
    const enemyAt = enemy.getPf() > 0 ? this.cellOf(this.#enemyAt) : null;
    return {
      config: this.#config(movement),
      maze: this.contract(),
      hero: {
        at: this.cellOf(this.#playerAt),
        previous: this.cellOf(this.#previous),
        hp: player.getPf(),
        energy: player.getE(),
      },
      opponents: [{ species: 1, at: enemyAt, hp: enemy.getPf(), energy: enemy.getE() }],
      walks: [{ from: this.cellOf(this.#enemyFrom), posts: [] }],
      phase: WALKING,
      told: [],
      actions: 0,
      yetToMove: [],
      seen: null,
      random: formatRandom(this.getRand()),
    };
  }

  /** Writes back what the rules answered, and goes on until nobody has to decide (P29 to P32). */
  #follow(first: Step<PokelabirintoTypes>): void {
    let { state } = first;
    this.#take(first);
    while (state.phase.name !== 'walking' && endOf(state) === null) {
      const action = this.#choose(state);
      const [seat] = turn(state);
      const played = action && play(state, seat!, action);
      if (!played) this.#print(MESSAGES.badChoice);
      else if (played.ok) {
        ({ state } = played.value);
        this.#take(played.value);
      } else this.#print(MESSAGES.powerless(this.#attacker(state).getNome()));
    }
  }

  #take({ state, events }: Step<PokelabirintoTypes>): void {
    const { hero, opponents, walks } = state;
    const enemy = opponents[ENEMY]!;
    this.#playerAt = this.placeOf(hero.at);
    this.#previous = this.placeOf(hero.previous);
    if (enemy.at !== null) this.#enemyAt = this.placeOf(enemy.at);
    this.#enemyFrom = this.placeOf(walks[ENEMY]!.from);
    this.#player.setPf(hero.hp);
    this.#player.setE(hero.energy);
    this.#enemy.setPf(enemy.hp);
    this.#enemy.setE(enemy.energy);
    this.setRand(randomOf(state.random));
    const won = events.find((event) => event.type === 'fight-won');
    if (won) this.#winner = this.#sides[won.by];
    const report = reportOf(events, this.#sides);
    if (report.length > 0) this.#print(...report);
  }

  /** Asks what the game waits for; undefined where the answer fits nothing (P29, P31, PB13). */
  #choose(state: State): Action | undefined {
    const isMeeting = state.phase.name === 'meeting';
    if (isMeeting) {
      this.#print(MESSAGES.met(this.#enemy.getNome()));
      this.#run.print(`${MESSAGES.fightOrBack} `);
    } else this.#print(...turnLines(this.#attacker(state)));
    const line = this.#run.readLine();
    if (line === null) throw new EndOfInput();
    const action = findAction(line.trim().toUpperCase());
    const fits = isMeeting ? ['fight', 'turn-back'] : ['attack'];
    return action && fits.includes(action.type) ? action : undefined;
  }

  #attacker({ phase }: State): Pokemon {
    if (phase.name !== 'fighting') throw new Error(`Game: nobody attacks while ${phase.name}`);
    return this.#sides[attackerOf(phase)];
  }
}

/** Both stand on one cell without a step: somebody has set them there. */
function meet(state: State): Step<PokelabirintoTypes> {
  const course = new Course(state);
  course.happen({ type: 'met', opponent: ENEMY });
  return course.step();
}

function randomOf(text: string): Random {
  const random = parseRandom(text);
  if (!random.ok) throw new Error(`Game: ${text} is no generator`);
  return random.value;
}
