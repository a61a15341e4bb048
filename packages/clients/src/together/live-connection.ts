import type { LiveNews, LiveRequest } from '@dedalo/protocol/live';
import type { Clock } from '../play/clock.ts';
import { Channel } from './channel.ts';
import type { OpenWire, Wire } from './wire.ts';

/** `waiting` for the next try. */
export type ConnectionState = 'opening' | 'open' | 'waiting' | 'closed';

export interface ConnectionOptions {
  readonly openWire: OpenWire;
  readonly clock: Clock;
  /** From 0 to 1: all who lost a server must not come back in one moment. */
  readonly chance: () => number;
  /** A name of this client that nobody else has. */
  readonly name: string;
  /** Undefined for what no server of ours says. */
  readonly read: (text: string) => LiveNews | undefined;
  readonly changed: (state: ConnectionState) => void;
}

/** The pauses between tries, in milliseconds; each is drawn between its half and one and a half times as long. */
const PAUSES = [300, 600, 1200, 2500, 5000, 10_000, 20_000] as const;

/** The one socket of a client, for everything that it follows. It comes back by itself. */
export class LiveConnection {
  readonly #options: ConnectionOptions;
  readonly #channels = new Map<number, Channel>();
  #wire: Wire | undefined;
  #state: ConnectionState = 'opening';
  #tries = 0;
  #keys = 0;
  #stopPause: (() => void) | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#open();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  follow(match: string, heard: (news: LiveNews) => void): { readonly channel: Channel; leave(): void } {
    let on = 0;
    while (this.#channels.has(on)) on++;
    const { name } = this.#options;
    const keyFor = (): string => `${name}-${++this.#keys}`;
    const channel = new Channel({ on, match, keyFor, heard, send: (text) => this.#send(text) });
    this.#channels.set(on, channel);
    if (this.#state === 'open') channel.join();
    const leave = (): void => {
      this.#channels.delete(on);
      this.#send(JSON.stringify({ type: 'leave', on } satisfies LiveRequest));
    };
    return { channel, leave };
  }

  /** Skips the pause before the next try. */
  tryNow(): void {
    if (this.#state !== 'waiting') return;
    this.#stopPause?.();
    this.#open();
  }

  close(): void {
    this.#stopPause?.();
    this.#change('closed');
    this.#wire?.close();
  }

  #open(): void {
    this.#change('opening');
    this.#wire = this.#options.openWire({
      opened: () => this.#opened(),
      heard: (text) => this.#heard(text),
      closed: () => this.#closed(),
    });
  }

  #opened(): void {
    this.#change('open');
    for (const channel of this.#channels.values()) channel.join();
  }

  #heard(text: string): void {
    const news = this.#options.read(text);
    if (!news || this.#state === 'closed') return;
    // A server that only opens and cuts is not tried without a pause.
    this.#tries = 0;
    if (news.type !== 'bye') this.#channels.get(news.on)?.hear(news);
  }

  #closed(): void {
    if (this.#state === 'closed' || this.#state === 'waiting') return;
    for (const channel of this.#channels.values()) channel.lost();
    const { clock, chance } = this.#options;
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]!;
    this.#stopPause = clock.after(Math.round(pause * (0.5 + chance())), () => this.#open());
    this.#change('waiting');
  }

  #send(text: string): void {
    if (this.#state === 'open') this.#wire!.send(text);
  }

  #change(state: ConnectionState): void {
    this.#state = state;
    this.#options.changed(state);
  }
}
