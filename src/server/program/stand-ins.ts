import { standInKeys as captchaKeys, captchaMount } from '../../sandbox/captcha/captcha-stand-in.ts';
import { paymentApiPath, paymentScriptPath } from '../../sandbox/payment/payment-stand-in.ts';
import { standInKeys as paymentKeys } from '../../sandbox/payment/provider.ts';
import { type Config, usesCaptchaStandIn, usesPaymentStandIn } from '../config/config.ts';
import type { Addresses } from './addresses.ts';

/** The outside services that the sandbox replaces. */
export type StandIns = {
  readonly captcha: boolean;
  readonly payment: boolean;
};

/** The captcha: its public address for the page, and this process's own address for the check. */
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

/** Points the configuration to the sandbox for every outside service that is not configured. */
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
