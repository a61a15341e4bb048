import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@dedalo/catalogue';
import { LiveConnection } from '@dedalo/clients/together/live-connection';
import { MatchSource } from '@dedalo/clients/together/match-source';
import type { OpenWire } from '@dedalo/clients/together/wire';
import type { Game, GameTypes } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { type NewMatch, readNews } from '@dedalo/protocol/live';
import { serve, type Serving } from '@dedalo/server';
import { expect, onTestFinished, test } from 'vitest';

async function openServer(): Promise<Serving> {
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-together-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const serving = await serve({ clientFolder: folder, port: 0, online: { dataFolder: folder, findGame } });
  onTestFinished(() => serving.close());
  return serving;
}

async function post(address: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  return fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const guest = async (address: string, name: string): Promise<string> =>
  (await post(address, '/api/me', { name })).headers.get('set-cookie')!.split(';')[0]!;

/** Sockets that a test can cut. */
class Wires {
  readonly #open = new Set<WebSocket>();
  readonly #options: { readonly address: string; readonly cookie: string };

  constructor(options: { readonly address: string; readonly cookie: string }) {
    this.#options = options;
  }

  readonly openWire: OpenWire = (listener) => {
    const { address, cookie } = this.#options;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers: { cookie } });
    this.#open.add(socket);
    socket.addEventListener('open', () => listener.opened());
    socket.addEventListener('message', ({ data }) => listener.heard(String(data)));
    socket.addEventListener('close', () => {
      this.#open.delete(socket);
      listener.closed();
    });
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };

  cut(): void {
    for (const socket of this.#open) socket.close();
  }
}

const clock = {
  after(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(run, milliseconds / 20);
    return () => clearTimeout(timer);
  },
};

/** Somebody who plays random actions as soon as it is their turn. */
class Sitter {
  readonly wires: Wires;
  readonly #connection: LiveConnection;
  readonly #random: Random;
  readonly refusals: string[] = [];
  source: MatchSource<GameTypes> | undefined;
  #isWaiting = false;
  readonly over = Promise.withResolvers<void>();

  constructor(options: { address: string; cookie: string; match: string; game: Game; name: string; plays: boolean }) {
    const { match, game, name } = options;
    this.wires = new Wires(options);
    this.#random = new Random(name);
    this.#connection = new LiveConnection({
      openWire: this.wires.openWire,
      clock,
      chance: () => 0.5,
      name,
      read(text) {
        const news = readNews(text);
        if (!news.ok) throw new Error(`not in the protocol: ${text}`);
        return news.value;
      },
      changed: () => undefined,
    });
    onTestFinished(() => this.#connection.close());
    const { channel } = this.#connection.follow(match, (news) => {
      if (this.source) this.source.hear(news);
      else if (news.type === 'standing') {
        this.source = new MatchSource(game, news, { channel, changed: () => this.#attend(options.plays) });
      }
      this.#attend(options.plays);
    });
  }

  #attend(plays: boolean): void {
    const { source } = this;
    if (!source) return;
    if (source.standing.outcome) return this.over.resolve();
    const { viewer } = source;
    if (!plays || viewer === 'public' || this.#isWaiting || !source.standing.turn.includes(viewer)) return undefined;
    const action = this.#random.pick(source.standing.legal(viewer));
    this.#isWaiting = true;
    return source.act({ seat: viewer, action }, (refusal) => {
      this.#isWaiting = false;
      if (!refusal) return this.#attend(plays);
      this.refusals.push(refusal.code);
      // It could not be asked just now.
      return void setTimeout(() => this.#attend(plays), 10);
    });
  }
}

function sampleConfig(id: string): string {
  const game = findGame(id)!;
  return game.text.formatConfig(game.samples.config(new Random('config')));
}

const WANTED: readonly (NewMatch & { readonly cuts: number })[] = [
  { game: 'isles', cuts: 5 },
  { game: 'stratego', config: findGame('stratego')!.text.formatConfig({ rules: 'final', movesEach: 40 }), cuts: 8 },
  { game: 'theseus', config: sampleConfig('theseus'), cuts: 5 },
];

test.each(WANTED)('$game is played to its end on a server, by sources whose connections are cut', async (wanted) => {
  const { cuts, ...body } = wanted;
  const { address } = await openServer();
  const game = findGame(body.game)!;
  const cookies = [await guest(address, 'Anna'), await guest(address, 'Bruno')] as const;
  const opened = await post(address, '/api/matches', { ...body, seat: 0 }, cookies[0]);
  expect(opened.status, await opened.clone().text()).toBe(201);
  const { id: match } = (await opened.json()) as { readonly id: string };
  const sitters = ['anna', 'bruno', 'spectator'].map(
    (name, index) => new Sitter({ address, cookie: cookies[index] ?? '', match, game, name, plays: index < 2 }),
  );
  await post(address, `/api/matches/${match}/seat`, {}, cookies[1]);
  for (let cut = 0; cut < cuts; cut++) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    sitters[cut % sitters.length]!.wires.cut();
  }
  await Promise.all(sitters.map(({ over }) => over.promise));
  const [anna, bruno, spectator] = sitters.map(({ source }) => source!);
  expect(anna!.names).toEqual(['Anna', 'Bruno']);
  for (const source of [bruno!, spectator!]) expect(source.standing.outcome).toEqual(anna!.standing.outcome);
  expect(game.text.draw(bruno!.standing.view)).not.toBe('');
  expect(sitters.flatMap(({ refusals }) => refusals).filter((code) => code !== 'not-connected')).toEqual([]);
});
