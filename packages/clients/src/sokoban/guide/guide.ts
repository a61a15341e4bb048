import type { GameRecord } from '@dedalo/engine';
import { type Cell, squareName } from '@dedalo/grid';
import { actionsOf, type SolveProgress, type SokobanTypes } from '@dedalo/sokoban';
import type { Words } from '@dedalo/words';
import { type Intent, DONE, saying } from '../../intent.ts';
import type { ClientContext } from '../../client-context.ts';
import type { Message } from '../../message.ts';
import type { SokobanPlay } from '../sokoban-play.ts';
import type { Push, Way } from './known-ways.ts';
import type { SolverThread } from './solver-talk.ts';
import { type Finding, WayFinder } from './way-finder.ts';

/** A solution that can be watched. */
export interface Watched {
  readonly record: GameRecord<SokobanTypes>;
  /** The number of actions of the player's own game; the rest is the solution. */
  readonly position: number;
}

export interface GuideOptions {
  readonly play: SokobanPlay;
  readonly context: Pick<ClientContext, 'words'>;
  readonly thread: SolverThread;
  /** Called when something has changed. */
  readonly changed: () => void;
  /** Called once with each message, for screen readers. */
  readonly tell?: (text: string) => void;
}

/** A hint that was asked for; it is valid until a box moves. */
interface Hint {
  readonly boxes: readonly Cell[];
  /** `none`: nothing is stored, and no search is possible here. */
  finding: Finding | 'none' | undefined;
}

const MEGABYTE = 1024 * 1024;

/**
 * Helps in play. A hint is one push, which the player makes or not; a solution is watched beside the game and never
 * played in it. So a level counts as solved only if the player has pushed every box, with or without hints.
 */
export class Guide {
  readonly #options: GuideOptions;
  readonly #finder: WayFinder;
  #hint: Hint | undefined;

  constructor(options: GuideOptions) {
    this.#options = options;
    this.#finder = new WayFinder(options);
  }

  get isSearching(): boolean {
    return this.#finder.isSearching;
  }

  get isHintShown(): boolean {
    return this.#shown !== undefined;
  }

  /** The push being shown. */
  get push(): Push | undefined {
    const finding = this.#shown?.finding;
    return typeof finding === 'object' ? finding.push : undefined;
  }

  /** The lines to show: the level's lesson, the next push, the progress of the search. */
  lines(): Message[] {
    const shown = this.#shown;
    const idea = shown && shown.finding !== 'none' ? this.#options.play.hint() : undefined;
    const { progress } = this.#finder;
    return [
      ...(idea === undefined ? [] : [{ text: idea, role: 'faint' } as const]),
      ...(shown?.finding === undefined ? [] : [this.#message(shown.finding)]),
      ...(progress ? [{ text: this.#progressText(progress), role: 'faint' } as const] : []),
    ];
  }

  /** Shows or hides the next push; during a search it stops the search. */
  toggleHint(): Intent<SokobanTypes> {
    const { play, context } = this.#options;
    if (play.isReverse) return saying(this.#said.onlyForward, 'faint');
    if (play.source.standing.outcome) return saying(context.words.client.noHint, 'faint');
    const isShown = this.isHintShown;
    this.stop();
    this.#hint = undefined;
    if (!isShown) void this.hint();
    return DONE;
  }

  /** Shows the next push, and announces it. */
  async hint(): Promise<void> {
    const hint: Hint = { boxes: this.#options.play.state.boxes, finding: undefined };
    this.#hint = hint;
    const finding = await this.#finder.find();
    if (this.#hint === hint) this.#show(hint, finding);
  }

  /** A way from here; if none is found, undefined, and the reason is shown. */
  async way(): Promise<Way | undefined> {
    const { boxes } = this.#options.play.state;
    const finding = await this.#finder.find();
    if (typeof finding === 'object') return finding;
    this.#show({ boxes, finding }, finding);
    return undefined;
  }

  /** A solution from here, or a known one where the level is solved or played in reverse. */
  async watch(): Promise<Watched | undefined> {
    const { play } = this.#options;
    if (play.isReverse || play.source.standing.outcome) return this.#known();
    const way = await this.way();
    return way && this.#watched(way);
  }

  stop(): void {
    this.#finder.stop();
  }

  /** Stops the search and its thread. */
  leave(): void {
    this.stop();
    this.#options.thread.stop();
  }

  get #shown(): Hint | undefined {
    return this.#hint?.boxes === this.#options.play.state.boxes ? this.#hint : undefined;
  }

  #show(hint: Hint, finding: Finding | 'none'): void {
    hint.finding = finding;
    this.#hint = finding === 'stopped' ? undefined : hint;
    const said = this.lines().map(({ text }) => text);
    if (said.length > 0) this.#options.tell?.(said.join(' '));
    this.#options.changed();
  }

  #known(): Watched | undefined {
    const known = this.#options.play.solutions();
    const solution = known.find(({ kind }) => kind === 'stored') ?? known.at(-1);
    if (solution) return { record: solution.record, position: 0 };
    this.#show({ boxes: this.#options.play.state.boxes, finding: undefined }, 'none');
    return undefined;
  }

  /** The player's own game up to here, followed by the solution. */
  #watched({ letters }: Way): Watched | undefined {
    const { source, state } = this.#options.play;
    const { config, player } = state;
    const record = source.record();
    if (!record) return undefined;
    const own = record.actions.slice(0, record.played);
    const rest = actionsOf(config.level, letters, { mode: 'forward', player: player! });
    const actions = [...own, ...rest.map((action) => ({ seat: 0, action }))];
    // After a very long game everything must still fit into the limit.
    const actionLimit = Math.max(config.actionLimit, actions.length);
    const whole = { ...record, config: { ...config, actionLimit }, actions, played: actions.length };
    return { record: whole, position: own.length };
  }

  #message(finding: Finding | 'none'): Message {
    const { unsolvable, memoryFull, failed } = this.#said;
    if (typeof finding === 'object') return { text: this.#pushText(finding), role: 'text' };
    if (finding === 'none') return { text: this.#options.context.words.games.sokoban.noSolution, role: 'faint' };
    if (finding === 'unsolvable') return { text: unsolvable, role: 'bad' };
    return { text: finding === 'memory-full' ? memoryFull : failed, role: 'faint' };
  }

  #pushText({ push, pushes }: Way): string {
    const { width } = this.#options.play.state.config.level;
    return this.#said.push({ place: squareName(push.box, width), way: this.#said.ways[push.direction], count: pushes });
  }

  #progressText({ nodes, best, boxes, memory }: SolveProgress): string {
    return this.#said.searching({ nodes, best, of: boxes, megabytes: String(Math.ceil(memory / MEGABYTE)) });
  }

  get #said(): Words['games']['sokoban']['guide'] {
    return this.#options.context.words.games.sokoban.guide;
  }
}
