/** What the browser must know of the configuration: the answer of GET /api/config. */
export type Config = {
  readonly noPaymentMode: boolean;
  readonly captcha: {
    readonly skipValidation: boolean;
    readonly siteKey?: string | undefined;
    readonly scriptUrl?: string | undefined;
  };
  readonly signIn: {
    readonly issuer: string;
    readonly clientId: string;
    readonly redirectUri: string;
    readonly authorizationEndpoint: string;
  };
  readonly payment: {
    readonly environment: string;
    readonly clientId?: string | undefined;
    readonly sdkUrl?: string | undefined;
    readonly createUrl: string;
    readonly checkUrl: string;
    readonly executeUrl: string;
  };
  readonly debounceMaxWait: number;
  readonly supportEmail: string;
  readonly filesUrl: string;
  readonly links: {
    readonly moreInfo: string;
    readonly legalNotice: string;
    readonly privacyPolicy: string;
    readonly accessibility: string;
    readonly cookies: string;
    readonly disclaimer: string;
    readonly modernSlavery: string;
    readonly deliveredBy: string;
  };
  readonly sandbox: boolean;
};
