import type { MapProblem, TextPlace } from '@dedalo/grid';
import type { CfgErrorCode, CfgExpected, CfgSyntaxProblem, ContentProblem, ContentWarning } from '@dedalo/race';
import { counted } from '../counted.ts';
import type { Sentences } from '../sentences.ts';
import { mazes } from './mazes.ts';

const problems = counted('en', { one: '# problem', other: '# problems' });
const warnings = counted('en', { one: '# warning', other: '# warnings' });
const levels = counted('en', { one: '# level', other: '# levels' });
const maps = counted('en', { one: '# map', other: '# maps' });
const opponents = counted('en', { one: '# opponent', other: '# opponents' });
const powerUps = counted('en', { one: '# power-up', other: '# power-ups' });
const files = counted('en', { one: '# file', other: '# files' });
const games = counted('en', { one: '# game', other: '# games' });
const won = counted('en', { one: '# of them won', other: '# of them won' });
const number = counted('en', { one: '#', other: '#' });
const names = counted('en', { one: '# name was', other: '# names were' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });

const kinds: Readonly<Record<CfgErrorCode, string>> = {
  'type-missing': 'the type is missing',
  'unknown-type': 'there is no such type',
  'bad-name': 'this is no name',
  'equals-missing': 'the sign = is missing',
  'bad-value': 'this value cannot be read',
};

const expected: Readonly<Record<CfgExpected, string>> = {
  type: 'a type (int, float, string, list[…], size, rectangle, dictionary)',
  'element-type': 'a type that a list can hold (int, float, string, size, rectangle)',
  name: 'a name',
  equals: 'the sign =',
  int: 'a whole number',
  float: 'a number',
  string: 'a text in double quotes',
  size: 'a size such as [4, 3]',
  rectangle: 'a rectangle such as [0, 0, 4, 3]',
  dictionary: 'a dictionary in braces',
  'safe-number': 'a number that is not so large',
  comma: 'a comma',
  'opening-bracket': 'the sign [',
  'closing-bracket': 'the sign ]',
  'closing-brace': 'the sign }',
  'closing-quote': 'the closing quote',
  'less-nesting': 'fewer dictionaries one in another',
};

const problem = (map: (found: MapProblem) => string): Sentences<Exclude<ContentProblem, CfgSyntaxProblem>> => ({
  'duplicate-key': ({ key, first }) => `${key} is set already, at line ${first.line}, column ${first.column}.`,
  'text-too-long': ({ most, found }) => `the file has ${found} characters; at most ${most} are read.`,
  'missing-root': () => 'this file is missing; a game begins with it.',
  'too-many-files': ({ found, most }) => `there are ${found} files; at most ${most} are read.`,
  'missing-file': ({ key, path }) => `${key} names the file ${path}, which is missing.`,
  'missing-key': (found) => `${found.key} is missing (type ${found.expected}).`,
  'wrong-type': (found) => `${found.key} must be of the type ${either.format(found.expected)}, not ${found.found}.`,
  'out-of-range': ({ key, found, least, most }) =>
    `${key} is ${found}; it must be ${most === Number.MAX_SAFE_INTEGER ? `at least ${least}` : `from ${least} to ${most}`}.`,
  'bad-choice': ({ key, found, allowed }) =>
    `${key} is “${found}”; it must be ${either.format(allowed.filter(Boolean))}.`,
  'bad-text': ({ key, found, longest }) =>
    `${key}: “${found}” will not do; a name has 1 to ${longest} characters that can be seen, no double quotes, and no blanks at its ends.`,
  'bad-path': ({ key, found }) =>
    `${key}: “${found}” is no path inside the folder of the game; paths have / between their parts, no .. and no \\ : * ? < > |`,
  'empty-list': ({ key }) => `${key} is empty; it must name something.`,
  'too-many': ({ key, found, most }) => `${key} names ${found}; there can be at most ${most}.`,
  'name-taken': ({ key, name }) => `${key}: the name “${name}” is taken already.`,
  'bad-map': (found) => map(found.problem),
  'exit-unreachable': ({ exit }) =>
    `no way leads from the start to the exit at line ${exit.line}, column ${exit.column}.`,
  'not-a-picture': ({ key, path, expected }) =>
    `${key}: ${path} is no picture that can be read; there are ${expected}.`,
  'picture-too-large': ({ key, path, found, most }) =>
    `${key}: ${path} has ${found} points; a picture has at most ${most} a side.`,
  'too-many-points': ({ key, path, most }) =>
    `${key}: with ${path} all pictures together have more than ${most} million points; make them smaller.`,
  'rect-outside': ({ key, path, found, most }) => `${key} reaches to ${found} points, but ${path} has only ${most}.`,
  'tiling-size': ({ key, found, expected }) =>
    `${key}: ${found} points; a wall or floor needs 2 : 3 and a width that can be divided by 4, for instance ${expected}.`,
  'character-size': ({ key, found, expected }) =>
    `${key}: ${found} points; a character has 3 × 4 frames, so the width must be divisible by 3 and the height by 4, for instance ${expected}.`,
  'frame-too-large': ({ key, found, most }) =>
    `${key}: one cell has ${found} points; it can have at most ${most} a side.`,
});

const warning: Sentences<ContentWarning> = {
  'unused-file': () => 'no other file names this one.',
  'unknown-key': ({ key, nearest }) =>
    `nothing here is called ${key}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
  'not-listed': ({ key, list }) => `${key} is not in the list ${list} and is left out.`,
  alias: ({ key, instead }) => `${key} is an old name; write ${instead}.`,
  replaced: (found) =>
    `${found.key} is ${found.found}, which is not from ${found.least} to ${found.most}; ${found.used} is taken instead.`,
  'trigger-ignored': ({ key, found }) =>
    `${key}: “${found}” is not one letter from A to Z and is left out; so this power-up works at once.`,
  'same-trigger': ({ key, trigger, other }) => `${key}: the letter ${trigger} is that of ${other} too.`,
  'no-effect': ({ key }) => `${key} does nothing here.`,
  'exit-behind-walls': ({ exit }) =>
    `only somebody who breaks walls comes from the start to the exit at line ${exit.line}, column ${exit.column}.`,
  'font-ignored': ({ key, path, expected }) =>
    `${key}: ${path} is ignored; the browser draws letters with ${expected}, and with ours where there is none.`,
  ...mazes.warning,
};

/** What a program that reads the folder finds before it knows what stands in the files. */
const folder = {
  'not-text': () => 'this is no text in UTF-8.',
  'too-large': (found: { readonly megabytes: number }) => `this file is larger than ${found.megabytes} MB.`,
  'too-much': (found: { readonly megabytes: number }) =>
    `from here on nothing is read: all .cfg files together are larger than ${found.megabytes} MB.`,
  'too-many-entries': (found: { readonly most: number }) =>
    `there are more than ${number(found.most)} files and folders in it; is this the folder of a game?`,
  'cannot-read': (found: { readonly reason: string }) => `this cannot be read (${found.reason}).`,
  'missing-media': (found: { readonly path: string }) => `there is no file ${found.path} in the folder of the game.`,
  'link-left-out': () => 'this link leads to a folder or out of the game’s folder and is not followed.',
  'too-much-brought': (found: { readonly megabytes: number }) =>
    `all files together are larger than ${found.megabytes} MB; leave out what the game does not need, or make pictures and sounds smaller.`,
  'bad-zip': () => 'this zip cannot be read; it may be damaged, or locked with a password.',
  'name-left-out': () => 'no game can name a file like this; it is left out.',
} as const;

/** What is said of the files that a race is made of, and by the commands that work on them. */
export const raceFiles = {
  kinds,
  expected,
  /** A kind with its number in the description. */
  syntax: (what: {
    readonly kind: string;
    readonly number: number;
    readonly expected: string;
    readonly found: string | null;
    readonly opened: TextPlace | undefined;
  }) => {
    const found = what.found === null ? 'but the file ends' : `but there is “${what.found}”`;
    const opened = what.opened ? ` (opened at line ${what.opened.line}, column ${what.opened.column})` : '';
    return `${what.kind} (error ${what.number}); expected here: ${what.expected}${opened}, ${found}.`;
  },
  problem,
  warning,
  folder,
  check: {
    noFolder: 'there is no such folder or zip.',
    notAFolder: 'this is a file, but no zip; the folder of a game is needed, or a zip of it.',
    found: (what: { readonly problems: number; readonly warnings: number }) =>
      `${problems(what.problems)}, ${warnings(what.warnings)}`,
    problems,
    /** How files were found that do not lie where their names say. */
    root: (path: string) => `the game begins with ${path}`,
    lookups: {
      above: (what: { readonly count: number; readonly name: string; readonly path: string }) =>
        `${names(what.count)} found from a folder above that of config.cfg, such as ${what.path}`,
      shortened: (what: { readonly count: number; readonly name: string; readonly path: string }) =>
        `${names(what.count)} found without the first folder: ${what.name} is ${what.path}`,
    },
    has: (what: {
      readonly levels: number;
      readonly maps: number;
      readonly opponents: number;
      readonly powerUps: number;
    }) => `${levels(what.levels)}, ${maps(what.maps)}, ${opponents(what.opponents)}, ${powerUps(what.powerUps)}`,
    watching: (name: string) => `Watching ${name}; every change is checked. Ctrl-C ends.`,
    written: (what: { readonly files: number; readonly place: string }) =>
      `${files(what.files)} written. dedalo race check ${what.place} checks them, dedalo play race --content ${what.place} plays them.`,
    notEmpty: 'there is something in this folder already; name a new one.',
  },
  simulation: {
    simulated: (what: { readonly games: number; readonly wins: number }) => `${games(what.games)}, ${won(what.wins)}`,
    lost: (what: { readonly overtaken: number; readonly noLives: number; readonly time: number }) =>
      `lost: ${number(what.overtaken)} to a faster opponent, ${number(what.noLives)} for want of lives, ${number(what.time)} for want of time`,
    livesLost: counted('en', { one: '# life lost', other: '# lives lost' }),
    heads: ['level', 'reached', 'passed', 'mean seconds'],
    interval: (what: { readonly low: string; readonly high: string }) =>
      `between ${what.low} and ${what.high} of all games are won (95 % sure)`,
    stopped: (what: { readonly games: number; readonly of: number }) =>
      `stopped after ${number(what.games)} of ${games(what.of)}`,
    noLevel: (count: number) => `this game has ${levels(count)}.`,
  },
} as const;
