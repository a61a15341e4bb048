import type { LiveNews, LiveRequest, MatchCommand } from '@dedalo/protocol/live';

/** Why a request was not done: a code of the game, of the match, or of the connection. */
export interface Refusal {
  readonly code: string;
}

/** Asked while nobody would have heard it. */
export const NOT_CONNECTED: Refusal = { code: 'not-connected' };

export type Answered = (refusal: Refusal | undefined) => void;

/** A request without its channel and its key. */
export type Request =
  | { readonly type: 'act'; readonly action: string; readonly thinking?: number }
  | { readonly type: 'command'; readonly command: MatchCommand };

interface Unanswered {
  readonly text: string;
  readonly answered: Answered;
}

export interface ChannelOptions {
  readonly on: number;
  readonly match: string;
  /** Names the requests of this client among all others. */
  readonly keyFor: () => string;
  readonly send: (text: string) => void;
  readonly heard: (news: LiveNews) => void;
}

/**
 * One match that is followed. It knows which version it has seen, so that after a cut it asks for what came since; what was
 * sent and not answered is sent again under its key, and done once.
 */
export class Channel {
  readonly #options: ChannelOptions;
  readonly #unanswered = new Map<string, Unanswered>();
  #version: number | undefined;
  #isJoined = false;

  constructor(options: ChannelOptions) {
    this.#options = options;
  }

  /** It has been told how the match stands since the connection was opened. */
  get isJoined(): boolean {
    return this.#isJoined;
  }

  join(): void {
    const { on, match, send } = this.#options;
    const from = this.#version === undefined ? {} : { from: this.#version };
    send(JSON.stringify({ type: 'follow', on, match, ...from } satisfies LiveRequest));
  }

  lost(): void {
    this.#isJoined = false;
  }

  /** Nothing is kept for later: a move that is made minutes after it was asked for surprises. */
  request(request: Request, answered: Answered): void {
    if (!this.#isJoined) return answered(NOT_CONNECTED);
    const { on, keyFor, send } = this.#options;
    const key = keyFor();
    const text = JSON.stringify({ ...request, on, key } satisfies LiveRequest);
    this.#unanswered.set(key, { text, answered });
    return send(text);
  }

  hear(news: LiveNews): void {
    switch (news.type) {
      case 'standing':
      case 'caught-up':
        this.#version = news.version;
        if (news.type === 'standing') this.#options.heard(news);
        return this.#joined();
      case 'happened':
        return this.#happened(news);
      case 'done':
        return this.#answer(news.key, undefined);
      case 'refused':
        return this.#answer(news.key, news.refusal);
      case 'gone':
        this.#isJoined = false;
        return this.#options.heard(news);
      case 'present':
      case 'bye':
        return this.#options.heard(news);
    }
  }

  #happened(news: Extract<LiveNews, { type: 'happened' }>): void {
    if (this.#version !== undefined && news.version <= this.#version) return;
    if (news.version !== (this.#version ?? 0) + 1) {
      // Something is missing. Asked anew without a version, the server tells how the match stands.
      this.#version = undefined;
      return this.join();
    }
    this.#version = news.version;
    this.#options.heard(news);
    if (news.key !== undefined) this.#answer(news.key, undefined);
  }

  #joined(): void {
    if (this.#isJoined) return;
    this.#isJoined = true;
    for (const { text } of this.#unanswered.values()) this.#options.send(text);
  }

  #answer(key: string, refusal: Refusal | undefined): void {
    const waiting = this.#unanswered.get(key);
    this.#unanswered.delete(key);
    waiting?.answered(refusal);
  }
}
