import type { Config } from './config/config.ts';

const originsOf = (...urls: readonly (URL | null)[]): string[] => [
  ...new Set(urls.flatMap((url) => (url ? [url.origin] : []))),
];

/** Origins that the payment provider's script, calls, frames and pictures come from; none in no-payment mode. */
export function paymentOrigins({ noPaymentMode, payment }: Config): readonly string[] {
  if (noPaymentMode) return [];
  if (payment.sdkUrl) return originsOf(payment.sdkUrl);
  return payment.environment === 'sandbox'
    ? ['https://www.paypal.com', 'https://www.sandbox.paypal.com', 'https://www.paypalobjects.com']
    : ['https://www.paypal.com', 'https://www.paypalobjects.com'];
}

/** The origin that reports and documents are fetched from; none when it is the portal's own. */
export function filesOrigins(filesUrl: string, publicUrl: URL): readonly string[] {
  if (filesUrl === '') return [];
  const { origin } = new URL(filesUrl, publicUrl);
  return origin === publicUrl.origin ? [] : [origin];
}

const googleOrigins = ['https://www.google.com', 'https://www.recaptcha.net'];

/** Origins that the captcha's script, frames and calls come from; none when it is skipped. */
export function captchaOrigins({ captcha }: Pick<Config, 'captcha'>): readonly string[] {
  if (captcha.skipValidation) return [];
  const own = captcha.scriptUrl ? originsOf(captcha.scriptUrl) : googleOrigins.slice(0, 1);
  // Google's script loads the rest of itself from another host.
  return own.some((origin) => googleOrigins.includes(origin)) ? [...own, 'https://www.gstatic.com'] : own;
}
