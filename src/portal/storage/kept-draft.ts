import { viewOf } from '../../../machines/form.ts';
import type { FormActor } from '../forms/form-actor.ts';
import { keptValuesIn } from './kept-values.ts';

// A draft ends with its tab, so that personal data does not stay on the machine.
const drafts = keptValuesIn({
  local: () => null,
  session: () => globalThis.sessionStorage,
  cookies: () => null,
  secure: false,
});

/** The key for the unsaved details of an account, so that another user of the same tab does not get them. */
export const detailsDraftKey = (login: string): string => `details.${login}`;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The stored draft by field name; empty if there is none. */
export function keptDraft(key: string): Readonly<Record<string, unknown>> {
  const kept = drafts.read(key);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** Stores values under that key until the tab is closed. */
export function keepDraft(key: string, values: Readonly<Record<string, unknown>>): void {
  drafts.keep(key, values);
}

/** Removes a draft that is no longer wanted. */
export function forgetDraft(key: string): void {
  drafts.forget(key);
}

/** The texts in a draft, for these fields only. */
export function keptTexts(
  draft: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, string> {
  const texts = names.map((name) => [name, draft[name]] as const);
  return Object.fromEntries(
    texts.filter(
      (entry): entry is readonly [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}

/**
 * Keeps the form's values across a reload, until the tab is closed or the form is accepted. Lasts until the returned
 * function is called.
 *
 * @param names the fields to keep; never passwords, security answers or consents
 * @param which `changed` keeps only values that differ from the initial ones: the others may change elsewhere in the
 *   meantime
 */
export function followDraft(
  form: FormActor | undefined,
  key: string,
  names: readonly string[],
  which: 'filled' | 'changed' = 'filled',
): () => void {
  let last = form?.getSnapshot().context.values;
  const subscription = form?.subscribe({
    next: (snapshot) => {
      const { values, initialValues } = snapshot.context;
      if (viewOf(snapshot).kind === 'accepted') drafts.forget(key);
      else if (values !== last) {
        const kept = names
          .filter((name) => which === 'filled' || values[name] !== initialValues[name])
          .map((name) => [name, values[name]])
          .filter(([, value]) => !isEmpty(value));
        if (kept.length === 0) drafts.forget(key);
        else drafts.keep(key, Object.fromEntries(kept));
      }
      last = values;
    },
    // A failure of the form is handled by the flow that runs it.
    error: () => {},
  });
  return () => subscription?.unsubscribe();
}
