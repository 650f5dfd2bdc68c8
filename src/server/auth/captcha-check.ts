import { z } from 'zod';
import { assertOutsideTransaction } from '../database/transaction-scope.ts';
import type { AnswerCookie, CallContext } from '../http/operation.ts';
import { Refusal, unavailableMessage } from '../http/refusal.ts';

/** The cookie in which the page stores the captcha's answer (A 7). */
export const captchaCookie = 'g-recaptcha-response';

const standardVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify';
const timeoutMs = 5_000;
const longestToken = 8_192;

const passed = z.object({ success: z.literal(true) });

/** The message when the captcha has not been passed. */
export const captchaRefusal = 'Please confirm that you are not a robot';

/**
 * Checks the captcha's answer.
 *
 * @throws Refusal 400 when it is missing or not accepted, 503 when it cannot be checked
 */
export type CaptchaCheck = (token: string | undefined, address: string) => Promise<void>;

export type CaptchaSettings = {
  readonly skipValidation: boolean;
  readonly secret: string | null;
  readonly verifyUrl: URL | null;
};

// An error of its field, so that the page shows it there and not in the error dialog as well.
const refused = () =>
  new Refusal('invalid-request', captchaRefusal, { fields: { captchaVerified: [captchaRefusal] } });

/** Removes the captcha's answer, which is valid for one call. */
export function usedUpCaptcha({ cookies }: Pick<CallContext, 'cookies'>): AnswerCookie[] {
  return cookies[captchaCookie] === undefined
    ? []
    : [{ name: captchaCookie, value: null, options: { path: '/' } }];
}

/** reCAPTCHA's `siteverify` over HTTP, or nothing if the captcha is switched off (A 9). */
export function createCaptchaCheck(settings: CaptchaSettings): CaptchaCheck {
  return async (token, address) => {
    if (settings.skipValidation) {
      return;
    }
    if (token === undefined || token === '' || token.length > longestToken) {
      throw refused();
    }
    if (!(await verify(settings, token, address))) {
      throw refused();
    }
  };
}

async function verify(settings: CaptchaSettings, token: string, address: string): Promise<boolean> {
  assertOutsideTransaction('The captcha');
  try {
    const response = await fetch(settings.verifyUrl ?? standardVerifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: settings.secret ?? '', response: token, remoteip: address }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      throw new Error(`siteverify answered ${response.status}`);
    }
    return passed.safeParse(await response.json()).success;
  } catch {
    throw new Refusal('unavailable', unavailableMessage);
  }
}
