import { eventTexts, levelText, mapText, timeText } from '@dedalo/clients/race/words';
import { RaceTwin } from '@dedalo/clients/race/race-twin';
import { type Event, race, type RaceTypes, type State, TICKS_A_SECOND } from '@dedalo/race';
import type { Words } from '@dedalo/words';
import { effect } from '@preact/signals';
import { showEdges } from '../../edges/show-edges.ts';
import { RaceCanvas } from './board/race-canvas.ts';
import { Looks } from './looks/looks.ts';
import { loadAtlas } from './looks/ours.ts';
import { preferences } from './preferences.ts';
import { language } from '../../speech.ts';
import { hasMotion } from '../../store/settings.ts';
import type { MarkKind, Moment, Painter, ReplayGame } from '../../replay/replay-game.ts';

type RaceMoment = Moment<RaceTypes>;

/** Replays of the race, once its pictures are there. */
export async function loadReplayGame(): Promise<ReplayGame<RaceTypes>> {
  const image = await loadAtlas();
  return {
    game: race,
    createPainter: (host) => new RacePainter(host, image),
    createMarker: () => markOf,
    momentWords,
    countWords,
    secondsOf: ({ ticks }) => ticks / TICKS_A_SECOND,
  };
}

/** Shows the ticks of an action one after the other, and then the state after it. */
class RacePainter implements Painter<RaceTypes> {
  readonly #host: HTMLElement;
  readonly #image: ImageBitmap;
  readonly #end: () => void;
  #canvas: RaceCanvas | undefined;
  #hideEdges: (() => void) | undefined;
  #shown: RaceTwin['race'] | undefined;
  #request = 0;

  constructor(host: HTMLElement, image: ImageBitmap) {
    this.#host = host;
    this.#image = image;
    this.#end = effect(() => {
      const { contrast, calm } = preferences.value;
      const isCalm = calm || !hasMotion.value;
      const looks = this.#canvas?.look.looks;
      if (looks) this.#canvas!.setLook({ looks, isContrast: contrast, isCalm });
    });
  }

  show(state: State, { last, ms }: { readonly last: RaceMoment | undefined; readonly ms: number }): void {
    cancelAnimationFrame(this.#request);
    if (!last || ms === 0) return this.#draw(new RaceTwin(state).race, 0);
    return this.#run(last, ms, state);
  }

  /** The part of the action for the time that has passed. */
  #run({ before, acted: { action } }: RaceMoment, ms: number, after: State): void {
    const { race: running } = new RaceTwin(before);
    if (action.press) running.press(action.press);
    const start = performance.now();
    let [done, shown] = [0, start];
    const frame = (now: number): void => {
      const due = Math.min(action.ticks, Math.round(((now - start) / ms) * action.ticks));
      for (; done < due; done++) running.tick();
      for (const event of running.events.splice(0)) {
        if (event.type === 'wall-broken') this.#canvas?.wallBroken(event.cell);
      }
      this.#draw(done === action.ticks ? new RaceTwin(after).race : running, now - shown);
      shown = now;
      if (done < action.ticks) this.#request = requestAnimationFrame(frame);
    };
    frame(start);
  }

  #draw(shown: RaceTwin['race'], milliseconds: number): void {
    this.#shown = shown;
    this.#canvas ??= new RaceCanvas(this.#host, {
      looks: new Looks(shown.content, this.#image),
      isContrast: preferences.peek().contrast,
      isCalm: preferences.peek().calm || !hasMotion.peek(),
    });
    this.#hideEdges ??= showEdges(this.#host, this.#canvas, 'raced');
    this.#canvas.show(shown, { milliseconds });
  }

  async toBlob(): Promise<Blob> {
    if (!this.#canvas || !this.#shown) throw new Error('nothing has been drawn');
    return this.#canvas.toBlob();
  }

  destroy(): void {
    cancelAnimationFrame(this.#request);
    this.#end();
    this.#hideEdges?.();
    this.#canvas?.destroy();
  }
}

const GAINS: readonly Event['type'][] = ['map-reached', 'level-reached'];

function markOf({ events }: RaceMoment): MarkKind | undefined {
  const has = (type: Event['type']): boolean => events.some((event) => event.type === type);
  if (has('ended')) return 'end';
  if (has('life-lost')) return 'loss';
  if (events.some((event) => GAINS.includes(event.type) && (!('who' in event) || event.who < 0))) return 'gain';
  return events.some((event) => event.type === 'item-picked' && event.who < 0) ? 'turn' : undefined;
}

const seconds = (ticks: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 }).format(ticks / TICKS_A_SECOND);

/** The keys, and the results that are worth a line. */
function momentWords(words: Words, { acted: { action }, events, after }: RaceMoment): string {
  const said = words.web.race.replay;
  const { press, ticks } = action;
  const key = press && ('letter' in press ? press.letter : wayName(words, press.way));
  const pressed = key === null ? said.ran(seconds(ticks)) : said.pressed({ key, seconds: seconds(ticks) });
  const happened = eventTexts(events, after.scene, words).map(({ text }) => text);
  const ended = after.scene.end ? [words.games.race.ends[after.scene.end]] : [];
  return [pressed, ...happened, ...ended].join(', ');
}

const WAY_NAMES = ['north', 'east', 'south', 'west'] as const;

const wayName = (words: Words, way: number): string => words.web.race.steer[WAY_NAMES[way]!];

const countWords = (words: Words, { scene }: State): string =>
  `${timeText(scene.ticks)}, ${levelText(scene, words)}, ${mapText(scene, words)}`;
