import { LOUDEST, type ModCell, type ModSample } from './mod.ts';
import { raised, tuned, within } from './periods.ts';
import { Wobble } from './wobble.ts';

/** The effects that last as long as a row, and those of group E. */
const ARPEGGIO = 0x0;
const UP = 0x1;
const DOWN = 0x2;
const TO_NOTE = 0x3;
const VIBRATO = 0x4;
const TO_NOTE_AND_FADE = 0x5;
const VIBRATO_AND_FADE = 0x6;
const TREMOLO = 0x7;
const PAN = 0x8;
const OFFSET = 0x9;
const FADE = 0xa;
const VOLUME = 0xc;
const MORE = 0xe;
const MORE_UP = 0x1;
const MORE_DOWN = 0x2;
const MORE_VIBRATO_SHAPE = 0x4;
const MORE_FINETUNE = 0x5;
const MORE_TREMOLO_SHAPE = 0x7;
const MORE_PAN = 0x8;
const MORE_AGAIN = 0x9;
const MORE_LOUDER = 0xa;
const MORE_SOFTER = 0xb;
const MORE_CUT = 0xc;
const MORE_LATER = 0xd;
const OFFSET_UNIT = 256;
/** A vibrato of depth 1 goes two periods up and down; a tremolo of depth 1 four steps of volume. */
const VIBRATO_UNIT = 2;
const TREMOLO_UNIT = 4;
const NO_CELL: ModCell = { sample: 0, period: 0, effect: 0, argument: 0 };

/** One channel of a MOD: what it plays, and what the effects of its row do to that. */
export class Channel {
  sample: ModSample | null = null;
  /** Where in the sample it is. */
  position = 0;
  /** From −1, left, to 1, right. */
  pan: number;
  readonly #samples: readonly ModSample[];
  #cell = NO_CELL;
  #period = 0;
  #target = 0;
  #slide = 0;
  #volume = 0;
  #finetune = 0;
  #offset = 0;
  #arpeggio = 0;
  #isShaken = false;
  #isTrembling = false;
  readonly #vibrato = new Wobble();
  readonly #tremolo = new Wobble();

  constructor(samples: readonly ModSample[], pan: number) {
    this.#samples = samples;
    this.pan = pan;
  }

  /** The current period; 0 while silent. */
  get period(): number {
    if (this.#period === 0) return 0;
    const shaken = this.#period + (this.#isShaken ? VIBRATO_UNIT * this.#vibrato.value : 0);
    return Math.max(1, raised(shaken, this.#arpeggio));
  }

  /** From 0 to 1. */
  get volume(): number {
    const trembling = this.#isTrembling ? TREMOLO_UNIT * this.#tremolo.value : 0;
    return clampVolume(this.#volume + trembling) / LOUDEST;
  }

  /** The first tick of a row. */
  beginRow(cell: ModCell): void {
    this.#cell = cell;
    this.#arpeggio = 0;
    this.#isShaken = false;
    this.#isTrembling = false;
    const isLater = cell.effect === MORE && cell.argument >> 4 === MORE_LATER && (cell.argument & 0x0f) !== 0;
    if (!isLater) this.#beginNote(cell);
    this.#atOnce(cell);
  }

  #beginNote({ sample, period, effect, argument }: ModCell): void {
    const chosen = this.#samples[sample - 1];
    if (chosen) {
      this.#volume = chosen.volume;
      this.#finetune = chosen.finetune;
    }
    const isSliding = effect === TO_NOTE || effect === TO_NOTE_AND_FADE;
    if (chosen && !isSliding) this.sample = chosen;
    if (period === 0) return;
    if (effect === MORE && argument >> 4 === MORE_FINETUNE) this.#finetune = signedNibble(argument & 0x0f);
    const pitch = tuned(period, this.#finetune);
    this.#target = pitch;
    if (isSliding && this.#period !== 0) return;
    this.#period = pitch;
    this.position = 0;
    this.#vibrato.beginNote();
    this.#tremolo.beginNote();
  }

  #atOnce({ effect, argument, period }: ModCell): void {
    switch (effect) {
      case TO_NOTE:
        if (argument !== 0) this.#slide = argument;
        break;
      case VIBRATO:
        this.#vibrato.set(argument);
        this.#isShaken = true;
        break;
      case VIBRATO_AND_FADE:
        this.#isShaken = true;
        break;
      case TREMOLO:
        this.#tremolo.set(argument);
        this.#isTrembling = true;
        break;
      case PAN:
        this.pan = argument / 127.5 - 1;
        break;
      case OFFSET:
        if (argument !== 0) this.#offset = argument * OFFSET_UNIT;
        if (period !== 0) this.position = this.#offset;
        break;
      case VOLUME:
        this.#volume = clampVolume(argument);
        break;
      case MORE:
        this.#moreAtOnce(argument >> 4, argument & 0x0f);
        break;
      default:
    }
  }

  #moreAtOnce(kind: number, value: number): void {
    if (kind === MORE_UP) this.#slideBy(-value);
    else if (kind === MORE_DOWN) this.#slideBy(value);
    else if (kind === MORE_VIBRATO_SHAPE) this.#vibrato.setShape(value);
    else if (kind === MORE_TREMOLO_SHAPE) this.#tremolo.setShape(value);
    else if (kind === MORE_PAN) this.pan = value / 7.5 - 1;
    else if (kind === MORE_LOUDER) this.#volume = clampVolume(this.#volume + value);
    else if (kind === MORE_SOFTER) this.#volume = clampVolume(this.#volume - value);
    else if (kind === MORE_CUT && value === 0) this.#volume = 0;
  }

  /** A later tick of the row, counted from 1. */
  goOn(tick: number): void {
    const { effect, argument } = this.#cell;
    switch (effect) {
      case ARPEGGIO:
        this.#arpeggio = [0, argument >> 4, argument & 0x0f][tick % 3]!;
        break;
      case UP:
        this.#slideBy(-argument);
        break;
      case DOWN:
        this.#slideBy(argument);
        break;
      case TO_NOTE:
        this.#slideToNote();
        break;
      case TO_NOTE_AND_FADE:
        this.#slideToNote();
        this.#fade(argument);
        break;
      case VIBRATO:
        this.#vibrato.step();
        break;
      case VIBRATO_AND_FADE:
        this.#vibrato.step();
        this.#fade(argument);
        break;
      case TREMOLO:
        this.#tremolo.step();
        break;
      case FADE:
        this.#fade(argument);
        break;
      case MORE:
        this.#moreLater(argument >> 4, argument & 0x0f, tick);
        break;
      default:
    }
  }

  #moreLater(kind: number, value: number, tick: number): void {
    if (kind === MORE_AGAIN && value !== 0 && tick % value === 0) this.position = 0;
    else if (kind === MORE_CUT && tick === value) this.#volume = 0;
    else if (kind === MORE_LATER && tick === value) this.#beginNote(this.#cell);
  }

  #slideBy(by: number): void {
    if (this.#period !== 0 && by !== 0) this.#period = within(this.#period + by);
  }

  #slideToNote(): void {
    const left = this.#target - this.#period;
    if (this.#period === 0 || this.#target === 0) return;
    this.#period += Math.sign(left) * Math.min(Math.abs(left), this.#slide);
  }

  #fade(argument: number): void {
    const up = argument >> 4;
    this.#volume = clampVolume(this.#volume + (up === 0 ? -(argument & 0x0f) : up));
  }
}

const clampVolume = (volume: number): number => Math.max(0, Math.min(LOUDEST, volume));
const signedNibble = (nibble: number): number => (nibble < 8 ? nibble : nibble - 16);
