import { err, ok, type Result } from '@dedalo/grid';
import { loadContent } from '../content/load-content.ts';
import { toFiles } from '../content/to-files.ts';
import type { Config } from '../state.ts';
import type { TextProblem } from '../text-problem.ts';
import { isList, isRecord, isText, isWhole } from './checks.ts';

export const MOST_TICKS = 10_000_000;

interface FileText {
  readonly path: string;
  readonly text: string;
}

/** The text of a config is asked for with every fingerprint of a state, and never changes. */
const texts = new WeakMap<Config, string>();

/** A line of JSON with the game's files: what anybody may have written comes in by the one door for content. */
export function formatConfig(config: Config): string {
  const known = texts.get(config);
  if (known !== undefined) return known;
  const { content, mostTicks } = config;
  const text = JSON.stringify({ mostTicks, files: toFiles(content) });
  texts.set(config, text);
  return text;
}

export function parseConfig(text: string): Result<Config, TextProblem> {
  const at = { line: 1, column: 1 };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: 'not-json', at });
  }
  if (!isRecord(value)) return err({ code: 'bad-part', part: 'config', at });
  const { mostTicks, files } = value;
  if (!isWhole(mostTicks, 1, MOST_TICKS)) return err({ code: 'bad-part', part: 'mostTicks', at });
  if (!isList(files, isFileText)) return err({ code: 'bad-part', part: 'files', at });
  const loaded = loadContent(files);
  if (!loaded.ok) return err({ code: 'bad-content', problems: loaded.error.length, at });
  return ok({ content: loaded.value.content, mostTicks });
}

const isFileText = (value: unknown): value is FileText =>
  isRecord(value) && isText(value['path']) && isText(value['text']);
