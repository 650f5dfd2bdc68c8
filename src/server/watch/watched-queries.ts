import type pg from 'pg';
import { beginStep, workId } from './request-scope.ts';

/** A query's text, and the name under which it is prepared, if any. */
type Asked = { readonly text: string; readonly name: string | undefined };

function askedBy(first: unknown): Asked | null {
  if (typeof first === 'string') return { text: first, name: undefined };
  if (typeof first !== 'object' || first === null || 'submit' in first) return null;
  if (!('text' in first) || typeof first.text !== 'string') return null;
  return {
    text: first.text,
    name: 'name' in first && typeof first.name === 'string' ? first.name : undefined,
  };
}

/**
 * Adds the id of the request or job in front of the statement, where `pg_stat_activity` and PostgreSQL's log show it.
 * Unlike a setting, this needs no statement of its own and works through a pooler. A prepared statement keeps its text,
 * by which it is prepared only once; its name and the trace identify it.
 */
function withId(first: unknown, { text, name }: Asked, id: string): unknown {
  if (name !== undefined || !/^[\w-]{1,60}$/.test(id)) return first;
  const marked = `/* ${id} */ ${text}`;
  return typeof first === 'object' ? { ...first, text: marked } : marked;
}

const factsOf = ({ text, name }: Asked) => ({
  kind: 'client' as const,
  attributes: {
    'db.system.name': 'postgresql',
    // Values are sent separately and are not part of the text.
    'db.query.text': text.slice(0, 2_000),
    ...(name === undefined ? {} : { 'db.query.summary': name }),
  },
});

/** Marks every statement of a connection with the request or job behind it, and makes it a step of its trace. */
export function watchQueries(client: pg.ClientBase): void {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') return;
  const watched = (...args: readonly unknown[]): unknown => {
    const [first, ...rest] = args;
    const id = workId();
    const asked = id === null ? null : askedBy(first);
    if (id === null || asked === null) return Reflect.apply(query, client, args);
    const marked = withId(first, asked, id);
    const end = beginStep(/^\w+/.exec(asked.text.trimStart())?.[0].toUpperCase() ?? 'query', () =>
      factsOf(asked),
    );
    if (end === null) return Reflect.apply(query, client, [marked, ...rest]);
    const answered: unknown = rest.at(-1);
    if (typeof answered === 'function') {
      const ended = (error: unknown, ...result: readonly unknown[]): unknown => {
        end(error);
        return Reflect.apply(answered, undefined, [error, ...result]);
      };
      return Reflect.apply(query, client, [marked, ...rest.slice(0, -1), ended]);
    }
    const result: unknown = Reflect.apply(query, client, [marked, ...rest]);
    if (result instanceof Promise) result.then(() => end(), end);
    else end();
    return result;
  };
  Object.defineProperty(client, 'query', { value: watched, configurable: true, writable: true });
}
