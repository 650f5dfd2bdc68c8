import type { Config } from '../context/config.ts';
import { captchaOf } from './captcha.ts';
import type { formOf } from './form.ts';

/** A form with the configured human verification. */
export function guardedFormOf(config: Config, form: ReturnType<typeof formOf>) {
  return form.provide({ actors: { captcha: captchaOf(config.captcha.scriptUrl) } });
}
