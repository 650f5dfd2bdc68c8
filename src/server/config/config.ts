import path from 'node:path';
import type { Config as PublicConfig } from '../../contract/generated/types.ts';
import { defaultDataDir } from '../database/reach.ts';
import type { Bucket } from '../files/bucket.ts';
import type { ArchivedTypes, KeptMonths } from '../ingest/retention.ts';
import type { Seller } from '../payments/receipts.ts';
import { isLoopback } from './readers.ts';
import { type Variable, type VariableName, variables } from './variables.ts';

/** An outside identity provider: what it is called there and what it takes to speak to it. */
type OutsideProvider = {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiToken: string;
};

/** The program's configuration, checked. Null means: not set, and nothing takes its place. */
export type Config = {
  readonly production: boolean;
  /** Every answer is checked by the contract before it is sent. */
  readonly testing: boolean;
  readonly role: 'all' | 'web' | 'worker';
  readonly host: string;
  /** The port to listen on: a worker's is another one. */
  readonly port: number;
  /** In milliseconds. */
  readonly shutdown: { readonly delayMs: number; readonly limitMs: number };
  /** Origin people type. With port 0 it holds only until the real port is known. */
  readonly publicUrl: URL;
  /** Whether PUBLIC_URL was set, so that it does not follow the port. */
  readonly publicUrlIsSet: boolean;
  readonly trustProxy: boolean | number | string;
  /** 0 limits nothing. */
  readonly callsPerMinute: number;
  /** Of one API key; 0 limits nothing. */
  readonly keyCallsPerMinute: number;
  /** Of the feed. */
  readonly waitingCalls: number;
  readonly streamsPerAccount: number;
  /** 0: as many as they like. */
  readonly mostLiveSessions: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Where metrics are read: on a port of their own, else on the main one with the token. Null: nowhere. */
  readonly metrics: {
    readonly own: { readonly host: string; readonly port: number } | null;
    readonly token: string | null;
  } | null;
  /** Where traces are sent; null: there are none. */
  readonly tracing: { readonly url: URL; readonly protocol: 'http/protobuf' | 'http/json' } | null;
  readonly sandbox: boolean;
  readonly dataDir: string;
  /** Null: a folder in `dataDir`. */
  readonly filesStore: Bucket | null;
  readonly databaseUrl: string | null;
  /** Past the pooler that databaseUrl names; null: it names none. */
  readonly directUrl: string | null;
  /** A replica, and how far it may be behind, in seconds. */
  readonly readUrl: string | null;
  readonly readMaxLag: number;
  readonly poolSize: number;
  /** Longest wait for a connection of the database before it serves, in milliseconds. */
  readonly databaseStartMs: number;
  readonly identityPoolSize: number;
  readonly sessionSecret: string | null;
  /** Accepted beside it while it is being replaced. */
  readonly previousSessionSecret: string | null;
  readonly noPaymentMode: boolean;
  /** US dollars; null when not set, which callers read as 25. */
  readonly costPerVenue: number | null;
  /** Months of data that are kept, the present one among them. */
  readonly keptMonths: KeptMonths;
  /** Whose months are archived before they are dropped. */
  readonly archived: ArchivedTypes;
  readonly payment: {
    readonly environment: 'sandbox' | 'production';
    readonly clientId: string | null;
    readonly clientSecret: string | null;
    readonly apiBase: URL | null;
    readonly sdkUrl: URL | null;
    readonly webhookId: string | null;
  };
  /** Who issues receipts, and what they say of tax. */
  readonly seller: Seller;
  readonly captcha: {
    readonly skipValidation: boolean;
    readonly siteKey: string | null;
    readonly secret: string | null;
    readonly scriptUrl: URL | null;
    readonly verifyUrl: URL | null;
  };
  /** Null: the embedded provider. */
  readonly provider: OutsideProvider | null;
  readonly mail: {
    readonly smtpUrl: URL | null;
    /** An smtp:// connection has to turn to TLS. */
    readonly requireTls: boolean;
    readonly from: string;
  };
  readonly supportEmail: string;
  readonly debounceMaxWait: number;
  readonly filesUrl: string;
  readonly sliceFileLinkPath: string;
  readonly links: Readonly<PublicConfig['links']>;
};

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

/** Every fault of the configuration at once, one line each. No line holds a value of a secret. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

type ValueOf<N extends VariableName> = (typeof variables)[N] extends Variable<infer T> ? T : never;

const table: { readonly [N in VariableName]: Variable<ValueOf<N>> } = variables;

/**
 * Reads and checks the whole configuration.
 *
 * @param environment usually process.env
 * @param projectDir folder that a relative DATA_DIR and its default are taken from
 * @throws ConfigFault naming every variable that is wrong or missing
 */
export function readConfig(environment: Environment, projectDir: string): Config {
  const faults: string[] = [];
  const isSet = (name: VariableName): boolean => (environment[name] ?? '').trim() !== '';

  function get<N extends VariableName>(name: N): ValueOf<N> {
    const variable: Variable<ValueOf<N>> = table[name];
    const text = (environment[name] ?? '').trim();
    if (text === '') return variable.fallback;
    const read = variable.read.safeParse(text);
    if (read.success) return read.data;
    const shown = variable.secret ? '' : `, not "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
    faults.push(`${name} ${read.error.issues[0]?.message}${shown}`);
    return variable.fallback;
  }
  // Not set is the default; set and empty is an address that there is not (A 2.3: under construction).
  const link = (name: VariableName & `LINK_${string}`): string =>
    environment[name]?.trim() === '' ? '' : get(name);

  const production = get('NODE_ENV') === 'production';
  const role = get('ROLE');
  const port = get(role === 'worker' ? 'WORKER_PORT' : 'PORT');
  const publicUrl = get('PUBLIC_URL') ?? new URL(`http://localhost:${port}`);
  const host = get('HOST');
  // Who can reach the program can use its sandbox, whatever name it goes by.
  const elsewhere = [
    ...(isLoopback(publicUrl.hostname) ? [] : [`PUBLIC_URL ${publicUrl.origin} is not this machine`]),
    ...(isLoopback(host) ? [] : [`HOST ${host} listens to the network`]),
  ];
  const sandboxAsked = get('SANDBOX');
  const sandboxPublic = get('SANDBOX_PUBLIC');
  const sandbox = sandboxAsked ?? (elsewhere.length === 0 && !production);
  const dataDir = get('DATA_DIR');
  const bucket = get('FILES_STORE');
  const databaseUrl = get('DATABASE_URL')?.href ?? null;
  const sessionSecret = get('SESSION_SECRET');
  const noPaymentMode = get('NO_PAYMENT_MODE');
  const skipValidation = get('CAPTCHA_SKIP_VALIDATION');
  const issuer = get('OIDC_ISSUER');
  const smtpUrl = get('SMTP_URL');
  const collector = get('OTEL_EXPORTER_OTLP_ENDPOINT');
  const tracesUrl =
    get('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ??
    (collector && new URL(`${collector.href.replace(/\/$/, '')}/v1/traces`));
  const tracesProtocol = get('OTEL_EXPORTER_OTLP_PROTOCOL');
  const isTracingOff = get('OTEL_SDK_DISABLED');
  const metricsPort = get('METRICS_PORT');
  const metricsHost = get('METRICS_HOST');
  const metricsToken = get('METRICS_TOKEN');

  const config: Config = {
    production,
    testing: get('NODE_ENV') === 'test',
    role,
    host,
    port,
    shutdown: { delayMs: get('SHUTDOWN_DELAY') * 1000, limitMs: get('SHUTDOWN_LIMIT') * 1000 },
    publicUrl,
    publicUrlIsSet: isSet('PUBLIC_URL'),
    trustProxy: get('TRUST_PROXY'),
    callsPerMinute: get('CALLS_PER_MINUTE'),
    keyCallsPerMinute: get('KEY_CALLS_PER_MINUTE'),
    waitingCalls: get('WAITING_CALLS'),
    streamsPerAccount: get('STREAMS_PER_ACCOUNT'),
    mostLiveSessions: get('MOST_LIVE_SESSIONS'),
    logLevel: get('LOG_LEVEL'),
    metrics:
      metricsPort === null && metricsToken === null
        ? null
        : {
            own: metricsPort === null ? null : { host: metricsHost, port: metricsPort },
            token: metricsToken,
          },
    tracing: tracesUrl === null || isTracingOff ? null : { url: tracesUrl, protocol: tracesProtocol },
    sandbox,
    dataDir: dataDir ? path.resolve(projectDir, dataDir) : defaultDataDir(projectDir),
    filesStore: bucket && {
      ...bucket,
      endpoint: get('FILES_STORE_ENDPOINT'),
      region: get('FILES_STORE_REGION'),
    },
    databaseUrl,
    directUrl: get('DATABASE_DIRECT_URL')?.href ?? null,
    readUrl: get('DATABASE_READ_URL')?.href ?? null,
    readMaxLag: get('DATABASE_READ_MAX_LAG'),
    databaseStartMs: get('DATABASE_START_LIMIT') * 1000,
    poolSize: get('DATABASE_POOL_SIZE'),
    identityPoolSize: get('DATABASE_IDENTITY_POOL_SIZE'),
    sessionSecret,
    previousSessionSecret: get('SESSION_SECRET_PREVIOUS'),
    noPaymentMode,
    costPerVenue: get('COST_PER_VENUE'),
    keptMonths: { order: get('ORDERS_KEPT_MONTHS'), trade: get('TRADES_KEPT_MONTHS') },
    archived: { order: get('ORDERS_ARCHIVED'), trade: get('TRADES_ARCHIVED') },
    payment: {
      environment: get('PAYMENT_ENVIRONMENT'),
      clientId: get('PAYPAL_CLIENT_ID'),
      clientSecret: get('PAYPAL_CLIENT_SECRET'),
      apiBase: get('PAYPAL_API_BASE'),
      sdkUrl: get('PAYPAL_SDK_URL'),
      webhookId: get('PAYPAL_WEBHOOK_ID'),
    },
    seller: {
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
    },
    captcha: {
      skipValidation,
      siteKey: get('CAPTCHA_SITE_KEY'),
      secret: get('CAPTCHA_SECRET'),
      scriptUrl: get('CAPTCHA_SCRIPT_URL'),
      verifyUrl: get('CAPTCHA_VERIFY_URL'),
    },
    provider: issuer
      ? {
          issuer,
          clientId: get('OIDC_CLIENT_ID') ?? '',
          clientSecret: get('OIDC_CLIENT_SECRET') ?? '',
          apiToken: get('OKTA_API_TOKEN') ?? '',
        }
      : null,
    mail: {
      smtpUrl,
      requireTls:
        get('SMTP_REQUIRE_TLS') ?? (production || (smtpUrl !== null && !isLoopback(smtpUrl.hostname))),
      from: get('MAIL_FROM'),
    },
    supportEmail: get('SUPPORT_EMAIL'),
    debounceMaxWait: get('DEBOUNCE_MAX_WAIT'),
    filesUrl: get('FILES_URL'),
    sliceFileLinkPath: get('SLICE_FILE_LINK_PATH'),
    links: {
      moreInfo: link('LINK_MORE_INFO'),
      legalNotice: link('LINK_LEGAL_NOTICE'),
      privacyPolicy: link('LINK_PRIVACY_POLICY'),
      accessibility: link('LINK_ACCESSIBILITY'),
      cookies: link('LINK_COOKIES'),
      disclaimer: link('LINK_DISCLAIMER'),
      modernSlavery: link('LINK_MODERN_SLAVERY'),
      deliveredBy: link('LINK_DELIVERED_BY'),
    },
  };

  const need = (when: string, ...names: readonly VariableName[]): void => {
    for (const name of names) if (!isSet(name)) faults.push(`${name} is required ${when}`);
  };
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (isSet(name)) need(`when ${name} is set`, 'DATABASE_URL');
  if (role === 'worker') need('by a worker, whose mails hold links', 'PUBLIC_URL');
  // The stand-ins of mail and payment are parts of one process.
  if (role !== 'all' && sandbox) {
    need(`when ROLE is ${role}`, 'SMTP_URL');
    if (!noPaymentMode) need(`when ROLE is ${role}`, 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET');
  }
  if (publicUrl.protocol === 'http:' && !isLoopback(publicUrl.hostname)) {
    faults.push('PUBLIC_URL must begin with https:// unless its host is this machine');
  }
  if (production) {
    if (sandbox) faults.push('SANDBOX must be set to false in production');
    if (!isSet('CAPTCHA_SKIP_VALIDATION')) {
      faults.push(
        'CAPTCHA_SKIP_VALIDATION must be set explicitly in production, to false or, knowingly, to true',
      );
    }
    need('in production', 'SESSION_SECRET', 'PUBLIC_URL');
    // Its default takes no money: subscriptions would be given away.
    if (!noPaymentMode) {
      need(
        'in production when NO_PAYMENT_MODE is false',
        'PAYMENT_ENVIRONMENT',
        'SELLER_NAME',
        'SELLER_ADDRESS',
      );
    }
    // The embedded provider keeps its signing keys in the database, so they outlive the process only with a lasting one.
    if (!isSet('OIDC_ISSUER')) need('in production with the embedded identity provider', 'DATABASE_URL');
  }
  if (isSet('METRICS_HOST')) need('when METRICS_HOST is set', 'METRICS_PORT');
  if (metricsPort !== null) {
    if (!isLoopback(metricsHost)) need('when METRICS_HOST is not this machine', 'METRICS_TOKEN');
    if (metricsPort === port) faults.push('METRICS_PORT must be another port than PORT');
  }
  if (sandbox && !production && elsewhere.length > 0 && !sandboxPublic) {
    faults.push(
      `SANDBOX_PUBLIC=true is required beside SANDBOX=true, since ${elsewhere.join(' and ')}: others could read every mail, set the clock and use the demo accounts`,
    );
  }
  if (!sandbox) {
    const unasked = sandboxAsked === null && elsewhere.length > 0 && !production;
    need(
      `without the sandbox${unasked ? `, which is off since ${elsewhere.join(' and ')}` : ''}`,
      'SMTP_URL',
    );
    if (!noPaymentMode) {
      need('when NO_PAYMENT_MODE is false without the sandbox', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET');
    }
    if (!skipValidation) {
      need('when CAPTCHA_SKIP_VALIDATION is false without the sandbox', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET');
    }
  }
  if (sandbox && !skipValidation && (isSet('CAPTCHA_SCRIPT_URL') || isSet('CAPTCHA_VERIFY_URL'))) {
    need("when a captcha other than the sandbox's is used", 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET');
  }
  for (const name of ['FILES_STORE_ENDPOINT', 'FILES_STORE_REGION'] as const)
    if (isSet(name)) need(`when ${name} is set`, 'FILES_STORE');
  if (config.seller.tax.treatment === 'rate') need('when TAX_TREATMENT is rate', 'TAX_RATE');
  const together = (...names: readonly VariableName[]): void => {
    const set = names.filter(isSet);
    if (set.length === 0) return;
    for (const name of names)
      if (!set.includes(name)) faults.push(`${name} is required when ${set[0]} is set`);
  };
  together('OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OKTA_API_TOKEN');
  together('PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET');
  together('CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET');

  if (faults.length > 0) throw new ConfigFault([...new Set(faults)]);
  return config;
}
