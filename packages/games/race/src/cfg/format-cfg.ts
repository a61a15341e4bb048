import type { CfgData, CfgDocument, DictionaryData, ElementData, EntryData } from './cfg-value.ts';

/** A document as text. One that was read comes back sign by sign, with its comments, order and blanks. */
export const formatCfg = (document: CfgDocument): string => document.text;

/** Declarations in the one way in which we write them. */
export const formatEntries = (entries: readonly EntryData[]): string =>
  entries.map((entry) => `${formatEntry(entry, '')};\n`).join('');

/** Without a separator behind it; `indent` begins its lines. */
export function formatEntry({ key, value, comment }: EntryData, indent: string): string {
  const lines = comment === undefined ? [] : comment.split(/\r\n|\n|\r/).map((line) => `${indent}# ${line}\n`);
  return `${lines.join('')}${indent}${formatType(value)} ${key} = ${formatValue(value, indent)}`;
}

export const formatType = (value: CfgData): string => (value.type === 'list' ? `list[${value.of}]` : value.type);

/** `indent` is that of the line on which the value begins. */
export function formatValue(value: CfgData, indent: string): string {
  if (value.type === 'list') return value.items.map(formatElement).join(', ');
  return value.type === 'dictionary' ? formatDictionary(value, indent) : formatElement(value);
}

export const INDENT = '  ';

function formatDictionary({ entries }: DictionaryData, indent: string): string {
  if (entries.length === 0) return '{}';
  const lines = entries.map((entry) => formatEntry(entry, indent + INDENT));
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function formatElement(element: ElementData): string {
  switch (element.type) {
    case 'int':
    case 'float':
      return String(element.value);
    case 'string':
      return `"${element.value}"`;
    case 'size':
      return `[${element.value.width}, ${element.value.height}]`;
    case 'rectangle': {
      const { x, y, width, height } = element.value;
      return `[${x}, ${y}, ${width}, ${height}]`;
    }
  }
}
