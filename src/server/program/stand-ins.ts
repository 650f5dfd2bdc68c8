import { standInKeys as captchaKeys, captchaMount } from '../../sandbox/captcha/captcha-stand-in.ts';
import { paymentApiPath, paymentScriptPath } from '../../sandbox/payment/payment-stand-in.ts';
import { standInKeys as paymentKeys } from '../../sandbox/payment/provider.ts';
import { type Config, usesCaptchaStandIn, usesPaymentStandIn } from '../config.ts';
import type { Addresses } from './addresses.ts';

/** Which outside services the sandbox plays. */
export type StandIns = {
  readonly captcha: boolean;
  readonly payment: boolean;
};

/** The captcha as the page reaches it, at the public address, and as this process does, at its own. */
const captchaOf = ({ publicUrl, ownOrigin }: Addresses): Config['captcha'] => ({
  skipValidation: false,
  ...captchaKeys,
  scriptUrl: new URL(`${captchaMount}/api.js`, publicUrl.origin),
  verifyUrl: new URL(`${captchaMount}/siteverify`, ownOrigin),
});

const paymentOf = (given: Config['payment'], { publicUrl, ownOrigin }: Addresses): Config['payment'] => ({
  ...given,
  ...paymentKeys,
  sdkUrl: new URL(paymentScriptPath, publicUrl.origin),
  apiBase: new URL(paymentApiPath, ownOrigin),
});

/** Points the configuration at the sandbox wherever nothing of an outside service is set. */
export function withStandIns(
  given: Config,
  addresses: Addresses,
): { readonly config: Config; readonly standIns: StandIns } {
  const standIns = { captcha: usesCaptchaStandIn(given), payment: usesPaymentStandIn(given) };
  return {
    standIns,
    config: {
      ...given,
      ...(standIns.captcha ? { captcha: captchaOf(addresses) } : {}),
      ...(standIns.payment ? { payment: paymentOf(given.payment, addresses) } : {}),
    },
  };
}
