import path from 'node:path';
import { defaultDataDir } from '../database/reach.ts';
import type { Bucket } from '../files/bucket.ts';
import type { Seller } from '../payments/receipts.ts';
import { type Config, portVariable } from './config.ts';
import { ConfigFault } from './config-fault.ts';
import { type Environment, type Given, openEnvironment } from './environment.ts';
import { type Asked, brokenRules } from './rules.ts';
import { exposureOf, isLoopback } from './this-machine.ts';
import type { VariableName } from './variables.ts';

type Get = Given['get'];

function readFilesStore(get: Get): Bucket | null {
  const bucket = get('FILES_STORE');
  return bucket && { ...bucket, endpoint: get('FILES_STORE_ENDPOINT'), region: get('FILES_STORE_REGION') };
}

function readDatabase(
  get: Get,
): Pick<
  Config,
  | 'databaseUrl'
  | 'directUrl'
  | 'readUrl'
  | 'readMaxLag'
  | 'databaseStartMs'
  | 'poolSize'
  | 'sessionPoolSize'
  | 'jobsPoolSize'
  | 'identityPoolSize'
> {
  return {
    databaseUrl: get('DATABASE_URL')?.href ?? null,
    directUrl: get('DATABASE_DIRECT_URL')?.href ?? null,
    readUrl: get('DATABASE_READ_URL')?.href ?? null,
    readMaxLag: get('DATABASE_READ_MAX_LAG'),
    databaseStartMs: get('DATABASE_START_LIMIT') * 1000,
    poolSize: get('DATABASE_POOL_SIZE'),
    sessionPoolSize: get('DATABASE_SESSION_POOL_SIZE'),
    jobsPoolSize: get('DATABASE_JOBS_POOL_SIZE'),
    identityPoolSize: get('DATABASE_IDENTITY_POOL_SIZE'),
  };
}

function readMetrics(get: Get): Config['metrics'] {
  const port = get('METRICS_PORT');
  const host = get('METRICS_HOST');
  const token = get('METRICS_TOKEN');
  if (port === null && token === null) return null;
  return { own: port === null ? null : { host, port }, token };
}

function readTracing(get: Get): Config['tracing'] {
  const collector = get('OTEL_EXPORTER_OTLP_ENDPOINT');
  const url =
    get('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ??
    (collector && new URL(`${collector.href.replace(/\/$/, '')}/v1/traces`));
  const protocol = get('OTEL_EXPORTER_OTLP_PROTOCOL');
  const isOff = get('OTEL_SDK_DISABLED');
  return url === null || isOff ? null : { url, protocol };
}

function readPayment(get: Get): Config['payment'] {
  return {
    environment: get('PAYMENT_ENVIRONMENT'),
    clientId: get('PAYPAL_CLIENT_ID'),
    clientSecret: get('PAYPAL_CLIENT_SECRET'),
    apiBase: get('PAYPAL_API_BASE'),
    sdkUrl: get('PAYPAL_SDK_URL'),
    webhookId: get('PAYPAL_WEBHOOK_ID'),
  };
}

function readSeller(get: Get): Seller {
  return {
    name: get('SELLER_NAME'),
    address: get('SELLER_ADDRESS')
      .split(';')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
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

function readCaptcha(get: Get): Config['captcha'] {
  return {
    skipValidation: get('CAPTCHA_SKIP_VALIDATION'),
    siteKey: get('CAPTCHA_SITE_KEY'),
    secret: get('CAPTCHA_SECRET'),
    scriptUrl: get('CAPTCHA_SCRIPT_URL'),
    verifyUrl: get('CAPTCHA_VERIFY_URL'),
  };
}

function readProvider(get: Get): Config['provider'] {
  const issuer = get('OIDC_ISSUER');
  if (issuer === null) return null;
  return {
    issuer,
    clientId: get('OIDC_CLIENT_ID') ?? '',
    clientSecret: get('OIDC_CLIENT_SECRET') ?? '',
    apiToken: get('OKTA_API_TOKEN') ?? '',
  };
}

function readMail(get: Get, production: boolean): Config['mail'] {
  const smtpUrl = get('SMTP_URL');
  const isElsewhere = smtpUrl !== null && !isLoopback(smtpUrl.hostname);
  return {
    smtpUrl,
    requireTls: get('SMTP_REQUIRE_TLS') ?? (production || isElsewhere),
    from: get('MAIL_FROM'),
  };
}

function readLinks({ get, isEmpty }: Given): Config['links'] {
  // Not set is the default; set and empty is an address that there is not (A 2.3: under construction).
  const link = (name: VariableName & `LINK_${string}`): string => (isEmpty(name) ? '' : get(name));
  return {
    moreInfo: link('LINK_MORE_INFO'),
    legalNotice: link('LINK_LEGAL_NOTICE'),
    privacyPolicy: link('LINK_PRIVACY_POLICY'),
    accessibility: link('LINK_ACCESSIBILITY'),
    cookies: link('LINK_COOKIES'),
    disclaimer: link('LINK_DISCLAIMER'),
    modernSlavery: link('LINK_MODERN_SLAVERY'),
    deliveredBy: link('LINK_DELIVERED_BY'),
  };
}

/**
 * Reads and checks the whole configuration.
 *
 * @param environment usually process.env
 * @param projectDir folder that a relative DATA_DIR and its default are taken from
 * @throws ConfigFault naming every variable that is wrong or missing
 */
export function readConfig(environment: Environment, projectDir: string): Config {
  const given = openEnvironment(environment);
  const { get, isSet } = given;
  const production = get('NODE_ENV') === 'production';
  const role = get('ROLE');
  const port = get(portVariable(role));
  const publicUrl = get('PUBLIC_URL') ?? new URL(`http://localhost:${port}`);
  const host = get('HOST');
  const exposure = exposureOf(publicUrl, host);
  const asked: Asked = { isSet, sandbox: get('SANDBOX'), publicSandbox: get('SANDBOX_PUBLIC'), exposure };
  const dataDir = get('DATA_DIR');

  const config: Config = {
    production,
    testing: get('NODE_ENV') === 'test',
    role,
    host,
    port,
    publicUrl,
    publicUrlIsSet: isSet('PUBLIC_URL'),
    sandbox: asked.sandbox ?? (exposure.length === 0 && !production),
    dataDir: dataDir ? path.resolve(projectDir, dataDir) : defaultDataDir(projectDir),
    filesStore: readFilesStore(get),
    ...readDatabase(get),
    sessionSecret: get('SESSION_SECRET'),
    previousSessionSecret: get('SESSION_SECRET_PREVIOUS'),
    shutdown: { delayMs: get('SHUTDOWN_DELAY') * 1000, limitMs: get('SHUTDOWN_LIMIT') * 1000 },
    trustProxy: get('TRUST_PROXY'),
    callsPerMinute: get('CALLS_PER_MINUTE'),
    keyCallsPerMinute: get('KEY_CALLS_PER_MINUTE'),
    waitingCalls: get('WAITING_CALLS'),
    streamsPerAccount: get('STREAMS_PER_ACCOUNT'),
    mostLiveSessions: get('MOST_LIVE_SESSIONS'),
    logLevel: get('LOG_LEVEL'),
    metrics: readMetrics(get),
    tracing: readTracing(get),
    noPaymentMode: get('NO_PAYMENT_MODE'),
    costPerVenue: get('COST_PER_VENUE'),
    keptMonths: { order: get('ORDERS_KEPT_MONTHS'), trade: get('TRADES_KEPT_MONTHS') },
    archived: { order: get('ORDERS_ARCHIVED'), trade: get('TRADES_ARCHIVED') },
    payment: readPayment(get),
    seller: readSeller(get),
    captcha: readCaptcha(get),
    provider: readProvider(get),
    mail: readMail(get, production),
    supportEmail: get('SUPPORT_EMAIL'),
    debounceMaxWait: get('DEBOUNCE_MAX_WAIT'),
    filesUrl: get('FILES_URL'),
    sliceFileLinkPath: get('SLICE_FILE_LINK_PATH'),
    links: readLinks(given),
  };

  const faults = [...given.faults, ...brokenRules(config, asked)];
  if (faults.length > 0) throw new ConfigFault([...new Set(faults)]);
  return config;
}
