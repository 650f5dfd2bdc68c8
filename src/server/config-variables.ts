import { pagePaths } from '../domain/page-paths.ts';
import { type LegalText, legalTextPath } from '../domain/publishing/legal-texts.ts';
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
} from './config-values.ts';

/** One environment variable: how it is read, and what .env.example says about it. */
export type Variable<T> = {
  readonly read: Reader<T>;
  /** Holds when the variable is not set. */
  readonly fallback: T;
  readonly about: string;
  /** What holds then, in words or as the value itself. */
  readonly otherwise: string;
  readonly secret: boolean;
};

function withDefault<T extends string | number | boolean>(
  fallback: NoInfer<T>,
  { read, about }: Pick<Variable<T>, 'read' | 'about'>,
): Variable<T> {
  return { read, fallback, about, otherwise: String(fallback), secret: false };
}

/** Without it there is nothing, or what `otherwise` says. */
function optional<T>(
  variable: Pick<Variable<T>, 'read' | 'about'> & Partial<Pick<Variable<T>, 'otherwise' | 'secret'>>,
): Variable<T | null> {
  return { otherwise: '', secret: false, ...variable, fallback: null };
}

const link = (about: string): Variable<string> =>
  withDefault('', { read: asLink, about: `Footer: address of the ${about}.` });

/** A text that comes with the program, at its own page, until the operator names another address, or none. */
const legalLink = (about: string, name: LegalText['name']): Variable<string> =>
  withDefault(legalTextPath(name), {
    read: asLink,
    about: `Footer: address of the ${about}. Set and empty: under construction. The page shows DATA_DIR/legal/${name}.txt where there is one, else the text that comes with the program.`,
  });

/** Every variable the program reads, in the order .env.example lists them. */
export const variables = {
  NODE_ENV: withDefault('development', {
    read: asOneOf('production', 'development', 'test'),
    about:
      'production turns the stricter rules on: no sandbox, no unasked-for captcha skipping, secrets required. test checks every answer by the contract.',
  }),
  HOST: withDefault('localhost', { read: asText, about: 'Address to listen on.' }),
  PORT: withDefault(8080, { read: asWhole(0, 65_535), about: 'Port to listen on; 0 takes any free one.' }),
  ROLE: withDefault('all', {
    read: asOneOf('all', 'web', 'worker'),
    about:
      'What this process does: web answers, worker does the jobs, the mails and the files that publishers send, all does both.',
  }),
  WORKER_PORT: withDefault(8081, {
    read: asWhole(0, 65_535),
    about:
      'Port that a worker listens on, for /healthz, /readyz and POST /api/ingest, which the proxy sends to workers.',
  }),
  SHUTDOWN_DELAY: withDefault(0, {
    read: asWhole(0, 600),
    about:
      'Seconds that a process told to end goes on answering, while /readyz says that it is draining: as long as the proxy takes to notice.',
  }),
  SHUTDOWN_LIMIT: withDefault(15, {
    read: asWhole(1, 3600),
    about: 'Most seconds after that until it ends, whatever is still under way.',
  }),
  PUBLIC_URL: optional({
    read: asOrigin,
    about:
      'Origin that people type. Plain http is for this machine only; page requests for other hosts are sent here.',
    otherwise: 'http://localhost:PORT',
  }),
  TRUST_PROXY: withDefault(false, {
    read: asTrustProxy,
    about: 'Proxies whose X-Forwarded-* headers count: true, false, a number of hops, or addresses.',
  }),
  CALLS_PER_MINUTE: withDefault(3000, {
    read: asWhole(0, 1_000_000),
    about:
      'Most calls a minute of one network (an IPv4 address, an IPv6 /64), and of one account, to each instance; 0 limits nothing. What is worth guessing has limits of its own.',
  }),
  KEY_CALLS_PER_MINUTE: withDefault(600, {
    read: asWhole(0, 1_000_000),
    about: 'Most calls a minute of one API key, to each instance; 0 limits nothing.',
  }),
  WAITING_CALLS: withDefault(2000, {
    read: asWhole(0, 1_000_000),
    about:
      'Most calls of the feed that wait their turn while twice as many as DATABASE_POOL_SIZE are answered; further ones are answered by 503 and Retry-After.',
  }),
  STREAMS_PER_ACCOUNT: withDefault(10, {
    read: asWhole(1, 1_000_000),
    about: 'Most views that one account follows live at once, on each instance.',
  }),
  MOST_LIVE_SESSIONS: withDefault(0, {
    read: asWhole(0, 1_000),
    about:
      'Most sessions at once of an account with live rights; a newer one ends the oldest. API keys are none. 0 limits nothing.',
  }),
  LOG_LEVEL: withDefault('info', {
    read: asOneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    about: 'Least severity of log lines.',
  }),
  METRICS_PORT: optional({
    read: asWhole(1, 65_535),
    about:
      'Port of /metrics alone, for Prometheus. Unset: there are none, unless METRICS_TOKEN opens them on the main port.',
  }),
  METRICS_HOST: withDefault('localhost', {
    read: asText,
    about: 'Address that METRICS_PORT is opened on. Elsewhere than on this machine it wants METRICS_TOKEN.',
  }),
  METRICS_TOKEN: optional({
    read: asToken(16),
    about:
      'Who asks for /metrics has to send it (Authorization: Bearer); at least 16 characters. Without METRICS_PORT they are on the main port then.',
    secret: true,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional({
    read: asUrl('http', 'https'),
    about:
      'Collector that gets traces (OpenTelemetry, OTLP over HTTP). Unset: nothing is traced, and nothing of it is loaded. OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, OTEL_TRACES_SAMPLER with its _ARG, OTEL_BSP_… and OTEL_EXPORTER_OTLP_HEADERS, _TIMEOUT and _COMPRESSION mean what OpenTelemetry says.',
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional({
    read: asUrl('http', 'https'),
    about: 'Whole address that gets traces, in place of OTEL_EXPORTER_OTLP_ENDPOINT with /v1/traces.',
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: withDefault('http/protobuf', {
    read: asOneOf('http/protobuf', 'http/json'),
    about: 'How traces are written; gRPC is not spoken.',
  }),
  OTEL_SDK_DISABLED: withDefault(false, {
    read: asBoolean,
    about: 'true: nothing is traced, whatever else is set.',
  }),
  SANDBOX: optional({
    read: asBoolean,
    about:
      'Stand-ins of outside services, demo accounts and a settable clock. Elsewhere than on this machine it has to be asked for twice, here and in SANDBOX_PUBLIC. Refused in production.',
    otherwise: 'true where PUBLIC_URL and HOST are loopback addresses, else false',
  }),
  SANDBOX_PUBLIC: withDefault(false, {
    read: asBoolean,
    about:
      "A sandbox that others can reach: whoever does reads every mail, password links included, sets the clock and knows the demo accounts' password.",
  }),
  DATA_DIR: optional({
    read: asText,
    about: 'Folder of the database, files and generated secrets.',
    otherwise: '.data (/var/lib/daylight for root in a folder others cannot reach)',
  }),
  FILES_STORE: optional({
    read: asBucket,
    about:
      'Where reports, documents and open data lie: a bucket of an object store that speaks S3, as s3://bucket or s3://bucket/prefix. Credentials are found as the AWS SDK does: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, or the role of the machine.',
    otherwise: 'the folder DATA_DIR/files',
  }),
  FILES_STORE_ENDPOINT: optional({
    read: asUrl('https', 'http'),
    about: 'Address of an object store other than AWS; buckets are a part of the path there.',
  }),
  FILES_STORE_REGION: optional({
    read: asText,
    about: 'Region of the bucket.',
    otherwise: 'AWS_REGION; us-east-1 where FILES_STORE_ENDPOINT is set',
  }),
  DATABASE_URL: optional({
    read: asUrl('postgres', 'postgresql'),
    about: 'PostgreSQL 15 or newer to use instead of the one the program starts itself.',
    secret: true,
  }),
  DATABASE_DIRECT_URL: optional({
    read: asUrl('postgres', 'postgresql'),
    about:
      'The same database past the pooler, such as PgBouncer in transaction mode, that DATABASE_URL names: for migrations, locks and notifications.',
    otherwise: 'DATABASE_URL, which then leads to PostgreSQL itself',
    secret: true,
  }),
  DATABASE_READ_URL: optional({
    read: asUrl('postgres', 'postgresql'),
    about:
      'A streaming replica, for pages of data, search and history. Rights, sessions and streams are never read there.',
    secret: true,
  }),
  DATABASE_READ_MAX_LAG: withDefault(5, {
    read: asWhole(1, 3600),
    about: 'Seconds that the replica may be behind; further back it is left alone.',
  }),
  DATABASE_START_LIMIT: withDefault(60, {
    read: asWhole(1, 3600),
    about:
      'Most seconds that a start, or an operator’s command, waits for a connection of the database; while it serves these are ten.',
  }),
  DATABASE_POOL_SIZE: withDefault(10, {
    read: asWhole(2, 1000),
    about: 'Most connections of this process to DATABASE_URL, and as many to DATABASE_READ_URL.',
  }),
  DATABASE_IDENTITY_POOL_SIZE: withDefault(4, {
    read: asWhole(1, 1000),
    about: 'Most connections of the embedded identity provider besides.',
  }),
  SESSION_SECRET: optional({
    read: asSecret(32),
    about: 'Signs cookies and seals tokens; at least 32 characters. Required in production.',
    otherwise: 'generated once, kept in DATA_DIR',
    secret: true,
  }),
  SESSION_SECRET_PREVIOUS: optional({
    read: asSecret(32),
    about: 'The secret before SESSION_SECRET, still accepted while it is replaced.',
    secret: true,
  }),
  NO_PAYMENT_MODE: withDefault(true, {
    read: asBoolean,
    about: 'Free of charge: delayed data for everyone, nothing to pay.',
  }),
  COST_PER_VENUE: optional({
    read: asWhole(0, 1_000_000),
    about:
      'US dollars a month for real-time orders, and for real-time trades, of one venue: the first price, in an empty database. A later one is set by `npm run daylight -- prices set`.',
    otherwise: '25',
  }),
  ORDERS_KEPT_MONTHS: withDefault(60, {
    read: asWhole(2, 1_200),
    about:
      'Months of orders that are kept, the present one among them; the service drops older ones whole. At least two, so that what is open to everybody is kept for a day. `npm run daylight -- retention --dry-run` tells what would go.',
  }),
  TRADES_KEPT_MONTHS: withDefault(60, {
    read: asWhole(2, 1_200),
    about:
      'Months of trades that are kept, the present one among them; the service drops older ones whole. At least two, so that what is open to everybody is kept for a day. `npm run daylight -- retention --dry-run` tells what would go.',
  }),
  ORDERS_ARCHIVED: withDefault(false, {
    read: asBoolean,
    about:
      'true: a month of orders that is kept no longer is written to the store of files as Parquet, a file a day, and read back before it is dropped.',
  }),
  TRADES_ARCHIVED: withDefault(false, {
    read: asBoolean,
    about:
      'true: a month of trades that is kept no longer is written to the store of files as Parquet, a file a day, and read back before it is dropped.',
  }),
  PAYMENT_ENVIRONMENT: withDefault('sandbox', {
    read: asOneOf('sandbox', 'production'),
    about:
      "The payment provider's environment: sandbox or production. Production with payment wants it said explicitly.",
  }),
  PAYPAL_CLIENT_ID: optional({ read: asText, about: "The payment provider's name for this portal." }),
  PAYPAL_CLIENT_SECRET: optional({ read: asText, about: "This portal's secret there.", secret: true }),
  PAYPAL_API_BASE: optional({
    read: asUrl('https', 'http'),
    about: "Base address of the payment provider's calls.",
    otherwise: "the provider's own for PAYMENT_ENVIRONMENT",
  }),
  PAYPAL_SDK_URL: optional({
    read: asUrl('https', 'http'),
    about: "Address of the payment provider's script.",
    otherwise: "the provider's own",
  }),
  PAYPAL_WEBHOOK_ID: optional({
    read: asText,
    about:
      'Identifies the webhook, at PUBLIC_URL/webhooks/paypal, whose signatures are checked. Unset: no events are taken, and payments are asked about instead, so that a refund or reversal is noticed up to a week late; every start warns of it.',
  }),
  SELLER_NAME: withDefault('Daylight', {
    read: asText,
    about: 'Who issues receipts. Required in production with payment on, with its address.',
  }),
  SELLER_ADDRESS: withDefault('', {
    read: asText,
    about: 'Postal address of the seller on receipts, its lines separated by semicolons.',
  }),
  SELLER_COUNTRY: withDefault('', {
    read: asCountry,
    about:
      'Country of the seller; a customer with a tax number in another one is charged no tax (reverse charge).',
  }),
  SELLER_TAX_NUMBER: optional({ read: asText, about: 'Tax number of the seller on receipts.' }),
  TAX_TREATMENT: withDefault('none', {
    read: asOneOf('none', 'rate', 'exempt'),
    about:
      'What receipts say of tax: none is charged, it is a part of the price (TAX_RATE), or exempt (TAX_NOTE).',
  }),
  TAX_NAME: withDefault('VAT', { read: asText, about: 'What the tax is called.' }),
  TAX_RATE: withDefault('', { read: asPercent, about: 'Its rate in per cent; prices hold it.' }),
  TAX_NOTE: withDefault('', { read: asText, about: 'A line about it, such as the law that exempts.' }),
  CAPTCHA_SKIP_VALIDATION: withDefault(true, {
    read: asBoolean,
    about: 'Forms without captcha. Production wants it said explicitly.',
  }),
  CAPTCHA_SITE_KEY: optional({
    read: asText,
    about: 'Public key of the captcha. Without any of these four the sandbox stands in for it.',
  }),
  CAPTCHA_SECRET: optional({ read: asText, about: 'Secret key of the captcha.', secret: true }),
  CAPTCHA_SCRIPT_URL: optional({
    read: asUrl('https', 'http'),
    about: 'Script of the captcha.',
    otherwise: 'https://www.google.com/recaptcha/api.js',
  }),
  CAPTCHA_VERIFY_URL: optional({
    read: asUrl('https', 'http'),
    about: 'Where the captcha answer is verified.',
    otherwise: 'https://www.google.com/recaptcha/api/siteverify',
  }),
  OIDC_ISSUER: optional({
    read: asUrl('https', 'http'),
    about: 'Outside identity provider (Okta). Unset: the embedded one.',
  }),
  OIDC_CLIENT_ID: optional({ read: asText, about: 'Name of this portal at the identity provider.' }),
  OIDC_CLIENT_SECRET: optional({ read: asText, about: 'Secret of this portal there.', secret: true }),
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
      'Mail goes over TLS or not at all: an smtp:// server that does not offer STARTTLS gets none. smtps:// is TLS from the start.',
    otherwise: 'true in production and for a mail server elsewhere, else false',
  }),
  MAIL_FROM: withDefault('no-reply@daylight.example', { read: asEmail, about: 'Sender of mail.' }),
  SUPPORT_EMAIL: withDefault('support@daylight.example', {
    read: asEmail,
    about: 'Where people can ask for help.',
  }),
  DEBOUNCE_MAX_WAIT: withDefault(500, {
    read: asWhole(0, 60_000),
    about: 'Longest wait of a debounced call, in milliseconds.',
  }),
  FILES_URL: withDefault('', {
    read: asLink,
    about: 'What stands before the path of a report or document; empty for this site.',
  }),
  SLICE_FILE_LINK_PATH: withDefault(pagePaths.sliceFiles, {
    read: asPath,
    about: 'Path of the slice files.',
  }),
  LINK_MORE_INFO: link('page with more information'),
  LINK_LEGAL_NOTICE: link('legal notice'),
  LINK_PRIVACY_POLICY: legalLink('privacy policy', 'privacy'),
  LINK_ACCESSIBILITY: legalLink('accessibility statement', 'accessibility'),
  LINK_COOKIES: legalLink('cookie notice', 'cookies'),
  LINK_DISCLAIMER: legalLink('disclaimer', 'disclaimer'),
  LINK_MODERN_SLAVERY: legalLink('modern slavery statement', 'modern-slavery'),
  LINK_DELIVERED_BY: link('company that delivers the portal'),
} as const;

export type VariableName = keyof typeof variables;

const wrap = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** The text of .env.example. A test keeps the file equal to it. */
export function envExample(): string {
  const head = [
    '# Every variable the program reads. None is needed to try it out; copy what you change to .env.',
    '# What holds without a variable stands behind its name.',
  ];
  const entries = Object.entries(variables).flatMap(([name, { about, otherwise }]) => [
    '',
    ...wrap(about, 100).map((line) => `# ${line}`),
    `#${name}=${otherwise}`,
  ]);
  return `${[...head, ...entries].join('\n')}\n`;
}
