import type { GameId } from '@dedalo/catalogue/loaders';
import { type Game, parseReplay, type ReplayProblem, verifyReplay } from '@dedalo/engine';
import { decodeLink, type LinkProblem } from './link-codec.ts';

/** An untrusted replay: a text, or the data of a link. */
export type Source = { readonly text: string } | { readonly link: string };

export type Judgement =
  | { readonly kind: 'holds'; readonly game: GameId; readonly text: string }
  | { readonly kind: 'bad-link'; readonly problem: LinkProblem }
  /** `game` is untrusted text. */
  | { readonly kind: 'fails'; readonly game: string; readonly text: string; readonly problem: ReplayProblem };

export type GameLoaders = Readonly<Record<GameId, () => Promise<Game>>>;

/** Plays a replay from its start to its end; of the games only the one it needs is loaded. */
export async function judge(source: Source, loaders: GameLoaders): Promise<Judgement> {
  if ('text' in source) return judgeText(source.text, loaders);
  const decoded = await decodeLink(source.link);
  return decoded.ok ? judgeText(decoded.value, loaders) : { kind: 'bad-link', problem: decoded.error };
}

async function judgeText(text: string, loaders: GameLoaders): Promise<Judgement> {
  const parsed = parseReplay(text);
  if (!parsed.ok) return { kind: 'fails', game: '', text, problem: parsed.error };
  const { game, lines } = parsed.value;
  if (!isKnown(game, loaders)) {
    const at = { line: lines.game, column: 1 };
    return { kind: 'fails', game, text, problem: { code: 'unknown-game', at, game } };
  }
  const verified = verifyReplay(await loaders[game](), parsed.value);
  return verified.ok ? { kind: 'holds', game, text } : { kind: 'fails', game, text, problem: verified.error };
}

const isKnown = (game: string, loaders: GameLoaders): game is GameId => Object.hasOwn(loaders, game);
