import type { Catalogue, Table } from './catalogue.ts';

const notice =
  '-- Made by "npm run schema" of what the scripts of migrations/ make. Do not edit: it shows the schema as it is now.\n';

const shorterTypes: readonly (readonly [RegExp, string])[] = [
  [/\btimestamp with time zone\b/g, 'timestamptz'],
  [/\btimestamp without time zone\b/g, 'timestamp'],
  [/\bcharacter varying\b/g, 'varchar'],
];

/** An expression as a script would write it: PostgreSQL tells the type of every text, and lists as arrays. */
const asWritten = (expression: string): string =>
  shorterTypes.reduce(
    (text, [long, short]) => text.replace(long, short),
    expression
      .replace(' USING btree', '')
      .replace(/'((?:[^']|'')*)'::(?:text\[\]|text|jsonb|regclass)/g, "'$1'")
      .replace(/= ANY \(ARRAY\[([^\]]*)\]\)/g, 'IN ($1)')
      .replace(/<> ALL \(ARRAY\[([^\]]*)\]\)/g, 'NOT IN ($1)'),
  );

function columnText({
  name,
  type,
  collation,
  isNullable,
  default: value,
  identity,
}: Table['columns'][number]) {
  const sequence = identity?.sequence ? ` (SEQUENCE NAME ${identity.sequence})` : '';
  return [
    name,
    asWritten(type),
    collation && `COLLATE ${collation}`,
    identity ? `GENERATED ALWAYS AS IDENTITY${sequence}` : !isNullable && 'NOT NULL',
    value !== null && `DEFAULT ${asWritten(value)}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function tableText({ name, options, comment, columns, constraints, indexes, triggers }: Table): string {
  const lines = [
    ...columns.map(columnText),
    ...constraints.map((one) => `CONSTRAINT ${one.name} ${asWritten(one.definition)}`),
  ];
  const comments = [
    ...(comment === null ? [] : [`TABLE ${name} IS ${quoted(comment)}`]),
    ...columns.flatMap((column) =>
      column.comment === null ? [] : [`COLUMN ${name}.${column.name} IS ${quoted(column.comment)}`],
    ),
  ];
  return [
    `CREATE TABLE ${name} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n)${options ? ` ${options}` : ''};\n`,
    ...comments.map((one) => `COMMENT ON ${one};\n`),
    ...[...indexes, ...triggers].map((statement) => `${asWritten(statement)};\n`),
  ].join('');
}

/**
 * The statements that would make a schema, for people to read: tables in alphabetical order with their constraints,
 * indexes and triggers, then the functions. It is the same for the same schema, whichever version of PostgreSQL has it.
 */
export const schemaText = ({ sequences, tables, functions }: Catalogue): string =>
  [
    notice,
    sequences.map((statement) => `${statement};\n`).join(''),
    ...tables.map(tableText),
    ...functions.map(
      (statement) =>
        `${statement.trimEnd().replace(/^CREATE OR REPLACE FUNCTION \w+\./, 'CREATE FUNCTION ')};\n`,
    ),
  ]
    .filter((part) => part !== '')
    .join('\n');
