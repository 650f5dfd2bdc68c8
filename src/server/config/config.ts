import path from 'node:path';
import { defaultDataDir } from '../database/reach.ts';
import type { Seller } from '../payments/receipts.ts';
import type { Given, ValueOf } from './environment.ts';
import { exposureOf, isLoopback } from './this-machine.ts';
import { sandboxLinks, type VariableName } from './variables.ts';

type Get = Given['get'];

/** Name of the variable that gives a role its port. */
export const portVariable = (role: ValueOf<'ROLE'>) => (role === 'worker' ? 'WORKER_PORT' : 'PORT');

function readFilesStore(get: Get) {
  const bucket = get('FILES_STORE');
  return bucket && { ...bucket, endpoint: get('FILES_STORE_ENDPOINT'), region: get('FILES_STORE_REGION') };
}

function readDatabase(get: Get) {
  return {
    databaseUrl: get('DATABASE_URL')?.href ?? null,
    /** Past the pooler that databaseUrl names; null: it names none. */
    directUrl: get('DATABASE_DIRECT_URL')?.href ?? null,
    /** A replica. */
    readUrl: get('DATABASE_READ_URL')?.href ?? null,
    /** How far the replica may be behind, in seconds. */
    readMaxLag: get('DATABASE_READ_MAX_LAG'),
    /** Longest wait for a connection of the database before it serves, in milliseconds. */
    databaseStartMs: get('DATABASE_START_LIMIT') * 1000,
    poolSize: get('DATABASE_POOL_SIZE'),
    sessionPoolSize: get('DATABASE_SESSION_POOL_SIZE'),
    jobsPoolSize: get('DATABASE_JOBS_POOL_SIZE'),
    identityPoolSize: get('DATABASE_IDENTITY_POOL_SIZE'),
  };
}

function readMetrics(get: Get) {
  const port = get('METRICS_PORT');
  const host = get('METRICS_HOST');
  const token = get('METRICS_TOKEN');
  if (port === null && token === null) return null;
  return { own: port === null ? null : { host, port }, token };
}

function readTracing(get: Get) {
  const collector = get('OTEL_EXPORTER_OTLP_ENDPOINT');
  const url =
    get('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ??
    (collector && new URL(`${collector.href.replace(/\/$/, '')}/v1/traces`));
  const protocol = get('OTEL_EXPORTER_OTLP_PROTOCOL');
  const isOff = get('OTEL_SDK_DISABLED');
  return url === null || isOff ? null : { url, protocol };
}

function readPayment(get: Get) {
  return {
    environment: get('PAYMENT_ENVIRONMENT'),
    clientId: get('PAYPAL_CLIENT_ID'),
    clientSecret: get('PAYPAL_CLIENT_SECRET'),
    apiBase: get('PAYPAL_API_BASE'),
    sdkUrl: get('PAYPAL_SDK_URL'),
    webhookId: get('PAYPAL_WEBHOOK_ID'),
  };
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function readSeller(get: Get): Seller {
  return {
    name: get('SELLER_NAME'),
    address: linesOf(get('SELLER_ADDRESS')),
    bank: linesOf(get('SELLER_BANK')),
    taxNumber: get('SELLER_TAX_NUMBER'),
    tax: {
      treatment: get('TAX_TREATMENT'),
      name: get('TAX_NAME'),
      rate: get('TAX_RATE'),
      note: get('TAX_NOTE'),
      country: get('SELLER_COUNTRY'),
    },
  };
}

function readCaptcha(get: Get) {
  return {
    skipValidation: get('CAPTCHA_SKIP_VALIDATION'),
    siteKey: get('CAPTCHA_SITE_KEY'),
    secret: get('CAPTCHA_SECRET'),
    scriptUrl: get('CAPTCHA_SCRIPT_URL'),
    verifyUrl: get('CAPTCHA_VERIFY_URL'),
  };
}

function readProvider(get: Get) {
  const issuer = get('OIDC_ISSUER');
  if (issuer === null) return null;
  return {
    issuer,
    clientId: get('OIDC_CLIENT_ID') ?? '',
    clientSecret: get('OIDC_CLIENT_SECRET') ?? '',
    apiToken: get('OKTA_API_TOKEN') ?? '',
  };
}

function readMail(get: Get, production: boolean) {
  const smtpUrl = get('SMTP_URL');
  const isElsewhere = smtpUrl !== null && !isLoopback(smtpUrl.hostname);
  return {
    smtpUrl,
    /** An smtp:// connection has to turn to TLS. */
    requireTls: get('SMTP_REQUIRE_TLS') ?? (production || isElsewhere),
    from: get('MAIL_FROM'),
  };
}

function readLinks({ get, isSet, isEmpty }: Given, sandbox: boolean) {
  // Not set is the default; set and empty is an address that there is not (A 2.3: under construction).
  const link = (name: VariableName & `LINK_${string}`): string => (isEmpty(name) ? '' : get(name));
  const ownLink = (name: keyof typeof sandboxLinks): string =>
    !sandbox || isSet(name) || isEmpty(name) ? link(name) : sandboxLinks[name];
  return {
    moreInfo: ownLink('LINK_MORE_INFO'),
    legalNotice: ownLink('LINK_LEGAL_NOTICE'),
    privacyPolicy: link('LINK_PRIVACY_POLICY'),
    accessibility: link('LINK_ACCESSIBILITY'),
    cookies: link('LINK_COOKIES'),
    disclaimer: link('LINK_DISCLAIMER'),
    modernSlavery: link('LINK_MODERN_SLAVERY'),
    deliveredBy: ownLink('LINK_DELIVERED_BY'),
  };
}

/**
 * What the variables say, before it is checked.
 *
 * @param projectDir folder that a relative DATA_DIR and its default are taken from
 */
export function configOf(given: Given, projectDir: string) {
  const { get, isSet } = given;
  const production = get('NODE_ENV') === 'production';
  const role = get('ROLE');
  const port = get(portVariable(role));
  const publicUrl = get('PUBLIC_URL') ?? new URL(`http://localhost:${port}`);
  const host = get('HOST');
  const isExposed = exposureOf(publicUrl, host).length > 0;
  const sandbox = get('SANDBOX') ?? (!isExposed && !production);
  const publicSandbox = get('SANDBOX_PUBLIC');
  const dataDir = get('DATA_DIR');

  return {
    production,
    /** Every answer is checked by the contract before it is sent. */
    testing: get('NODE_ENV') === 'test',
    role,
    host,
    /** The port to listen on: a worker's is another one. */
    port,
    /** Origin people type. With port 0 it holds only until the real port is known. */
    publicUrl,
    /** Whether PUBLIC_URL was set, so that it does not follow the port. */
    publicUrlIsSet: isSet('PUBLIC_URL'),
    sandbox,
    publicSandbox,
    dataDir: dataDir ? path.resolve(projectDir, dataDir) : defaultDataDir(projectDir),
    /** Null: a folder in `dataDir`. */
    filesStore: readFilesStore(get),
    ...readDatabase(get),
    sessionSecret: get('SESSION_SECRET'),
    /** Accepted beside it while it is being replaced. */
    previousSessionSecret: get('SESSION_SECRET_PREVIOUS'),
    /** In milliseconds. */
    shutdown: { delayMs: get('SHUTDOWN_DELAY') * 1000, limitMs: get('SHUTDOWN_LIMIT') * 1000 },
    trustProxy: get('TRUST_PROXY'),
    /** 0 limits nothing. */
    callsPerMinute: get('CALLS_PER_MINUTE'),
    /** Of one API key; 0 limits nothing. */
    keyCallsPerMinute: get('KEY_CALLS_PER_MINUTE'),
    waitingCalls: get('WAITING_CALLS'),
    streamsPerAccount: get('STREAMS_PER_ACCOUNT'),
    /** 0: as many as they like. */
    mostLiveSessions: get('MOST_LIVE_SESSIONS'),
    logLevel: get('LOG_LEVEL'),
    /** Where metrics are read: on a port of their own, else on the main one with the token. Null: nowhere. */
    metrics: readMetrics(get),
    /** Where traces are sent; null: there are none. */
    tracing: readTracing(get),
    noPaymentMode: get('NO_PAYMENT_MODE'),
    /** US dollars; null when not set, which callers read as 25. */
    costPerVenue: get('COST_PER_VENUE'),
    /** Months of data that are kept, the present one among them. */
    keptMonths: { order: get('ORDERS_KEPT_MONTHS'), trade: get('TRADES_KEPT_MONTHS') },
    /** Whose months are archived before they are dropped. */
    archived: { order: get('ORDERS_ARCHIVED'), trade: get('TRADES_ARCHIVED') },
    payment: readPayment(get),
    /** Who issues receipts, and what they say of tax. */
    seller: readSeller(get),
    captcha: readCaptcha(get),
    /** An outside identity provider; null: the embedded one. */
    provider: readProvider(get),
    mail: readMail(get, production),
    supportEmail: get('SUPPORT_EMAIL'),
    debounceMaxWait: get('DEBOUNCE_MAX_WAIT'),
    filesUrl: get('FILES_URL'),
    sliceFileLinkPath: get('SLICE_FILE_LINK_PATH'),
    links: readLinks(given, sandbox),
  };
}

/** The program's configuration. Null means: not set, and nothing takes its place. */
export type Config = Readonly<ReturnType<typeof configOf>>;

/** Whether the sandbox's captcha is used: nothing of another one is configured. */
export function usesCaptchaStandIn({ sandbox, captcha }: Pick<Config, 'sandbox' | 'captcha'>): boolean {
  const { skipValidation, siteKey, scriptUrl, verifyUrl } = captcha;
  return sandbox && !skipValidation && siteKey === null && scriptUrl === null && verifyUrl === null;
}

/** Whether the sandbox plays the payment provider: payment is on, and nothing of an outside one is set. */
export function usesPaymentStandIn({ sandbox, noPaymentMode, payment }: Config): boolean {
  const { clientId, apiBase, sdkUrl } = payment;
  return sandbox && !noPaymentMode && clientId === null && apiBase === null && sdkUrl === null;
}
