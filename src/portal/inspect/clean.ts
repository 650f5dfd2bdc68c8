/**
 * What may leave the page as it is: names of states of affairs and counts, nothing that a person has typed, nothing the
 * service has told of somebody, no secret. Everything else is told by its kind.
 */
const allowed: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'form',
  'attempts',
  'scriptAttempts',
  'isScriptLoaded',
  'skipCaptcha',
  'noPaymentMode',
  'formValid',
  'pristine',
  'succeeded',
  'isOn',
  'wasRefused',
]);

/** What may be looked into: its fields are cleaned each by its own name. */
const looked: ReadonlySet<string> = new Set(['failure', 'error', 'alert']);

/** A word of the program, not of a person. */
const isName = (value: unknown): boolean => typeof value === 'string' && /^[a-zA-Z][\w.]{0,60}$/.test(value);

function kindOf(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '(empty text)' : '(text)';
  if (Array.isArray(value)) return `(list of ${value.length})`;
  return `(${typeof value})`;
}

function cleanedValue(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (allowed.has(name) && (typeof value === 'boolean' || typeof value === 'number' || isName(value)))
    return value;
  if (looked.has(name) && typeof value === 'object') return cleaned(value);
  return kindOf(value);
}

/** The fields of a context or an event as they may leave the page. */
export const cleaned = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cleanedValue(name, value)]));
