import { pagePaths } from '../../domain/page-paths.ts';
import { type LegalText, legalTextPath } from '../../domain/publishing/legal-texts.ts';
import {
  asBoolean,
  asBucket,
  asCountry,
  asEmail,
  asLink,
  asOneOf,
  asOrigin,
  asPath,
  asPercent,
  asSecret,
  asText,
  asToken,
  asTrustProxy,
  asUrl,
  asWhole,
  type Reader,
} from './readers.ts';

/** An environment variable: how it is read, and what .env.example says about it. */
export type Variable<T> = {
  readonly read: Reader<T>;
  /** Applies when the variable is not set. */
  readonly fallback: T;
  readonly about: string;
  /** The default that .env.example shows, in words or as the value itself. */
  readonly otherwise: string;
  readonly secret: boolean;
};

function withDefault<T extends string | number | boolean>(
  fallback: NoInfer<T>,
  { read, about }: Pick<Variable<T>, 'read' | 'about'>,
): Variable<T> {
  return { read, fallback, about, otherwise: String(fallback), secret: false };
}

/** Has no default, or the one that `otherwise` describes. */
function optional<T>(
  variable: Pick<Variable<T>, 'read' | 'about'> & Partial<Pick<Variable<T>, 'otherwise' | 'secret'>>,
): Variable<T | null> {
  return { otherwise: '', secret: false, ...variable, fallback: null };
}

/** Where these links lead in the sandbox, which has no operator to set them. */
export const sandboxLinks = {
  LINK_MORE_INFO: pagePaths.documentation,
  LINK_LEGAL_NOTICE: legalTextPath('disclaimer'),
  LINK_DELIVERED_BY: pagePaths.transparency,
} as const;

const link = (about: string, inSandbox: string): Variable<string> =>
  withDefault('', {
    read: asLink,
    about: `Footer: address of the ${about}. Empty: Under construction. In the sandbox it is ${inSandbox} unless it is set.`,
  });

/** By default the page of a text that comes with the program; the operator may set another address, or none. */
const legalLink = (about: string, name: LegalText['name']): Variable<string> =>
  withDefault(legalTextPath(name), {
    read: asLink,
    about: `Footer: address of the ${about}. Set but empty: Under construction. The default page shows DATA_DIR/legal/${name}.txt if that file exists, otherwise the text that comes with the program.`,
  });

/** Every variable the program reads, in the order .env.example lists them. */
export const variables = {
  NODE_ENV: withDefault('development', {
    read: asOneOf('production', 'development', 'test'),
    about:
      'production applies stricter rules: no sandbox, the captcha is skipped only if that is set explicitly, and secrets are required. test checks every answer against the contract.',
  }),
  HOST: withDefault('localhost', { read: asText, about: 'Address to listen on.' }),
  PORT: withDefault(8080, { read: asWhole(0, 65_535), about: 'Port to listen on; 0 takes any free port.' }),
  ROLE: withDefault('all', {
    read: asOneOf('all', 'web', 'worker'),
    about:
      'What this process does: web answers requests; worker runs the jobs, sends mail and takes the files that publishers send; all does both.',
  }),
  WORKER_PORT: withDefault(8081, {
    read: asWhole(0, 65_535),
    about:
      'Port that a worker listens on, for /healthz, /readyz and POST /api/ingest, which the proxy sends to workers.',
  }),
  SHUTDOWN_DELAY: withDefault(0, {
    read: asWhole(0, 600),
    about:
      'Seconds that a process still answers after SIGTERM, while /readyz says that it is draining: as long as the proxy takes to notice.',
  }),
  SHUTDOWN_LIMIT: withDefault(15, {
    read: asWhole(1, 3600),
    about: 'Maximum seconds after SHUTDOWN_DELAY until it ends, even if requests are still in progress.',
  }),
  PUBLIC_URL: optional({
    read: asOrigin,
    about:
      'Origin that people type. Plain http is allowed for this machine only. Page requests for other hosts are redirected here.',
    otherwise: 'http://localhost:PORT',
  }),
  TRUST_PROXY: withDefault(false, {
    read: asTrustProxy,
    about: 'Proxies whose X-Forwarded-* headers are trusted: true, false, a number of hops, or addresses.',
  }),
  CALLS_PER_MINUTE: withDefault(3000, {
    read: asWhole(0, 1_000_000),
    about:
      'Maximum calls per minute from one network (an IPv4 address or an IPv6 /64), and from one account, on each instance; 0 is unlimited. Sign-in and other calls that could be used for guessing have limits of their own.',
  }),
  KEY_CALLS_PER_MINUTE: withDefault(600, {
    read: asWhole(0, 1_000_000),
    about: 'Maximum calls per minute with one API key, on each instance; 0 is unlimited.',
  }),
  WAITING_CALLS: withDefault(2000, {
    read: asWhole(0, 1_000_000),
    about:
      'Maximum calls that wait for their turn. Beyond that, the caller with the most of them gets 429 with Retry-After, or 503 if nobody has many.',
  }),
  STREAMS_PER_ACCOUNT: withDefault(10, {
    read: asWhole(1, 1_000_000),
    about: 'Maximum views that one account can follow live at the same time, on each instance.',
  }),
  MOST_LIVE_SESSIONS: withDefault(0, {
    read: asWhole(0, 1_000),
    about:
      'Maximum sessions at the same time of an account with live rights; one more ends the oldest. API keys do not count. 0 is unlimited.',
  }),
  LOG_LEVEL: withDefault('info', {
    read: asOneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    about: 'Lowest severity that is logged.',
  }),
  METRICS_PORT: optional({
    read: asWhole(1, 65_535),
    about:
      'Port that serves only /metrics, for Prometheus. Unset: no metrics, unless METRICS_TOKEN opens them on the main port.',
  }),
  METRICS_HOST: withDefault('localhost', {
    read: asText,
    about:
      'Address to listen on for METRICS_PORT. Any address other than this machine requires METRICS_TOKEN.',
  }),
  METRICS_TOKEN: optional({
    read: asToken(16),
    about:
      'Requests for /metrics have to send it (Authorization: Bearer); at least 16 characters. Without METRICS_PORT, /metrics is then on the main port.',
    secret: true,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional({
    read: asUrl('http', 'https'),
    about:
      'Collector that traces are sent to (OpenTelemetry, OTLP over HTTP). Unset: nothing is traced, and no OpenTelemetry code is loaded. OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, OTEL_TRACES_SAMPLER and its _ARG, OTEL_BSP_… and OTEL_EXPORTER_OTLP_HEADERS, _TIMEOUT and _COMPRESSION work as OpenTelemetry defines them.',
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional({
    read: asUrl('http', 'https'),
    about: 'Full address that traces are sent to, instead of OTEL_EXPORTER_OTLP_ENDPOINT with /v1/traces.',
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: withDefault('http/protobuf', {
    read: asOneOf('http/protobuf', 'http/json'),
    about: 'Encoding of traces: http/protobuf or http/json; gRPC is not supported.',
  }),
  OTEL_SDK_DISABLED: withDefault(false, {
    read: asBoolean,
    about: 'true: nothing is traced, whatever else is set.',
  }),
  SANDBOX: optional({
    read: asBoolean,
    about:
      'Stand-ins for outside services, demo accounts and a clock that can be set. If others can reach the program, SANDBOX_PUBLIC has to be true as well. Refused in production.',
    otherwise: 'true if PUBLIC_URL and HOST are loopback addresses, else false',
  }),
  SANDBOX_PUBLIC: withDefault(false, {
    read: asBoolean,
    about:
      'Allows a sandbox that others can reach. They can read every mail, including password links, set the clock, and use the demo accounts.',
  }),
  DATA_DIR: optional({
    read: asText,
    about: 'Folder for the database, files and generated secrets.',
    otherwise: '.data (/var/lib/daylight for root in a folder that others cannot reach)',
  }),
  FILES_STORE: optional({
    read: asBucket,
    about:
      'Where reports, documents and open data are kept: a bucket of an S3-compatible object store, as s3://bucket or s3://bucket/prefix. Credentials are found as in the AWS SDK: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, or the role of the machine.',
    otherwise: 'the folder DATA_DIR/files',
  }),
  FILES_STORE_ENDPOINT: optional({
    read: asUrl('https', 'http'),
    about: 'Address of an object store other than AWS. Its bucket names are part of the path.',
  }),
  FILES_STORE_REGION: optional({
    read: asText,
    about: 'Region of the bucket.',
    otherwise: 'AWS_REGION; us-east-1 if FILES_STORE_ENDPOINT is set',
  }),
  DATABASE_URL: optional({
    read: asUrl('postgres', 'postgresql'),
    about:
      'PostgreSQL 15 or newer, instead of the one that the program starts itself on a laptop; required in production.',
    secret: true,
  }),
  DATABASE_DIRECT_URL: optional({
    read: asUrl('postgres', 'postgresql'),
    about:
      'Direct address of the same database if DATABASE_URL is a pooler, such as PgBouncer in transaction mode; for migrations, locks and notifications.',
    otherwise: 'DATABASE_URL, which then has to be PostgreSQL itself',
    secret: true,
  }),
  DATABASE_READ_URL: optional({
    read: asUrl('postgres', 'postgresql'),
    about:
      'A streaming replica, used for pages of data, search and history. Rights, sessions and streams are never read from it.',
    secret: true,
  }),
  DATABASE_READ_MAX_LAG: withDefault(5, {
    read: asWhole(1, 3600),
    about: 'Seconds that the replica may be behind; it is not used while it is further behind.',
  }),
  DATABASE_START_LIMIT: withDefault(60, {
    read: asWhole(1, 3600),
    about:
      'Maximum seconds that a start, or a command of the operator, waits for a database connection. While the service runs it waits at most ten.',
  }),
  DATABASE_POOL_SIZE: withDefault(10, {
    read: asWhole(2, 1000),
    about:
      'Maximum connections of this process to DATABASE_URL for calls, and as many more to DATABASE_READ_URL. Calls that read many rows take at most four of them, one caller at most half.',
  }),
  DATABASE_SESSION_POOL_SIZE: withDefault(4, {
    read: asWhole(1, 1000),
    about: 'Maximum additional connections for sessions, API keys and signing in.',
  }),
  DATABASE_JOBS_POOL_SIZE: withDefault(4, {
    read: asWhole(2, 1000),
    about: 'Maximum additional connections for jobs, mails and payments.',
  }),
  DATABASE_IDENTITY_POOL_SIZE: withDefault(4, {
    read: asWhole(1, 1000),
    about: 'Maximum additional connections for the embedded identity provider.',
  }),
  SESSION_SECRET: optional({
    read: asSecret(32),
    about: 'Signs cookies and seals tokens; at least 32 characters. Required in production.',
    otherwise: 'generated once and kept in DATA_DIR',
    secret: true,
  }),
  SESSION_SECRET_PREVIOUS: optional({
    read: asSecret(32),
    about: 'The previous SESSION_SECRET, still accepted while it is being replaced.',
    secret: true,
  }),
  NO_PAYMENT_MODE: withDefault(true, {
    read: asBoolean,
    about: 'true: the portal is free of charge, with delayed data for everyone.',
  }),
  COST_PER_VENUE: optional({
    read: asWhole(0, 1_000_000),
    about:
      'US dollars per month for real-time orders of one venue, and the same for its real-time trades: the first price in an empty database. `npm run daylight -- prices set` changes it later.',
    otherwise: '25',
  }),
  ORDERS_KEPT_MONTHS: withDefault(60, {
    read: asWhole(2, 1_200),
    about:
      'Months of orders to keep, including the current one; the service drops older months whole. At least two, so that public data is kept for at least a day. `npm run daylight -- retention --dry-run` lists what would be dropped.',
  }),
  TRADES_KEPT_MONTHS: withDefault(60, {
    read: asWhole(2, 1_200),
    about:
      'Months of trades to keep, including the current one; the service drops older months whole. At least two, so that public data is kept for at least a day. `npm run daylight -- retention --dry-run` lists what would be dropped.',
  }),
  ORDERS_ARCHIVED: withDefault(false, {
    read: asBoolean,
    about:
      'true: before a month of orders is dropped, it is written to the file store as Parquet, one file per day, and read back.',
  }),
  TRADES_ARCHIVED: withDefault(false, {
    read: asBoolean,
    about:
      'true: before a month of trades is dropped, it is written to the file store as Parquet, one file per day, and read back.',
  }),
  PAYMENT_ENVIRONMENT: withDefault('sandbox', {
    read: asOneOf('sandbox', 'production'),
    about:
      "The payment provider's environment: sandbox or production. Required in production with payment on.",
  }),
  PAYPAL_CLIENT_ID: optional({ read: asText, about: "This portal's client ID at the payment provider." }),
  PAYPAL_CLIENT_SECRET: optional({
    read: asText,
    about: "This portal's client secret at the payment provider.",
    secret: true,
  }),
  PAYPAL_API_BASE: optional({
    read: asUrl('https', 'http'),
    about: "Base address of the payment provider's API.",
    otherwise: "the provider's own address for PAYMENT_ENVIRONMENT",
  }),
  PAYPAL_SDK_URL: optional({
    read: asUrl('https', 'http'),
    about: "Address of the payment provider's script.",
    otherwise: "the provider's own address",
  }),
  PAYPAL_WEBHOOK_ID: optional({
    read: asText,
    about:
      'ID of the webhook at PUBLIC_URL/webhooks/paypal, needed to check the signatures of its events. Unset: no events are taken, and the service polls payments instead, so that a refund or reversal may be noticed a week late; every start warns about this.',
  }),
  SELLER_NAME: withDefault('Daylight', {
    read: asText,
    about: 'Seller named on receipts. Required in production with payment on, together with SELLER_ADDRESS.',
  }),
  SELLER_ADDRESS: withDefault('', {
    read: asText,
    about: 'Postal address of the seller on receipts, with semicolons between its lines.',
  }),
  SELLER_COUNTRY: withDefault('', {
    read: asCountry,
    about:
      'Country of the seller. A customer in another country who has a tax number is charged no tax (reverse charge).',
  }),
  SELLER_TAX_NUMBER: optional({ read: asText, about: 'Tax number of the seller on receipts.' }),
  SELLER_BANK: withDefault('', {
    read: asText,
    about:
      'Where invoices are to be paid, with semicolons between its lines: bank, IBAN, BIC. Without it no invoice is issued.',
  }),
  TAX_TREATMENT: withDefault('none', {
    read: asOneOf('none', 'rate', 'exempt'),
    about:
      'What receipts say about tax. none: no tax; rate: the price includes tax at TAX_RATE; exempt: exempt, for the reason in TAX_NOTE.',
  }),
  TAX_NAME: withDefault('VAT', { read: asText, about: 'Name of the tax.' }),
  TAX_RATE: withDefault('', { read: asPercent, about: 'Tax rate in per cent; prices include it.' }),
  TAX_NOTE: withDefault('', {
    read: asText,
    about: 'A line about the tax on receipts, such as the law that exempts the seller.',
  }),
  CAPTCHA_SKIP_VALIDATION: withDefault(true, {
    read: asBoolean,
    about: 'true: forms have no captcha. Required in production, as true or false.',
  }),
  CAPTCHA_SITE_KEY: optional({
    read: asText,
    about:
      'Public key of the captcha. If none of these four variables is set, the sandbox provides a stand-in.',
  }),
  CAPTCHA_SECRET: optional({ read: asText, about: 'Secret key of the captcha.', secret: true }),
  CAPTCHA_SCRIPT_URL: optional({
    read: asUrl('https', 'http'),
    about: 'Address of the captcha script.',
    otherwise: 'https://www.google.com/recaptcha/api.js',
  }),
  CAPTCHA_VERIFY_URL: optional({
    read: asUrl('https', 'http'),
    about: 'Address at which captcha answers are verified.',
    otherwise: 'https://www.google.com/recaptcha/api/siteverify',
  }),
  OIDC_ISSUER: optional({
    read: asUrl('https', 'http'),
    about: 'Outside identity provider (Okta). Unset: the embedded identity provider.',
  }),
  OIDC_CLIENT_ID: optional({ read: asText, about: 'Client ID of this portal at the identity provider.' }),
  OIDC_CLIENT_SECRET: optional({
    read: asText,
    about: 'Client secret of this portal at the identity provider.',
    secret: true,
  }),
  OKTA_API_TOKEN: optional({
    read: asText,
    about: "Token for the identity provider's users API.",
    secret: true,
  }),
  SMTP_URL: optional({
    read: asUrl('smtp', 'smtps'),
    about: 'Mail server. Unset: mail stays in the sandbox.',
    secret: true,
  }),
  SMTP_REQUIRE_TLS: optional({
    read: asBoolean,
    about:
      'true: mail is sent only over TLS, and not at all to an smtp:// server that does not offer STARTTLS. smtps:// always uses TLS.',
    otherwise: 'true in production and for a mail server on another machine, else false',
  }),
  MAIL_FROM: withDefault('no-reply@daylight.example', { read: asEmail, about: 'Sender address of mail.' }),
  SUPPORT_EMAIL: withDefault('support@daylight.example', {
    read: asEmail,
    about: 'Address at which people can ask for help.',
  }),
  DEBOUNCE_MAX_WAIT: withDefault(500, {
    read: asWhole(0, 60_000),
    about: 'Maximum delay of a debounced call, in milliseconds.',
  }),
  FILES_URL: withDefault('', {
    read: asLink,
    about:
      'Prefix for the paths of reports and documents if they are fetched from another address; empty for this site.',
  }),
  SLICE_FILE_LINK_PATH: withDefault(pagePaths.sliceFiles, {
    read: asPath,
    about: 'Path of the slice files.',
  }),
  LINK_MORE_INFO: link('page with more information', sandboxLinks.LINK_MORE_INFO),
  LINK_LEGAL_NOTICE: link('legal notice', sandboxLinks.LINK_LEGAL_NOTICE),
  LINK_PRIVACY_POLICY: legalLink('privacy policy', 'privacy'),
  LINK_ACCESSIBILITY: legalLink('accessibility statement', 'accessibility'),
  LINK_COOKIES: legalLink('cookie notice', 'cookies'),
  LINK_DISCLAIMER: legalLink('disclaimer', 'disclaimer'),
  LINK_MODERN_SLAVERY: legalLink('modern slavery statement', 'modern-slavery'),
  LINK_DELIVERED_BY: link('company that delivers the portal', sandboxLinks.LINK_DELIVERED_BY),
} as const;

export type VariableName = keyof typeof variables;
