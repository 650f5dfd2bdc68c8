import type { AnyEventObject } from 'xstate';
import { FailureError, failure } from '../../domain/failure.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      one === undefined || typeof one === 'function' ? [] : [[key, plainOf(one)]],
    ),
  );

/** Converts a value to JSON: errors become `{ $error }`, actors `(actor)`; functions are left out. */
export function plainOf(value: unknown): unknown {
  // An actor that was written down elsewhere has a number, which differs in every run.
  if (typeof value === 'string') return value.replace(/^\(actor .*\)$/, '(actor)');
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? null : value;
  if (value instanceof Error) {
    const { name, message } = value;
    return { $error: { name, message, ...('failure' in value ? { failure: plainOf(value.failure) } : {}) } };
  }
  if ('sessionId' in value && 'getSnapshot' in value) return '(actor)';
  if ('toJSON' in value && typeof value.toJSON === 'function') return plainOf(value.toJSON());
  if (value instanceof Set || value instanceof Map) return [...value].map(plainOf);
  return Array.isArray(value) ? value.map(plainOf) : entriesOf(value);
}

/** Reverses `plainOf` for errors. */
export function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (!isRecord(value)) return value;
  const { $error } = value;
  if (isRecord($error)) {
    const message = String($error.message ?? '');
    if (!isRecord($error.failure)) return new Error(message);
    const { kind, ...fields } = failure('failed', Object($error.failure));
    return new FailureError({ ...fields, kind });
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revived(one)]));
}

export const isEvent = (value: unknown): value is AnyEventObject =>
  isRecord(value) && typeof value.type === 'string';

/** An event's name for the reader: `loadDetails answered`, `after debounce`, or its type. */
export function eventName(type: string): string {
  const [, answer, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actor !== undefined) return `${actor} ${answer === 'done' ? 'answered' : 'failed'}`;
  if (type === 'xstate.init') return 'start';
  return /^xstate\.after\.([^.]+)\./.exec(type)?.[1]?.replace(/^/, 'after ') ?? type;
}
