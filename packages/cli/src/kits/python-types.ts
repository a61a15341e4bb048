import type { ViewField, ViewRecord, ViewType } from './view-types.ts';

/** The records of a view as typed dictionaries of Python, each before it is used. */
export const pythonTypes = (records: readonly ViewRecord[]): string => records.map(classText).join('\n\n');

/** Names that no field of a class may have. */
const KEYWORDS = [
  'and',
  'as',
  'class',
  'def',
  'del',
  'from',
  'global',
  'if',
  'in',
  'is',
  'lambda',
  'not',
  'or',
  'pass',
];

const classText = (record: ViewRecord): string => {
  const { name, fields } = record;
  if (fields.some((field) => KEYWORDS.includes(field.name))) return dictionaryText(record);
  const isPartial = fields.some(({ isOptional }) => isOptional);
  const about = name === 'View' ? '    """What your seat may know."""\n\n' : '';
  return `class ${name}(TypedDict${isPartial ? ', total=False' : ''}):\n${about}${fields.map(fieldText).join('')}`;
};

const dictionaryText = ({ name, fields }: ViewRecord): string => {
  const lines = fields.map(
    ({ name, type, description }) =>
      `        "${name}": ${typeText(type)},${description === undefined ? '' : `  # ${description}`}\n`,
  );
  return `${name} = TypedDict(\n    "${name}",\n    {\n${lines.join('')}    },\n)\n`;
};

const fieldText = ({ name, type, description }: ViewField): string =>
  `    ${name}: ${typeText(type)}\n${description === undefined ? '' : `    """${description}"""\n`}`;

function typeText(type: ViewType): string {
  switch (type.kind) {
    case 'whole':
      return 'int';
    case 'number':
      return 'float';
    case 'text':
      return 'str';
    case 'flag':
      return 'bool';
    case 'null':
      return 'None';
    case 'values':
      return `Literal[${type.values.map((value) => JSON.stringify(value)).join(', ')}]`;
    case 'list':
      return `list[${typeText(type.of)}]`;
    case 'pair':
      return `tuple[${typeText(type.of)}, ${typeText(type.of)}]`;
    case 'either':
      return [...new Set(type.of.map(typeText))].join(' | ');
    case 'record':
      return type.name;
  }
}
