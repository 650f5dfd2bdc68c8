import type { Config } from '../../src/contract/generated/types.ts';

/** What GET /api/config answers in the sandbox. */
export const sandboxConfig: Config = {
  noPaymentMode: true,
  captcha: { skipValidation: true },
  signIn: {
    issuer: 'http://localhost/idp',
    clientId: 'daylight',
    redirectUri: 'http://localhost/auth/authorization-code/callback',
    authorizationEndpoint: 'http://localhost/idp/oauth2/v1/authorize',
  },
  payment: { environment: 'sandbox', createUrl: '', checkUrl: '', executeUrl: '' },
  debounceMaxWait: 500,
  supportEmail: 'support@daylight.example',
  filesUrl: '',
  links: {
    moreInfo: '',
    legalNotice: '',
    privacyPolicy: '',
    accessibility: '',
    cookies: '',
    disclaimer: '',
    modernSlavery: '',
    deliveredBy: '',
  },
  sandbox: true,
};
