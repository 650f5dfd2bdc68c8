import type { Statement, WatchStatement } from '../../platform/database/database.ts';
import { beginStep, workId } from './request-scope.ts';

/**
 * Adds the id of the request or job in front of the statement, where `pg_stat_activity` and PostgreSQL's log show it.
 * Unlike a setting, this needs no statement of its own and works through a pooler. A prepared statement keeps its text,
 * by which it is prepared only once; its name and the trace identify it.
 */
const withId = (statement: Statement, id: string): Statement =>
  statement.name !== undefined || !/^[\w-]{1,60}$/.test(id)
    ? statement
    : { ...statement, text: `/* ${id} */ ${statement.text}` };

const factsOf = ({ text, name }: Statement) => ({
  kind: 'client' as const,
  attributes: {
    'db.system.name': 'postgresql',
    // Values are sent separately and are not part of the text.
    'db.query.text': text.slice(0, 2_000),
    ...(name === undefined ? {} : { 'db.query.summary': name }),
  },
});

/** Marks a statement with the request or job behind it, and makes it a step of its trace. */
export const watchStatement: WatchStatement = (statement) => {
  const id = workId();
  if (id === null) return { statement, end: null };
  const verb = /^\w+/.exec(statement.text.trimStart())?.[0].toUpperCase() ?? 'query';
  return { statement: withId(statement, id), end: beginStep(verb, () => factsOf(statement)) };
};
