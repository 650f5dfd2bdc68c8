import type { Queryable } from '../../platform/database/database.ts';

type Column = {
  readonly name: string;
  /** PostgreSQL's name of the type, such as `timestamp with time zone`. */
  readonly type: string;
  readonly collation: string | null;
  readonly isNullable: boolean;
  /** Its expression; null for none. */
  readonly default: string | null;
  /** Whether it numbers the rows itself; the sequence's name, if that is not the usual one. */
  readonly identity: { readonly sequence: string | null } | null;
  readonly comment: string | null;
};

type Constraint = {
  readonly name: string;
  readonly definition: string;
  /** The only column that it is about, or null. */
  readonly column: string | null;
};

/** A table; of a partitioned one its partitions are left out. */
export type Table = {
  readonly name: string;
  /** What follows the closing bracket, such as `PARTITION BY RANGE (published_at)`. */
  readonly options: string | null;
  readonly comment: string | null;
  readonly columns: readonly Column[];
  readonly constraints: readonly Constraint[];
  /** Statements that make its indexes, apart from those of constraints, and its triggers. */
  readonly indexes: readonly string[];
  readonly triggers: readonly string[];
};

/** What the scripts have made in a schema of a database; everything is in order of its name, columns in their own. */
export type Catalogue = {
  /** Statements. */
  readonly sequences: readonly string[];
  readonly tables: readonly Table[];
  /** Statements. */
  readonly functions: readonly string[];
};

// The list of scripts that have run is postgrator's own table.
const tablesSql = `
  SELECT c.relname AS name, obj_description(c.oid) AS comment,
    nullif(concat_ws(' ', 'PARTITION BY ' || pg_get_partkeydef(c.oid),
      'WITH (' || array_to_string(c.reloptions, ', ') || ')'), '') AS options,
    (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'collation', (SELECT quote_ident(l.collname) FROM pg_collation l
          WHERE l.oid = a.attcollation AND l.collname <> 'default'),
        'isNullable', NOT a.attnotnull, 'default', pg_get_expr(d.adbin, d.adrelid),
        'identity', CASE WHEN a.attidentity = 'a' THEN json_build_object('sequence', (
          SELECT s.relname FROM pg_depend o JOIN pg_class s ON s.oid = o.objid AND s.relkind = 'S'
          WHERE o.refobjid = c.oid AND o.refobjsubid = a.attnum AND s.relname <> c.relname || '_' || a.attname || '_seq'
        )) END,
        'comment', col_description(c.oid, a.attnum)) ORDER BY a.attnum)
      FROM pg_attribute a LEFT JOIN pg_attrdef d ON (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
    (SELECT coalesce(json_agg(json_build_object('name', k.conname, 'definition', pg_get_constraintdef(k.oid, true),
        'column', CASE WHEN cardinality(k.conkey) = 1 THEN (SELECT attname FROM pg_attribute
          WHERE attrelid = c.oid AND attnum = k.conkey[1]) END)
        ORDER BY strpos('pucf', k.contype::text), k.conname COLLATE "C"), '[]')
      -- From 18 on, PostgreSQL also lists NOT NULL.
      FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype <> 'n') AS constraints,
    (SELECT coalesce(json_agg(pg_get_indexdef(i.indexrelid, 0, true) ORDER BY n.relname COLLATE "C"), '[]')
      FROM pg_index i JOIN pg_class n ON n.oid = i.indexrelid
      WHERE i.indrelid = c.oid AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid
        AND k.conrelid = c.oid)) AS indexes,
    (SELECT coalesce(json_agg(pg_get_triggerdef(t.oid, true) ORDER BY t.tgname COLLATE "C"), '[]')
      FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal) AS triggers
  FROM pg_class c
  WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND c.relname <> 'schema_version'
  ORDER BY c.relname COLLATE "C"`;

const sequencesSql = `
  SELECT format('CREATE SEQUENCE %I AS %s', c.relname, format_type(s.seqtypid, NULL)) AS statement
  FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid
  WHERE c.relnamespace = $1::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'i')
  ORDER BY c.relname COLLATE "C"`;

const functionsSql = `
  SELECT pg_get_functiondef(oid) AS statement FROM pg_proc WHERE pronamespace = $1::regnamespace
  ORDER BY proname COLLATE "C", oid`;

/** Reads what a schema of a database consists of. */
export async function readCatalogue(client: Queryable, schema: string): Promise<Catalogue> {
  await client.query("SELECT set_config('search_path', $1, false)", [schema]);
  try {
    const statements = async (sql: string): Promise<readonly string[]> =>
      (await client.query<{ statement: string }>(sql, [schema])).rows.map(({ statement }) => statement);
    const { rows: tables } = await client.query<Table>(tablesSql, [schema]);
    return { tables, sequences: await statements(sequencesSql), functions: await statements(functionsSql) };
  } finally {
    await client.query('RESET search_path');
  }
}
