import type { Config as PublicConfig } from '../../contract/generated/types.ts';
import type { Config } from '../config/config.ts';

const standardCaptchaScript = 'https://www.google.com/recaptcha/api.js';

/**
 * The part of the configuration the browser needs: the answer of GET /api/config.
 *
 * @param signIn what the page needs to send the browser to the identity provider
 */
export async function publicConfig(
  config: Config,
  signIn: () => Promise<PublicConfig['signIn']>,
): Promise<PublicConfig> {
  const { captcha, payment } = config;
  return {
    noPaymentMode: config.noPaymentMode,
    captcha: {
      skipValidation: captcha.skipValidation,
      ...(captcha.skipValidation
        ? {}
        : {
            ...(captcha.siteKey === null ? {} : { siteKey: captcha.siteKey }),
            scriptUrl: captcha.scriptUrl?.href ?? standardCaptchaScript,
          }),
    },
    signIn: await signIn(),
    payment: {
      environment: payment.environment,
      ...(payment.clientId === null ? {} : { clientId: payment.clientId }),
      ...(payment.sdkUrl === null ? {} : { sdkUrl: payment.sdkUrl.href }),
      createUrl: '/api/payment/create',
      checkUrl: '/api/payment/check',
      executeUrl: '/api/payment/execute',
    },
    debounceMaxWait: config.debounceMaxWait,
    supportEmail: config.supportEmail,
    filesUrl: config.filesUrl,
    links: config.links,
    sandbox: config.sandbox,
  };
}
