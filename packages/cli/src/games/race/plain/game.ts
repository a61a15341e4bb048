import { nearest } from '@dedalo/grid';
import { printable } from '@dedalo/clients/printable';
import { bannerOf } from '@dedalo/clients/race/banner';
import { RacePlay } from '@dedalo/clients/race/race-play';
import type { RaceSession } from '@dedalo/clients/race/session';
import { levelName, levelText, mapText, storeTexts, timeText } from '@dedalo/clients/race/words';
import { sentence } from '@dedalo/clients/message';
import { type Press, type Rejection, usedBy } from '@dedalo/race';
import { say } from '@dedalo/words';
import { mapLines } from '../screen/draw-map.ts';
import { opponentLetters } from '../screen/opponent-letters.ts';
import { freshSeed } from '../../../fresh-seed.ts';
import { spokenContext } from '../../../plain/spoken-context.ts';
import { speech } from '../../../speech.ts';
import { type PlainContext, type PlainGame, printLine as print } from '../../../plain/play-lines.ts';

const COMMANDS = ['board', 'new', 'help', 'quit'] as const;
const SHORTHANDS: ReadonlyMap<string, string> = new Map([
  ['b', 'board'],
  ['q', 'quit'],
  ['exit', 'quit'],
  ['?', 'help'],
]);
const WAYS = ['north', 'east', 'south', 'west'] as const;
const WAIT = 'wait';

const USUAL_TICKS = 30;
const MOST_TICKS = 3600;

/** A race line by line: time passes only when a command says so. */
export class PlainRace implements PlainGame {
  readonly #play: RacePlay;
  readonly #leave: PlainContext['leave'];
  #isTouched = false;

  constructor(session: RaceSession, { store, leave }: PlainContext) {
    this.#leave = leave;
    this.#play = new RacePlay(spokenContext({ store }), session);
  }

  get isUntouched(): boolean {
    return !this.#isTouched;
  }

  save(): string {
    return this.#play.live.session.save();
  }

  stem(): string {
    return this.#play.stem();
  }

  savedAs(file: string): string {
    return speech().games.race.savedAs(file);
  }

  keep(): void {
    this.#play.keep();
  }

  greet(): void {
    const { name, legend, start } = speech().games.race;
    this.#play.live.goOn();
    print(`${name}.`);
    this.#showBoard();
    print(legend);
    print(start);
  }

  async hear(line: string): Promise<'quit' | undefined> {
    const typed = line.trim();
    const command = SHORTHANDS.get(typed.toLowerCase()) ?? typed.toLowerCase();
    if (command === '') return undefined;
    if (command === 'quit') return 'quit';
    if (command === 'help') print(speech().plain.gameHelp.race);
    else if (command === 'board') this.#showBoard();
    else if (command === 'new') this.#beginAnother();
    else this.#run(typed.split(/\s+/));
    return undefined;
  }

  /** The map, and the names behind its letters. */
  #showBoard(): void {
    this.#show();
    const { config, level } = this.#play.live.scene();
    const letters = [...opponentLetters(config.content.levels[level]!.opponents)];
    if (letters.length > 0) print(letters.map(([name, letter]) => `${letter} ${printable(name)}`).join(', '));
  }

  #show(): void {
    const scene = this.#play.live.scene();
    const words = speech();
    const { lives } = words.games.race;
    print(mapLines(scene).join('\n'));
    const counts = [levelText(scene, words), mapText(scene, words), lives(scene.lives), timeText(scene.ticks)];
    print(`${levelName(scene, words)}: ${counts.join(', ')}`);
    print(storeTexts(scene, words).join('  '));
  }

  #beginAnother(): void {
    this.#leave(this);
    this.#play.begin(freshSeed());
    this.#isTouched = false;
    this.greet();
  }

  #run([key = '', time, ...more]: readonly string[]): void {
    const said = speech().games.race;
    const press = pressOf(key);
    if (press === undefined || more.length > 0) return this.#complain([key, time, ...more].join(' '));
    const ticks = time === undefined ? USUAL_TICKS : Number(time);
    if (!Number.isInteger(ticks) || ticks < 1 || ticks > MOST_TICKS) return print(sentence(said.tooLong(MOST_TICKS)));
    const { config, stock } = this.#play.live.scene();
    if (this.#play.live.isOver) return print(sentence(say<Rejection>(said.rejection, { code: 'game-over' })));
    if (press && 'letter' in press && usedBy(press.letter, config.content.powerUps, stock) === -1) {
      return print(sentence(say<Rejection>(said.rejection, { code: 'nothing-to-use', letter: press.letter })));
    }
    if (press) this.#play.live.press(press);
    this.#isTouched = true;
    const messages = this.#play.run(ticks);
    this.#show();
    for (const { text } of messages) print(sentence(text));
    const { isOver, isPaused, now } = this.#play.live;
    if (isOver) for (const { text } of bannerOf(now, { isPaused, words: speech() }).slice(0, 2)) print(text);
    return undefined;
  }

  #complain(typed: string): void {
    const { seeHelp, didYouMean } = speech().plain;
    const meant = nearest(typed.toLowerCase(), [...COMMANDS, ...WAYS, WAIT]);
    const hint = meant === undefined ? seeHelp : didYouMean(meant);
    print(`${speech().games.race.unknownKey(printable(typed.trim()))} ${hint}`);
  }
}

/** A way by its name or its first letter, a capital letter, or null for waiting. */
function pressOf(key: string): Press | null | undefined {
  if (/^[A-Z]$/.test(key)) return { letter: key };
  const word = key.toLowerCase();
  if (word === WAIT) return null;
  const way = WAYS.findIndex((name) => name === word || name[0] === word);
  return way === -1 ? undefined : { way: way as 0 | 1 | 2 | 3 };
}
