import { useEffect } from 'react';
import type { FormActor } from '../forms/form-actor.ts';
import { keptValuesIn } from './kept-values.ts';

// A draft ends with its tab: what somebody typed about themselves does not stay on the machine.
const drafts = keptValuesIn({
  local: () => null,
  session: () => globalThis.sessionStorage,
  cookies: () => null,
  secure: false,
});

/** Under which name the amendments of an account are kept: another person in the same tab does not find them. */
export const detailsDraftKey = (login: string): string => `details.${login}`;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What was kept of a form by its field's names; empty when nothing was. */
export function keptDraft(key: string): Readonly<Record<string, unknown>> {
  const kept = drafts.read(key);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** Keeps values under that key for as long as the tab is open. */
export function keepDraft(key: string, values: Readonly<Record<string, string | number>>): void {
  drafts.keep(key, values);
}

/** Forgets what was kept, when it is not wanted any more. */
export function forgetDraft(key: string): void {
  drafts.forget(key);
}

/** The texts of a draft, of these fields only. */
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
 * Keeps what is filled in over a reload, for as long as the tab is open, until the form has been taken.
 *
 * @param names the fields to keep; passwords, answers and consents are never among them
 * @param which `changed` keeps only what is other than the form began with: the rest may be changed elsewhere meanwhile
 */
export function useKeptDraft(
  actor: FormActor | undefined,
  key: string,
  names: readonly string[],
  which: 'filled' | 'changed' = 'filled',
): void {
  useEffect(() => {
    if (!actor) return;
    let last = actor.getSnapshot().context.values;
    const subscription = actor.subscribe({
      next: (snapshot) => {
        const { values, initialValues } = snapshot.context;
        if (snapshot.matches('submitted')) drafts.forget(key);
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
      // A form that breaks down is the matter of the flow that runs it.
      error: () => {},
    });
    return () => subscription.unsubscribe();
  }, [actor, key, names, which]);
}
