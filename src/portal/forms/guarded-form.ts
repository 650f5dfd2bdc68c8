import type { ActorRefFrom } from 'xstate';
import type { guardedFormMachine } from '../../../machines/guarded-form.ts';

/** The form and the captcha that a guarded form runs, unchanged while it runs; neither without a guarded form. */
export function partsOf(guarded: ActorRefFrom<typeof guardedFormMachine> | undefined) {
  const { form, captcha } = guarded?.getSnapshot().children ?? {};
  return { form, captcha };
}
