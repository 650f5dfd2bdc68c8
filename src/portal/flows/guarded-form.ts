import { guardedFormMachine } from '../../../machines/guarded-form.ts';
import type { Config } from '../context/config.ts';
import { captchaOf } from './captcha.ts';
import type { formOf } from './form.ts';

/** A form behind the human verification that the configuration names. */
export function guardedFormOf(config: Config, form: ReturnType<typeof formOf>) {
  return guardedFormMachine.provide({ actors: { form, captcha: captchaOf(config.captcha.scriptUrl) } });
}
