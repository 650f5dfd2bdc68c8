import { fromPromise } from 'xstate';
import { captchaMachine } from '../../../machines/captcha.ts';
import { loadCaptchaScript } from '../forms/captcha-loader.ts';

/** The captcha, bound to the configured script. */
export function captchaOf(scriptUrl: string | undefined) {
  return captchaMachine.provide({
    actors: { loadCaptcha: fromPromise(({ signal }) => loadCaptchaScript(scriptUrl, { signal })) },
  });
}
