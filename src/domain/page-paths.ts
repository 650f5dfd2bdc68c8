/**
 * The path of every page (A 2.1), the only place where addresses of the portal are written. Routes, links, the server's
 * redirects and links in mails are built from these.
 */
export const pagePaths = {
  home: '/home',
  transparency: '/transparency-data',
  reporting: '/best-execution-reporting',
  reportDownload: '/best-execution-reporting/download',
  documentation: '/documentation',
  /** `fieldAddress` and `flagAddress` add the place on it. */
  dataFormat: '/documentation/data-format',
  start: '/documentation/start',
  delays: '/documentation/delays',
  changelog: '/documentation/changelog',
  /** `apiCallAddress` adds the call. */
  apiReference: '/documentation/api',
  openData: '/open-data',
  /** `calendarAddress` adds the venue. */
  dataCalendar: '/data-calendar',
  /** `venuePath` adds the venue. */
  venues: '/venues',
  login: '/login',
  /** Where the identity provider sends people back. */
  callback: '/auth/authorization-code/callback',
  /** Handled by the server, not a page: going there ends the session. */
  logout: '/auth/logout',
  register: '/register',
  sliceRegister: '/slice-register',
  feedRegister: '/feed-register',
  /** The link in a mail adds its token. */
  restorePassword: '/restore-password',
  termsOfUse: '/help/terms-of-use',
  underConstruction: '/help/under-construction',
  dataSelect: '/dataSelect',
  /** The kind of data follows. */
  dataView: '/data-viewing',
  /** `tapeAddress` adds what is chosen of it. */
  tape: '/tape',
  /** `compareAddress` adds what is compared. */
  compare: '/compare',
  /** `getDataAddress` adds what is wanted. */
  getData: '/get-data',
  /** `instrumentPath` adds the code. */
  instruments: '/instruments',
  sliceFiles: '/slice-files',
  myAccount: '/my-account',
  details: '/my-account/details',
  subscriptions: '/my-account/subscriptions',
  changePassword: '/my-account/change-password',
  apiKeys: '/my-account/api-keys',
  security: '/my-account/security',
  /** The operator's console: its first screen, and below it the others. */
  operator: '/operator',
  /** `operatorFilePath` adds the file. */
  operatorFiles: '/operator/files',
  /** `customerPath` adds the customer. */
  operatorCustomers: '/operator/customers',
  operatorPayments: '/operator/payments',
  /** `operatorInvoicePath` adds the invoice. */
  operatorInvoices: '/operator/payments/invoices',
  operatorRevenue: '/operator/payments/revenue',
  operatorMails: '/operator/mails',
  /** `operatorRequestPath` adds the request. */
  operatorRequests: '/operator/requests',
  operatorPublishing: '/operator/publishing',
  operatorPublishers: '/operator/publishing/keys',
  operatorUsage: '/operator/usage',
  operatorStorage: '/operator/storage',
  operatorLog: '/operator/log',
  operatorOperators: '/operator/log/operators',
} as const;

/** Where the next term is ordered, with what is subscribed chosen. */
export const renewalPath = `${pagePaths.subscriptions}#renew`;

/** The page of a trading venue, by its MIC. */
export const venuePath = (mic: string): string => `${pagePaths.venues}/${encodeURIComponent(mic)}`;

/** The place of a call on the API page, by its operationId, with values for its parameters filled in. */
export const apiCallAddress = (operationId: string, values?: URLSearchParams): string =>
  `${pagePaths.apiReference}${values && values.size > 0 ? `?${values}` : ''}#${operationId}`;

/** The heading of the alerts on saved views, on the page of the selection. */
export const alertsHeading = 'view-alerts';

/** The address of one's alerts. */
export const alertsAddress = `${pagePaths.dataSelect}#${alertsHeading}`;

/** The page of an instrument, by its code (ISIN or other identification). */
export const instrumentPath = (code: string): string =>
  `${pagePaths.instruments}/${encodeURIComponent(code)}`;

/** The page of a customer in the console, by the account's pseudonym: addresses are logged, and name nobody. */
export const customerPath = (pseudonym: string): string => `${pagePaths.operatorCustomers}/${pseudonym}`;

/** The page of a file in the console, by its number. */
export const operatorFilePath = (number: number): string => `${pagePaths.operatorFiles}/${number}`;

/** The page of a failed request in the console, by the reference that its caller was shown. */
export const operatorRequestPath = (reference: string): string =>
  `${pagePaths.operatorRequests}/${encodeURIComponent(reference)}`;

/** The page of an invoice in the console, by its number. */
export const operatorInvoicePath = (number: string): string => `${pagePaths.operatorInvoices}/${number}`;
