import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@dedalo/catalogue';
import type { LiveNews, LiveRequest, NewMatch } from '@dedalo/protocol/live';
import { readNews } from '@dedalo/protocol/live';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { serve, type Serving } from '../../src/index.ts';

/** A place for a database, gone after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-online-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server on which people play each other, closed after the test. */
export async function openServer(folder = dataFolder()): Promise<Serving> {
  const serving = await serve({ clientFolder: folder, port: 0, online: { dataFolder: folder, findGame } });
  onTestFinished(() => serving.close());
  return serving;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Somebody with a name. */
export class Player {
  readonly address: string;
  readonly cookie: string;

  private constructor(address: string, cookie: string) {
    this.address = address;
    this.cookie = cookie;
  }

  static async named(name: string, { address }: Pick<Serving, 'address'>): Promise<Player> {
    const answer = await fetch(`${address}/api/me`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ name }),
    });
    return new Player(address, answer.headers.get('set-cookie')!.split(';')[0]!);
  }

  async post(path: string, body: object): Promise<{ readonly code: number; readonly body: unknown }> {
    const headers = { ...JSON_TYPE, cookie: this.cookie };
    const answer = await fetch(this.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { code: answer.status, body: await answer.json() };
  }

  /** Opens a match in the first seat, for somebody else to sit down at. */
  async openMatch(wanted: NewMatch): Promise<string> {
    const { body } = await this.post('/api/matches', { seat: 0, ...wanted });
    return (body as { readonly id: string }).id;
  }

  page(): Page {
    return new Page(this.address, this.cookie);
  }
}

/** A page's socket: what it hears, in order. */
export class Page {
  readonly socket: WebSocket;
  readonly #heard: LiveNews[] = [];
  #waiting: (() => void)[] = [];
  /** The code with which it was closed. */
  closed: number | undefined;

  constructor(address: string, cookie?: string, headers: Record<string, string> = {}) {
    const url = `${address.replace('http', 'ws')}/api/live`;
    this.socket = new WebSocket(url, { headers: { ...(cookie !== undefined && { cookie }), ...headers } });
    this.socket.on('message', (data: Buffer) => {
      const news = readNews(data.toString());
      if (!news.ok) throw new Error(`not in the protocol: ${data.toString()}`);
      this.#heard.push(news.value);
      this.#wake();
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    onTestFinished(() => this.socket.terminate());
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async #change(): Promise<void> {
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async sendText(text: string): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING)
      await new Promise((resolve) => this.socket.once('open', resolve));
    this.socket.send(text);
  }

  send(request: LiveRequest): Promise<void> {
    return this.sendText(JSON.stringify(request));
  }

  /** The next that it hears of this type; what comes before is passed over. */
  async next<K extends LiveNews['type']>(type: K): Promise<Extract<LiveNews, { type: K }>> {
    for (;;) {
      const news = this.#heard.shift();
      if (news?.type === type) return news as Extract<LiveNews, { type: K }>;
      if (news) continue;
      if (this.closed !== undefined) throw new Error(`closed with ${this.closed} before it heard ${type}`);
      await this.#change();
    }
  }

  async untilClosed(): Promise<number> {
    while (this.closed === undefined) await this.#change();
    return this.closed;
  }

  /** What it has heard and nobody has asked for. */
  get rest(): readonly LiveNews[] {
    return this.#heard;
  }
}
