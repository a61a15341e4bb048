import type { MapProblem, RaceMapWarning, Rectangle, TextPlace } from '@dedalo/grid';
import type { CfgProblem } from '../cfg/cfg-problem.ts';
import type { CfgType } from '../cfg/cfg-value.ts';

/** A key in a file: that of a dictionary with those around it before it, as in `Super.picker.user.speed`. */
export interface Where {
  readonly file: string;
  readonly at: TextPlace;
  readonly key: string;
}

/** Why files are no game. */
export type ContentProblem =
  | (CfgProblem & { readonly file: string })
  | { readonly code: 'missing-root'; readonly file: string }
  | { readonly code: 'too-many-files'; readonly file: string; readonly most: number; readonly found: number }
  | (Where & { readonly code: 'missing-file'; readonly path: string })
  | (Where & { readonly code: 'missing-key'; readonly expected: CfgType })
  | (Where & { readonly code: 'wrong-type'; readonly expected: readonly CfgType[]; readonly found: CfgType })
  | (Where & { readonly code: 'out-of-range'; readonly found: number; readonly least: number; readonly most: number })
  | (Where & { readonly code: 'bad-choice'; readonly found: string; readonly allowed: readonly string[] })
  | (Where & { readonly code: 'bad-text'; readonly found: string; readonly longest: number })
  | (Where & { readonly code: 'bad-path'; readonly found: string; readonly longest: number })
  | (Where & { readonly code: 'empty-list' })
  | (Where & { readonly code: 'too-many'; readonly found: number; readonly most: number })
  | (Where & { readonly code: 'name-taken'; readonly name: string })
  /** Places in it are of the file, not of the map. */
  | (Where & { readonly code: 'bad-map'; readonly problem: MapProblem })
  | (Where & { readonly code: 'exit-unreachable'; readonly exit: TextPlace })
  | PictureProblem;

/** Why a picture cannot be drawn with. Sizes are told as people write them: `64 × 96`. */
export type PictureProblem =
  /** `expected` are the formats that there are. */
  | (Where & { readonly code: 'not-a-picture'; readonly path: string; readonly expected: string })
  | (Where & { readonly code: 'picture-too-large'; readonly path: string } & {
      readonly found: string;
      readonly most: number;
    })
  /** With this one, all pictures together have more than so many million points. */
  | (Where & { readonly code: 'too-many-points'; readonly path: string; readonly most: number })
  /** The rectangle ends at the size found, the picture at the other. */
  | (Where & { readonly code: 'rect-outside'; readonly path: string; readonly found: string; readonly most: string })
  /** `expected` is a size near by that would do. */
  | (Where & { readonly code: 'tiling-size'; readonly found: string; readonly expected: string })
  | (Where & { readonly code: 'character-size'; readonly found: string; readonly expected: string })
  /** One cell, or one frame, has the size found. */
  | (Where & { readonly code: 'frame-too-large'; readonly found: string; readonly most: number });

/** What is probably not meant, though a game can be made of it. */
export type ContentWarning =
  | { readonly code: 'unused-file'; readonly file: string }
  | (Where & { readonly code: 'unknown-key'; readonly nearest?: string })
  /** A dictionary that the list does not name. */
  | (Where & { readonly code: 'not-listed'; readonly list: string })
  | (Where & { readonly code: 'alias'; readonly instead: string })
  | (Where & { readonly code: 'replaced'; readonly found: number; readonly used: number } & {
      readonly least: number;
      readonly most: number;
    })
  | (Where & { readonly code: 'trigger-ignored'; readonly found: string })
  | (Where & { readonly code: 'same-trigger'; readonly trigger: string; readonly other: string })
  /** A key that does nothing for whom or where it is set. */
  | (Where & { readonly code: 'no-effect' })
  /** Without breaking walls nobody comes to the exit. */
  | (Where & { readonly code: 'exit-behind-walls'; readonly exit: TextPlace })
  /** `expected` are the formats that can be used. */
  | (Where & { readonly code: 'font-ignored'; readonly path: string; readonly expected: string })
  | (Where & RaceMapWarning);

/** What a file besides the texts is for: a sheet of a known layout, an icon, letters, something to hear. */
export const MEDIA_KINDS = ['character', 'tiling', 'icon', 'font', 'sound'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** A file besides the texts that a game needs, and where it is named. */
export interface MediaUse extends Where {
  readonly path: string;
  readonly kind: MediaKind;
  /** The part of a picture that is used, and where that is declared; null for all of it. */
  readonly rect: (Where & { readonly area: Rectangle }) | null;
}

/** More problems than these help nobody, and more warnings neither. */
export const MOST_REPORTED = 100;

/** What is found while files are read. */
export interface Report {
  readonly problems: ContentProblem[];
  readonly warnings: ContentWarning[];
  readonly media: MediaUse[];
}

export const createReport = (): Report => ({ problems: [], warnings: [], media: [] });

export function tell<T>(list: T[], what: T): void {
  if (list.length < MOST_REPORTED) list.push(what);
}
