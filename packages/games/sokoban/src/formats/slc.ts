import { err, ok, type Result } from '@dedalo/grid';
import type { TextProblem } from '../text-problem.ts';
import { type BoardRow, parseDrawnRows } from './board-rows.ts';
import type { Collection, LevelEntry } from './collection.ts';
import { LARGEST_COLLECTION } from './limits.ts';
import { type PlaceFinder, placeFinder, trimLines } from './lines.ts';
import { parseXml, type XmlStart, type XmlText } from './xml.ts';

const ROOT = 'SokobanLevels';
const DESCRIPTIONS = ['Title', 'Description', 'Email', 'Url'] as const;
type Description = (typeof DESCRIPTIONS)[number];

/** Reads .slc, the XML of SokobanLev.dtd. Elements that it does not name are passed over. */
export function parseSlc(file: string): Result<Collection, TextProblem> {
  const text = file.replace(/^\uFEFF/, '');
  const places = placeFinder(text);
  const parts = parseXml(text);
  if (!parts.ok) return err({ code: 'bad-xml', at: places.placeOf(parts.error.index), expected: parts.error.expected });
  const path: XmlStart[] = [];
  const said: Partial<Record<Description, string>> = {};
  const entries: LevelEntry[] = [];
  let author = '';
  let rows: BoardRow[] = [];
  let row: XmlText[] = [];
  let room = LARGEST_COLLECTION;
  for (const part of parts.value) {
    const names = path.length > DEEPEST ? '' : path.map(({ name }) => name).join('/');
    if (part.kind === 'start') {
      if (path.length === 0 && part.name !== ROOT) {
        return err({ code: 'bad-xml', at: places.placeOf(part.index), expected: `<${ROOT}>` });
      }
      path.push(part);
      if (part.name === 'LevelCollection') author ||= oneLine(part.attributes.get('Copyright'));
    } else if (part.kind === 'text') {
      const description = DESCRIPTIONS.find((name) => names === `${ROOT}/${name}`);
      if (description) said[description] = (said[description] ?? '') + part.text;
      if (names === ROW_PATH) row.push(part);
    } else {
      const element = path.pop()!;
      if (names === ROW_PATH) {
        rows.push(boardRow(row, element, places));
        row = [];
      }
      if (names !== LEVEL_PATH) continue;
      const entry = readLevel(element, rows, places);
      if (!entry.ok) return entry;
      room -= entry.value.level.walls.length;
      if (room < 0) {
        return err({ code: 'collection-too-large', at: places.placeOf(element.index), most: LARGEST_COLLECTION });
      }
      entries.push(entry.value);
      rows = [];
    }
  }
  if (entries.length === 0) return err({ code: 'no-levels' });
  const title = oneLine(said.Title);
  return ok({ ...(title !== '' && { title }), ...(author !== '' && { author }), notes: notesOf(said), entries });
}

const LEVEL_PATH = `${ROOT}/LevelCollection/Level`;
const ROW_PATH = `${LEVEL_PATH}/L`;
const DEEPEST = ROW_PATH.split('/').length;

const oneLine = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const notesOf = ({ Description, Email, Url }: Partial<Record<Description, string>>): string[] => [
  ...trimLines((Description ?? '').split(/\r\n|\n|\r/).map((line) => line.trimEnd())),
  ...(oneLine(Email) === '' ? [] : [`Email: ${oneLine(Email)}`]),
  ...(oneLine(Url) === '' ? [] : [`Url: ${oneLine(Url)}`]),
];

function boardRow(texts: readonly XmlText[], element: XmlStart, places: PlaceFinder): BoardRow {
  const sources = texts.flatMap((text) => text.sources);
  return {
    squares: texts.map(({ text }) => text).join(''),
    line: places.lineOf(sources[0] ?? element.index),
    placeOf: (column) => places.placeOf(sources[column - 1] ?? element.index),
  };
}

function readLevel(
  { attributes, index }: XmlStart,
  rows: readonly BoardRow[],
  places: PlaceFinder,
): Result<LevelEntry, TextProblem> {
  if (rows.length === 0) return err({ code: 'no-player', at: places.placeOf(index) });
  const drawn = parseDrawnRows(rows);
  if (!drawn.ok) return drawn;
  const title = oneLine(attributes.get('Id'));
  const author = oneLine(attributes.get('Copyright'));
  return ok({
    level: drawn.value.level,
    line: rows[drawn.value.firstRow]!.line,
    ...(title !== '' && { title }),
    ...(author !== '' && { author }),
    notes: [],
    games: [],
  });
}
