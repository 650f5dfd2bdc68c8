import type { Config } from '../../../src/portal/app/config.ts';

const nowhere = {
  moreInfo: '',
  legalNotice: '',
  privacyPolicy: '',
  accessibility: '',
  cookies: '',
  disclaimer: '',
  modernSlavery: '',
  deliveredBy: '',
};

/** What GET /api/config answers in the sandbox, with links nobody has set. */
export const sandboxConfig: Config = {
  noPaymentMode: true,
  captcha: { skipValidation: true },
  signIn: {
    issuer: 'http://localhost:8080/idp',
    clientId: 'daylight',
    redirectUri: 'http://localhost:8080/auth/authorization-code/callback',
    authorizationEndpoint: 'http://localhost:8080/idp/oauth2/v1/authorize',
  },
  payment: {
    environment: 'sandbox',
    createUrl: '/api/payment/create',
    checkUrl: '/api/payment/check',
    executeUrl: '/api/payment/execute',
  },
  debounceMaxWait: 500,
  supportEmail: 'support@daylight.example',
  filesUrl: '/files',
  links: nowhere,
  sandbox: true,
};

export { nowhere };
