import type { ActorRefFrom } from 'xstate';
import type { guardedFormMachine } from '../../../machines/guarded-form.ts';

/** The form and the captcha that a guarded form runs, the same ones for as long as it runs; none without one. */
export function partsOf(guarded: ActorRefFrom<typeof guardedFormMachine> | undefined) {
  const { form, captcha } = guarded?.getSnapshot().children ?? {};
  return { form, captcha };
}
