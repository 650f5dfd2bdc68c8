import { FailureError } from '../../../src/domain/failure.ts';

/** A value as TypeScript source, to be pasted into a file; values more than a few levels deep are left out. */
export function asSource(value: unknown, levels = 6): string {
  if (levels === 0) return '…';
  if (value instanceof FailureError) {
    const { kind, message, fields, requestId, ...more } = value.failure;
    const known = {
      ...(message === '' ? {} : { message }),
      ...(Object.keys(fields).length === 0 ? {} : { fields }),
      ...(requestId === null ? {} : { requestId }),
      ...more,
    };
    return `new FailureError(failure(${[kind, known]
      .map((part) => asSource(part))
      .join(', ')
      .replace(', {}', '')}))`;
  }
  if (value instanceof Error) return `new Error(${asSource(value.message)})`;
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map((entry) => asSource(entry, levels - 1)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(
    ([key, entry]) => `${keyAsSource(key)}: ${asSource(entry, levels - 1)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const keyAsSource = (key: string): string => (/^([a-z_$][\w$]*|\d+)$/i.test(key) ? key : asSource(key));
