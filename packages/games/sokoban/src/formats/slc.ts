import { err, ok, type Result } from '@dedalo/grid';
import type { TextProblem } from '../text-problem.ts';
import { type BoardRow, parseDrawnRows } from './board-rows.ts';
import type { LevelEntry } from './collection.ts';
import type { GoodLevels, LeftOut } from './good-levels.ts';
import { LARGEST_COLLECTION } from './limits.ts';
import { type PlaceFinder, placeFinder, trimLines } from './lines.ts';
import { parseXml, type XmlStart, type XmlText } from './xml.ts';

const ROOT = 'SokobanLevels';
const DESCRIPTIONS = ['Title', 'Description', 'Email', 'Url'] as const;
type Description = (typeof DESCRIPTIONS)[number];

/** Reads .slc, the XML of SokobanLev.dtd. Elements that it does not name are passed over. */
export function parseSlc(file: string): Result<GoodLevels, TextProblem> {
  const text = file.replace(/^\uFEFF/, '');
  const places = placeFinder(text);
  const parts = parseXml(text);
  if (!parts.ok) return err({ code: 'bad-xml', at: places.placeOf(parts.error.index), expected: parts.error.expected });
  const path: XmlStart[] = [];
  const said: Partial<Record<Description, string>> = {};
  const entries: LevelEntry[] = [];
  const leftOut: LeftOut[] = [];
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
      rows = [];
      if (!entry.ok) {
        const number = entries.length + leftOut.length + 1;
        leftOut.push({ what: 'level', number, ...placeAndName(element, places), problem: entry.error });
        continue;
      }
      room -= entry.value.level.walls.length;
      if (room < 0) {
        return err({ code: 'collection-too-large', at: places.placeOf(element.index), most: LARGEST_COLLECTION });
      }
      entries.push(entry.value);
    }
  }
  const title = oneLine(said.Title);
  const about = { ...(title !== '' && { title }), ...(author !== '' && { author }), notes: notesOf(said) };
  return ok({ collection: { ...about, entries }, leftOut });
}

function placeAndName({ attributes, index }: XmlStart, places: PlaceFinder): Pick<LeftOut, 'line' | 'title'> {
  const title = oneLine(attributes.get('Id'));
  return { line: places.lineOf(index), ...(title !== '' && { title }) };
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
