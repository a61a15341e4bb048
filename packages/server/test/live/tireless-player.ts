import type { Game, GameTypes } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { type Happened, type LiveNews, readNews, type Standing } from '@dedalo/protocol/live';
import { WebSocket } from 'ws';

/** A lost connection is tried again after so long, in milliseconds. */
const AGAIN_MS = 50;

export interface PlayerOptions {
  readonly address: string;
  readonly cookie: string;
  readonly match: string;
  readonly game: Game;
  readonly seed: string;
  /** How long it thinks, in milliseconds. */
  readonly thinking: number;
}

/** An action that the server has confirmed. */
export interface Confirmed {
  readonly match: string;
  readonly key: string;
  readonly action: string;
  readonly version: number;
}

/**
 * A player that goes on whatever happens to the server: it comes back, says which version it has seen, and sends again what
 * was not confirmed, under the same key.
 */
export class TirelessPlayer {
  readonly confirmed: Confirmed[] = [];
  /** The versions of which it was told more than once, or out of turn. */
  readonly mistold: number[] = [];
  readonly #options: PlayerOptions;
  readonly #random: Random;
  #socket: WebSocket | undefined;
  #view: GameTypes['View'];
  #version: number | undefined;
  #seat = 0;
  #sent: { readonly key: string; readonly action: string } | undefined;
  #keys = 0;
  #isOver = false;
  #isStopped = false;
  #isConnected = false;
  readonly #timers = new Set<NodeJS.Timeout>();
  /** How often it has lost its connection. */
  comebacks = 0;

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.#random = new Random(options.seed);
    this.#connect();
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get version(): number {
    return this.#version ?? 0;
  }

  get match(): string {
    return this.#options.match;
  }

  /** It has heard how the match stands since it came back. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#socket?.terminate();
  }

  #connect(): void {
    const { address, cookie, match } = this.#options;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers: { cookie } });
    this.#socket = socket;
    socket.on('open', () => {
      const from = this.#version === undefined ? {} : { from: this.#version };
      socket.send(JSON.stringify({ type: 'follow', on: 0, match, ...from }));
    });
    socket.on('message', (data: Buffer) => {
      const news = readNews(data.toString());
      if (!news.ok) throw new Error(`not in the protocol: ${data.toString()}`);
      this.#hear(news.value);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#isStopped) return;
      if (this.#isConnected) this.comebacks++;
      this.#isConnected = false;
      this.#later(AGAIN_MS, () => this.#connect());
    });
  }

  #later(milliseconds: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#isStopped) run();
    }, milliseconds);
    this.#timers.add(timer);
  }

  #hear(news: LiveNews): void {
    if (news.type === 'standing') return this.#stands(news);
    if (news.type === 'happened') return this.#happened(news);
    if (news.type === 'caught-up') return this.#again();
    if (news.type === 'done') return this.#confirm(this.version);
    if (news.type === 'refused') throw new Error(`refused: ${JSON.stringify(news)}`);
    return undefined;
  }

  #stands(news: Standing): void {
    this.#version = news.version;
    this.#view = news.view;
    this.#seat = news.seat!;
    this.#isOver = news.outcome !== undefined;
    this.#again();
  }

  /** What was sent before the connection was lost may have been done. */
  #again(): void {
    this.#isConnected = true;
    if (this.#sent) this.#send();
    else this.#think();
  }

  #happened(news: Happened): void {
    if (news.version !== this.version + 1) this.mistold.push(news.version);
    this.#version = news.version;
    const { game } = this.#options;
    this.#view = news.view ?? news.events.reduce((view, event) => game.follow(view, event as never), this.#view);
    if (news.outcome) this.#isOver = true;
    if (news.by === this.#seat && this.#sent && (news.key === undefined || news.key === this.#sent.key)) {
      this.#confirm(news.version);
    }
    this.#think();
  }

  #confirm(version: number): void {
    const { match } = this.#options;
    this.confirmed.push({ match, ...this.#sent!, version });
    this.#sent = undefined;
    this.#think();
  }

  #think(): void {
    const { game, thinking } = this.#options;
    if (this.#isOver || this.#sent) return;
    const [action] = this.#random.shuffle([...game.legalInView!(this.#view, this.#seat)]);
    if (action === undefined) return;
    this.#sent = { key: `${this.#seat}-${++this.#keys}`, action: game.text.formatAction(action) };
    this.#later(thinking, () => this.#send());
  }

  #send(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || !this.#sent) return;
    this.#socket.send(JSON.stringify({ type: 'act', on: 0, ...this.#sent }));
  }
}
