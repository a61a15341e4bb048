import { Experiment } from '@dedalo/clients/lab/experiment';
import type { Size } from '@dedalo/grid';
import type { Command, CommandWords } from '@dedalo/words';
import { freshSeed } from '../../fresh-seed.ts';
import type { Surface } from '../../terminal/surface.ts';
import { cropText } from '../../terminal/text-width.ts';
import type { Client } from '../client.ts';
import { keyName } from '../key-line.ts';
import type { Page } from '../page.ts';
import { drawPicture } from '../picture.ts';
import { SettingsPage } from '../settings-page.ts';
import { fittedSize } from './fitted-size.ts';
import { mazePicture } from './maze-picture.ts';
import { drawPanel, mazeArea, type Panel } from './panel.ts';
import { changeSetup, type ParameterName, PARAMETERS, type Setup, USUAL_SETUP } from './setup.ts';

const TICKS_PER_SECOND = 32;

/** Shows mazes being carved and searched, with a chosen generator and path finder. */
export class LaboratoryPage implements Page {
  readonly #client: Client;
  readonly #nextSeed: () => string;
  #setup: Setup = USUAL_SETUP;
  #marked = 0;
  #seed: string;
  /** Created when it is first drawn, because its area is not known before. */
  #experiment: Experiment | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** The part of a step that slow speeds leave over from tick to tick. */
  #due = 0;

  constructor(client: Client, options: { readonly nextSeed?: () => string } = {}) {
    this.#client = client;
    this.#nextSeed = options.nextSeed ?? freshSeed;
    this.#seed = this.#nextSeed();
  }

  commands(): readonly Command[] {
    const moves: Command[] = ['up', 'down', 'left', 'right'];
    return [...moves, 'play', 'restart', 'faster', 'slower', 'choose', 'settings', 'back'];
  }

  wordsFor(command: Command): CommandWords | undefined {
    const { newMaze, sameAgain } = this.#client.words.mazes;
    return ({ choose: newMaze, restart: sameAgain } as Partial<Record<Command, CommandWords>>)[command];
  }

  draw(surface: Surface): void {
    const { words, settings, hasColour } = this.#client;
    const area = mazeArea(surface);
    this.#fit(area);
    if (this.#experiment && settings.motion === 'none') this.#finish(this.#experiment);
    drawPanel(surface, this.#panel());
    if (this.#experiment) {
      drawPicture(surface, mazePicture(this.#experiment, { isAscii: this.#client.isAscii, hasColour }), area);
    } else {
      surface.put(1, area.y, cropText(words.mazes.tooSmall, surface.columns - 2), 'bad');
    }
  }

  run(command: Command): void {
    this.#handlers[command]?.();
  }

  leave(): void {
    this.#pause();
  }

  readonly #handlers: Readonly<Partial<Record<Command, () => void>>> = {
    up: () => this.#mark(-1),
    down: () => this.#mark(1),
    left: () => this.#change(PARAMETERS[this.#marked]!, -1),
    right: () => this.#change(PARAMETERS[this.#marked]!, 1),
    choose: () => this.#startNew(),
    restart: () => this.#startOver(),
    play: () => this.#toggle(),
    faster: () => this.#change('speed', 1),
    slower: () => this.#change('speed', -1),
    settings: () => this.#client.open(new SettingsPage(this.#client)),
    back: () => this.#client.back(),
  };

  #mark(step: number): void {
    this.#marked = (this.#marked + step + PARAMETERS.length) % PARAMETERS.length;
  }

  #change(name: ParameterName, step: 1 | -1): void {
    this.#setup = changeSetup(this.#setup, name, step);
    if (name !== 'speed') this.#startOver();
  }

  #startNew(): void {
    this.#seed = this.#nextSeed();
    this.#startOver();
  }

  #startOver(): void {
    this.#pause();
    this.#experiment = undefined;
  }

  #toggle(): void {
    if (this.#timer) this.#pause();
    else if (this.#experiment?.phase === 'done') this.#startOver();
    else if (this.#experiment) this.#play();
  }

  /** Keeps the experiment while it fits; one of screen size follows the screen. */
  #fit(room: Size): void {
    const now = this.#experiment?.grid;
    const size = fittedSize(this.#setup.size, room);
    const isFilling = now?.width === size?.width && now?.height === size?.height;
    const fits = now !== undefined && now.width <= room.width && now.height <= room.height;
    if (this.#setup.size === 'large' ? isFilling : fits) return;
    this.#startOver();
    if (!size) return;
    const { generator, finder } = this.#setup;
    const { width, height } = size;
    this.#experiment = new Experiment({ width, height, generator, finder, seed: this.#seed });
    if (this.#client.settings.motion !== 'none') this.#play();
  }

  #play(): void {
    this.#pause();
    this.#timer = setInterval(() => this.#tick(), 1000 / TICKS_PER_SECOND);
  }

  #tick(): void {
    this.#due += this.#setup.speed / TICKS_PER_SECOND;
    const steps = Math.floor(this.#due);
    this.#due -= steps;
    if (steps === 0) return;
    this.#experiment?.advance(steps);
    if (this.#experiment?.phase === 'done') this.#pause();
    this.#client.redraw();
  }

  #pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#due = 0;
  }

  #finish(experiment: Experiment): void {
    this.#pause();
    experiment.finish();
  }

  #panel(): Panel {
    const { words, keys } = this.#client;
    const said = words.mazes;
    return {
      title: said.laboratory,
      parameters: PARAMETERS.map((name) => ({ name: said[name], value: this.#valueOf(name) })),
      marked: this.#marked,
      seed: `${said.seed} ${this.#seed}`,
      status: this.#status(),
      hint: [keyName(keys.keysOf('choose')[0] ?? '', words), said.newMaze[0]],
    };
  }

  #valueOf(name: ParameterName): string {
    if (name === 'size') return this.#client.words.mazes.sizes[this.#setup.size];
    return name === 'speed' ? `${this.#setup.speed}/s` : this.#setup[name];
  }

  #status(): string[] {
    const { words } = this.#client;
    if (!this.#experiment) return [];
    const { phase, found } = this.#experiment;
    if (found) return [words.mazes.done, words.mazes.found(found)];
    return [this.#timer ? words.mazes[phase] : `${words.mazes[phase]}, ${words.replay.paused}`];
  }
}
