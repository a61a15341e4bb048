import type { RawData, WebSocket } from 'ws';
import { type Act, type Bye, type Command, type Follow, type Gone, readRequest } from '@dedalo/protocol/live';
import type { Follower, Room } from '../matches/room.ts';
import type { Rooms } from '../matches/rooms.ts';
import type { Person } from '../people/people.ts';
import { MessageBudget } from './message-budget.ts';

/** A page that does not read for so long that this much waits for it is cut off; it comes back and is told anew. */
const MOST_WAITING_BYTES = 1_000_000;
const CLOSING_CODE = 4000;

export interface ConnectionOptions {
  readonly rooms: Rooms;
  /** Undefined for somebody without a name, who may look on. */
  readonly person: Person | undefined;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

interface Channel {
  readonly room: Room;
  readonly follower: Follower;
}

/** One page's socket, with everything that the page follows. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #options: ConnectionOptions;
  readonly #budget: MessageBudget;
  readonly #channels = new Map<number, Channel>();
  /** What was asked on a channel while its match is being opened. What is left or replaced meanwhile is not joined. */
  readonly #opening = new Map<number, (Act | Command)[]>();

  constructor(socket: WebSocket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#budget = new MessageBudget(options.now());
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.once('close', () => this.#leaveAll());
    // A message that is too long ends the socket, and is no failure of ours.
    socket.on('error', () => socket.terminate());
  }

  bye(code: Bye['code']): void {
    this.#leaveAll();
    this.#send(JSON.stringify({ type: 'bye', code } satisfies Bye));
    this.#socket.close(CLOSING_CODE, code);
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (!this.#budget.take(this.#options.now())) return this.bye('too-many');
    // oxlint-disable-next-line typescript/no-base-to-string -- the socket gives one Buffer unless it is told otherwise
    const request = readRequest(isBinary ? '' : data.toString());
    if (!request.ok) return this.bye(request.error.code);
    const asked = request.value;
    if (asked.type === 'follow') return void this.#follow(asked);
    if (asked.type === 'leave') return this.#leave(asked.on);
    const opening = this.#opening.get(asked.on);
    if (opening) return void opening.push(asked);
    return this.#ask(asked);
  }

  #ask(asked: Act | Command): void {
    const channel = this.#channels.get(asked.on);
    if (!channel) return undefined;
    const { room, follower } = channel;
    return asked.type === 'act' ? room.act(follower, asked) : room.command(follower, asked);
  }

  async #follow({ on, match, from }: Follow): Promise<void> {
    this.#leave(on);
    const held: (Act | Command)[] = [];
    this.#opening.set(on, held);
    const { rooms, person, failed } = this.#options;
    let code: Gone['code'] = 'no-such-match';
    const found = await rooms.open(match).catch((error: unknown) => {
      code = 'failed';
      failed(error);
    });
    if (this.#opening.get(on) !== held) return;
    this.#opening.delete(on);
    if (!found) return this.#send(JSON.stringify({ type: 'gone', on, code } satisfies Gone));
    const sitting = person ? found.sitters.indexOf(person.id) : -1;
    const head = `{"on":${on},`;
    const follower: Follower = { seat: sitting < 0 ? null : sitting, tell: (body) => this.#send(head + body) };
    this.#channels.set(on, { room: found.room, follower });
    found.room.join(follower, from);
    for (const asked of held) this.#ask(asked);
  }

  #leave(on: number): void {
    this.#opening.delete(on);
    const channel = this.#channels.get(on);
    if (!channel) return;
    this.#channels.delete(on);
    channel.room.leave(channel.follower);
  }

  #leaveAll(): void {
    for (const on of [...this.#channels.keys(), ...this.#opening.keys()]) this.#leave(on);
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_WAITING_BYTES) return this.#socket.terminate();
    this.#socket.send(text);
  }
}
