import { outcomeOf } from '../api/ask.ts';
import type { CallResult } from '../api/outcome.ts';

type Refusal = { readonly kind: 'refused'; readonly message: string };

/** Why the service turned a change down, told as it says (a conflict, a bad field); null for every other end. */
export async function refusalOf(call: Promise<CallResult<unknown>>): Promise<Refusal | null> {
  const outcome = await outcomeOf(call);
  if (outcome.kind !== 'refused') return null;
  const told = Object.values(outcome.fields ?? {}).flat();
  const message = told.length > 0 ? told.join(', ') : outcome.message;
  return message === '' ? null : { kind: 'refused', message };
}
