import type { Rectangle, Size } from '@dedalo/grid';
import type { CfgData, CfgDocument, CfgValue, ElementData, ElementType, EntryData } from './cfg-value.ts';
import { formatEntries } from './format-cfg.ts';
import { readCfg } from './read-cfg.ts';

export const cfgInt = (value: number): ElementData => ({ type: 'int', value });
export const cfgFloat = (value: number): ElementData => ({ type: 'float', value });
export const cfgFlag = (value: boolean): ElementData => cfgInt(value ? 1 : 0);
/** The language knows no escapes: a text must hold no double quote. */
export const cfgString = (value: string): ElementData => ({ type: 'string', value });
export const cfgSize = (value: Size): ElementData => ({ type: 'size', value });
export const cfgRectangle = (value: Rectangle): ElementData => ({ type: 'rectangle', value });
export const cfgList = (of: ElementType, items: readonly ElementData[]): CfgData => ({ type: 'list', of, items });
export const cfgStrings = (texts: readonly string[]): CfgData => cfgList('string', texts.map(cfgString));
export const cfgDictionary = (entries: readonly EntryData[]): CfgData => ({ type: 'dictionary', entries });

/** A document of these declarations. Throws where the language has no way to write one of them. */
export const makeCfg = (entries: readonly EntryData[]): CfgDocument => readBack(formatEntries(entries), entries);

/** A text of ours that cannot be read, or not as it was meant, is our mistake and no one's input. */
function readBack(text: string, meant: readonly EntryData[]): CfgDocument {
  const read = readCfg(text);
  if (!read.ok) throw new RangeError(`makeCfg: ${JSON.stringify(read.error)}`);
  if (JSON.stringify(plainEntries(read.value.entries)) !== JSON.stringify(plainEntries(meant))) {
    throw new RangeError('makeCfg: a name or a text cannot be written');
  }
  return read.value;
}

/** Declarations without places and comments. */
export const plainEntries = (entries: readonly EntryData[]): readonly EntryData[] =>
  entries.map(({ key, value }) => ({ key, value: plainValue(value) }));

/** A value without its place. */
export function plainValue(value: CfgData | CfgValue): CfgData {
  if (value.type === 'dictionary') return cfgDictionary(plainEntries(value.entries));
  return value.type === 'list' ? cfgList(value.of, value.items.map(plainElement)) : plainElement(value);
}

function plainElement(element: ElementData): ElementData {
  switch (element.type) {
    case 'int':
    case 'float':
      return { type: element.type, value: element.value };
    case 'string':
      return cfgString(element.value);
    case 'size': {
      const { width, height } = element.value;
      return cfgSize({ width, height });
    }
    case 'rectangle': {
      const { x, y, width, height } = element.value;
      return cfgRectangle({ x, y, width, height });
    }
  }
}
