/** A player that is a class with the six described methods, as it is typed. */
export type ClassText =
  /** A class by its whole name, or a folder or an archive with one player. */
  | { readonly language: 'java'; readonly target: string }
  /** Without a name it is the only player of the file. */
  | { readonly language: 'js' | 'py'; readonly file: string; readonly name?: string };

const CLASS = /^(java|js|py):(.+)$/s;
const FILE = /^(.+?)(?:#([^#]+))?$/s;

/** Reads `java:gj.stratego.player.rossi.RossiPlayer`, `java:DIR`, `js:FILE#CLASS`, `py:FILE`; undefined for all else. */
export function parseClassText(text: string): ClassText | undefined {
  const [, language, rest] = CLASS.exec(text.trim()) ?? [];
  if (rest === undefined) return undefined;
  if (language === 'java') return { language, target: rest };
  const [, file = rest, name] = FILE.exec(rest) ?? [];
  return { language: language as 'js' | 'py', file, ...(name !== undefined && { name }) };
}

export const formatClassText = (text: ClassText): string =>
  text.language === 'java'
    ? `java:${text.target}`
    : `${text.language}:${text.file}${text.name === undefined ? '' : `#${text.name}`}`;
