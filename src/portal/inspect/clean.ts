/**
 * The fields that may leave the page unchanged: states and counts, but nothing a user has typed, nothing the service
 * has said about a user, and no secrets. All other fields are replaced by their kind.
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
]);

/** Fields whose content is cleaned in turn, each field by its own name. */
const looked: ReadonlySet<string> = new Set(['failure', 'error', 'alert']);

/** A word of the program, not of a user. */
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

/** The fields of a context or an event, fit to leave the page. */
export const cleaned = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cleanedValue(name, value)]));
