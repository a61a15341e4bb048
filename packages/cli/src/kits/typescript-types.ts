import type { ViewField, ViewRecord, ViewType } from './view-types.ts';

/** The records of a view as interfaces of TypeScript, the view first. */
export const typescriptTypes = (records: readonly ViewRecord[]): string =>
  [...records].reverse().map(interfaceText).join('\n');

const interfaceText = ({ name, fields }: ViewRecord): string =>
  `${name === 'View' ? '/** What your seat may know. */\n' : ''}export interface ${name} {\n${fields.map(fieldText).join('')}}\n`;

const fieldText = ({ name, type, isOptional, description }: ViewField): string =>
  `${description === undefined ? '' : `  /** ${description} */\n`}  ${name}${isOptional ? '?' : ''}: ${typeText(type)};\n`;

function typeText(type: ViewType): string {
  switch (type.kind) {
    case 'whole':
    case 'number':
      return 'number';
    case 'text':
      return 'string';
    case 'flag':
      return 'boolean';
    case 'null':
      return 'null';
    case 'values':
      return type.values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
    case 'list':
      return `${itemText(type.of)}[]`;
    case 'pair':
      return `[${typeText(type.of)}, ${typeText(type.of)}]`;
    case 'either':
      return [...new Set(type.of.map(typeText))].join(' | ');
    case 'record':
      return type.name;
  }
}

const itemText = (type: ViewType): string =>
  type.kind === 'either' || type.kind === 'values' ? `(${typeText(type)})` : typeText(type);
