import type { Catalogue, Table } from './catalogue.ts';

const notice = '// Made by "npm run schema" of what the scripts of migrations/ make. Do not edit.\n';

/** What a pool of the service returns for each type: openPool leaves as text what JavaScript cannot hold exactly. */
const valueTypes: Readonly<Record<string, string>> = {
  bigint: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  int4multirange: 'string',
  integer: 'number',
  jsonb: 'unknown',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  'text[]': 'readonly string[]',
  'timestamp with time zone': 'string',
  uuid: 'string',
};

const oneOfSeveral = /^CHECK \(\w+ = ANY \(ARRAY\[(.*)\]\)\)/;
const onlyOne = /^CHECK \(\w+ = ('[^']*'::text)\)/;

/** The texts that a constraint allows in the column, as a type; null if there is none such. */
function allowedTexts(column: string, { constraints }: Table): string | null {
  for (const { column: about, definition } of constraints) {
    const listed = about === column && (oneOfSeveral.exec(definition) ?? onlyOne.exec(definition))?.[1];
    if (listed) return [...listed.matchAll(/'([^']*)'::text/g)].map(([, text]) => `'${text}'`).join(' | ');
  }
  return null;
}

function columnType(column: Table['columns'][number], table: Table): string {
  const type =
    allowedTexts(column.name, table) ?? valueTypes[column.type.replace(/^character varying.*/, 'text')];
  if (type === undefined)
    throw new Error(`No type is known for ${column.type} of ${table.name}.${column.name}`);
  return column.isNullable && type !== 'unknown' ? `${type} | null` : type;
}

const typeName = (table: string): string =>
  `${table.replace(/(?:^|_)(\w)/g, (_, first) => first.toUpperCase())}Row`;

function rowType(table: Table): string {
  const lines = table.columns.flatMap((column) => [
    ...(column.comment === null ? [] : [`  /** ${column.comment} */\n`]),
    `  readonly ${column.name}: ${columnType(column, table)};\n`,
  ]);
  return `export type ${typeName(table.name)} = {\n${lines.join('')}};\n`;
}

/**
 * A type for the rows of each table, as a pool of the service returns them: `AccountsRow` for `accounts`.
 *
 * @throws an error that names a column whose type is not known here
 */
export const rowTypes = ({ tables }: Catalogue): string => [notice, ...tables.map(rowType)].join('\n');
