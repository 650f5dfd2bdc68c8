import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigFault } from '../../../src/server/config/config-fault.ts';
import { envExample } from '../../../src/server/config/env-example.ts';
import type { Environment } from '../../../src/server/config/environment.ts';
import { readConfig } from '../../../src/server/config/read-config.ts';
import { loadSettingsFile } from '../../../src/server/config/settings-file.ts';
import { variables } from '../../../src/server/config/variables.ts';

const projectDir = path.resolve(import.meta.dirname, '../../..');

function faultsOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment, projectDir);
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults;
    throw error;
  }
  return [];
}

const production: Environment = {
  NODE_ENV: 'production',
  SANDBOX: 'false',
  CAPTCHA_SKIP_VALIDATION: 'true',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://daylight.example',
  DATABASE_URL: 'postgres://daylight@db/daylight',
  SMTP_URL: 'smtp://mail',
};

test('A 1, architecture.md Running it: nothing needs to be set, and the defaults of A 9 hold', () => {
  const config = readConfig({}, projectDir);
  expect(config).toMatchObject({
    production: false,
    host: 'localhost',
    port: 8080,
    sandbox: true,
    noPaymentMode: true,
    payment: { environment: 'sandbox' },
    captcha: { skipValidation: true },
    debounceMaxWait: 500,
    sliceFileLinkPath: '/slice-files',
    databaseUrl: null,
    provider: null,
    costPerVenue: null,
    keptMonths: { order: 60, trade: 60 },
    archived: { order: false, trade: false },
  });
  expect(config.publicUrl.href).toBe('http://localhost:8080/');
});

test('architecture.md Running it: all faults are reported at once, each on its own line with its variable first', () => {
  const faults = faultsOf({
    PORT: '80a',
    PUBLIC_URL: 'daylight',
    SANDBOX: 'yes',
    DATABASE_URL: 'mysql://db',
    SESSION_SECRET: 'short',
    PAYMENT_ENVIRONMENT: 'test',
    LINK_COOKIES: 'javascript:alert(1)',
    SLICE_FILE_LINK_PATH: '//elsewhere',
    DEBOUNCE_MAX_WAIT: '-1',
    TRUST_PROXY: 'everyone!',
    MAIL_FROM: 'nobody',
  });
  expect(faults.map((fault) => fault.split(' ', 1)[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'SANDBOX',
    'DATABASE_URL',
    'SESSION_SECRET',
    'TRUST_PROXY',
    'PAYMENT_ENVIRONMENT',
    'MAIL_FROM',
    'DEBOUNCE_MAX_WAIT',
    'SLICE_FILE_LINK_PATH',
    'LINK_COOKIES',
  ]);
  for (const fault of faults) expect(fault).not.toContain('\n');
});

test('architecture.md Running it: a fault never repeats a secret', () => {
  const faults = faultsOf({ DATABASE_URL: 'mysql://user:hunter2@db', SESSION_SECRET: 'hunter2' });
  expect(faults).toHaveLength(2);
  expect(faults.join()).not.toContain('hunter2');
});

test('architecture.md Running it: production with everything set is accepted', () => {
  expect(faultsOf(production)).toEqual([]);
});

test.each([
  ['CAPTCHA_SKIP_VALIDATION', 'CAPTCHA_SKIP_VALIDATION must be set explicitly'],
  ['SESSION_SECRET', 'SESSION_SECRET is required in production'],
  ['PUBLIC_URL', 'PUBLIC_URL is required in production'],
  ['DATABASE_URL', 'DATABASE_URL is required in production'],
])('architecture.md Running it: production without %s is refused', (name, message) => {
  const faults = faultsOf({ ...production, [name]: '' });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(message);
});

test.each<[Record<string, string>, string]>([
  [{ METRICS_HOST: '127.0.0.1' }, 'METRICS_PORT is required when METRICS_HOST is set'],
  [
    { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' },
    'METRICS_TOKEN is required when METRICS_HOST is not this machine',
  ],
  [{ METRICS_PORT: '8080' }, 'METRICS_PORT must differ from PORT'],
  [
    { ROLE: 'worker', METRICS_PORT: '8081', PUBLIC_URL: 'http://localhost:8080', SMTP_URL: 'smtp://mail' },
    'METRICS_PORT must differ from WORKER_PORT',
  ],
  [
    { METRICS_TOKEN: 'sixteen and more, with spaces' },
    'METRICS_TOKEN must have at least 16 characters, without spaces',
  ],
])('metrics that would be exposed by accident, or nowhere, are refused: %o', (given, fault) => {
  expect(faultsOf(given)).toEqual([fault]);
});

test.each<[Record<string, string>, readonly string[]]>([
  [{ ROLE: 'both' }, ['ROLE must be one of all, web, worker, not "both"']],
  [
    { ROLE: 'worker' },
    [
      'PUBLIC_URL is required when ROLE is worker, since mails contain links',
      'SMTP_URL is required when ROLE is worker',
    ],
  ],
  [{ ROLE: 'web' }, ['SMTP_URL is required when ROLE is web']],
])('architecture.md Roles: an invalid role, or one without its settings, is refused: %o', (given, faults) => {
  expect(faultsOf(given)).toEqual(faults);
});

test('metrics are off until a port or a token is set', () => {
  const metricsOf = (given: Record<string, string>) => readConfig(given, projectDir).metrics;
  const token = 'sixteen-characters';
  expect(metricsOf({})).toBeNull();
  expect(metricsOf({ METRICS_TOKEN: token })).toEqual({ own: null, token });
  expect(metricsOf({ METRICS_PORT: '9100' })).toEqual({
    own: { host: 'localhost', port: 9100 },
    token: null,
  });
});

test('traces are sent only if a collector is named and they are not switched off', () => {
  const traced = (given: Record<string, string>) => readConfig(given, projectDir).tracing?.url.href;
  const collector = 'http://127.0.0.1:4318';
  expect(traced({})).toBeUndefined();
  expect(traced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector })).toBe(`${collector}/v1/traces`);
  expect(traced({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector}/otlp/` })).toBe(`${collector}/otlp/v1/traces`);
  expect(traced({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector}/all` })).toBe(`${collector}/all`);
  expect(traced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  expect(faultsOf({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toEqual([
    'OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/protobuf, http/json, not "grpc"',
  ]);
});

test('production that takes payment must name the provider’s environment and the seller', () => {
  const paid = {
    ...production,
    NO_PAYMENT_MODE: 'false',
    PAYPAL_CLIENT_ID: 'portal',
    PAYPAL_CLIENT_SECRET: 'secret',
  };
  expect(faultsOf(paid)).toEqual([
    'PAYMENT_ENVIRONMENT is required in production when NO_PAYMENT_MODE is false',
    'SELLER_NAME is required in production when NO_PAYMENT_MODE is false',
    'SELLER_ADDRESS is required in production when NO_PAYMENT_MODE is false',
  ]);
  const seller = { SELLER_NAME: 'Daylight Data Ltd', SELLER_ADDRESS: '1 Market Street; London E1 6AA' };
  expect(faultsOf({ ...paid, ...seller, PAYMENT_ENVIRONMENT: 'production' })).toEqual([]);
});

test('the seller and tax settings of receipts are read and checked', () => {
  const { seller } = readConfig(
    {
      SELLER_NAME: 'Daylight Data Ltd',
      SELLER_ADDRESS: '1 Market Street; London E1 6AA;',
      SELLER_BANK: 'IBAN GB33BUKB20201555555555; BIC BUKBGB22',
      SELLER_COUNTRY: 'GB',
      TAX_TREATMENT: 'rate',
      TAX_RATE: '8.1',
    },
    projectDir,
  );
  expect(seller).toEqual({
    name: 'Daylight Data Ltd',
    address: ['1 Market Street', 'London E1 6AA'],
    bank: ['IBAN GB33BUKB20201555555555', 'BIC BUKBGB22'],
    taxNumber: null,
    tax: { treatment: 'rate', name: 'VAT', rate: '8.1', note: '', country: 'GB' },
  });
  expect(faultsOf({ TAX_TREATMENT: 'rate' })).toEqual(['TAX_RATE is required when TAX_TREATMENT is rate']);
  expect(faultsOf({ TAX_RATE: 'a fifth' })[0]).toContain('TAX_RATE must be a percentage below 100');
});

test('architecture.md Running it: production refuses the sandbox by name', () => {
  expect(faultsOf({ ...production, SANDBOX: 'true' })).toEqual([
    'SANDBOX must be set to false in production',
  ]);
});

describe('the sandbox is for this machine, unless both settings ask for it', () => {
  const sandboxOf = (environment: Environment): boolean => readConfig(environment, projectDir).sandbox;
  const elsewhere: Environment[] = [
    { PUBLIC_URL: 'https://daylight.example' },
    { HOST: '0.0.0.0' },
    { HOST: '::', PUBLIC_URL: 'http://localhost:8080' },
    { HOST: '192.0.2.7' },
    { PUBLIC_URL: 'https://daylight.example', NODE_ENV: 'development' },
  ];

  test('it is on by default where PUBLIC_URL and HOST are loopback addresses', () => {
    for (const here of [{}, { HOST: '127.0.0.1' }, { HOST: '::1' }, { PUBLIC_URL: 'https://localhost' }]) {
      expect(sandboxOf(here)).toBe(true);
      expect(sandboxOf({ ...here, SMTP_URL: 'smtp://mail', SANDBOX: 'false' })).toBe(false);
    }
  });

  test.each(elsewhere)('it is off by default elsewhere: %o', (environment) => {
    expect(sandboxOf({ ...environment, SMTP_URL: 'smtp://mail' })).toBe(false);
    expect(faultsOf(environment)).toEqual([
      expect.stringMatching(
        /^SMTP_URL is required without the sandbox, which is off since (PUBLIC_URL \S+ is not this machine|HOST \S+ listens on the network)$/,
      ),
    ]);
  });

  test.each(elsewhere)('elsewhere it needs both SANDBOX and SANDBOX_PUBLIC: %o', (environment) => {
    expect(faultsOf({ ...environment, SANDBOX: 'true' })).toEqual([
      expect.stringMatching(/^SANDBOX_PUBLIC=true is required in addition to SANDBOX=true, since /),
    ]);
    expect(sandboxOf({ ...environment, SANDBOX: 'true', SANDBOX_PUBLIC: 'true' })).toBe(true);
    expect(sandboxOf({ ...environment, SMTP_URL: 'smtp://mail', SANDBOX_PUBLIC: 'true' })).toBe(false);
  });

  test('it is off by default in production, and refused even with both settings', () => {
    expect(sandboxOf({ ...production, SANDBOX: '' })).toBe(false);
    expect(faultsOf({ ...production, SANDBOX: 'true', SANDBOX_PUBLIC: 'true' })).toEqual([
      'SANDBOX must be set to false in production',
    ]);
  });
});

test('mail requires TLS in production and to a remote server, unless set otherwise', () => {
  const requires = (environment: Environment): boolean => readConfig(environment, projectDir).mail.requireTls;
  expect(requires(production)).toBe(true);
  expect(requires({ ...production, SMTP_URL: 'smtp://127.0.0.1' })).toBe(true);
  expect(requires({ ...production, SMTP_REQUIRE_TLS: 'false' })).toBe(false);
  expect(requires({ SMTP_URL: 'smtp://mail.example' })).toBe(true);
  expect(requires({ SMTP_URL: 'smtp://localhost:1025' })).toBe(false);
  expect(requires({})).toBe(false);
});

test('architecture.md Identity and session: plain http is for this machine only', () => {
  expect(faultsOf({ PUBLIC_URL: 'http://daylight.example', SMTP_URL: 'smtp://mail' })).toEqual([
    'PUBLIC_URL must begin with https:// unless its host is this machine',
  ]);
  for (const host of ['localhost:8080', '127.0.0.1', '[::1]:9000', 'daylight.localhost']) {
    expect(faultsOf({ PUBLIC_URL: `http://${host}` })).toEqual([]);
  }
});

test('architecture.md Identity and session: an external provider needs all of its settings', () => {
  expect(faultsOf({ OIDC_ISSUER: 'https://daylight.okta.example' })).toEqual([
    'OIDC_CLIENT_ID is required when OIDC_ISSUER is set',
    'OIDC_CLIENT_SECRET is required when OIDC_ISSUER is set',
    'OKTA_API_TOKEN is required when OIDC_ISSUER is set',
  ]);
});

test('architecture.md Running it: without the sandbox, the settings its stand-ins replace are required', () => {
  expect(faultsOf({ SANDBOX: 'false', NO_PAYMENT_MODE: 'false', CAPTCHA_SKIP_VALIDATION: 'false' })).toEqual([
    'SMTP_URL is required without the sandbox',
    'PAYPAL_CLIENT_ID is required without the sandbox when NO_PAYMENT_MODE is false',
    'PAYPAL_CLIENT_SECRET is required without the sandbox when NO_PAYMENT_MODE is false',
    'CAPTCHA_SITE_KEY is required without the sandbox when CAPTCHA_SKIP_VALIDATION is false',
    'CAPTCHA_SECRET is required without the sandbox when CAPTCHA_SKIP_VALIDATION is false',
  ]);
});

test('architecture.md Running it: .env.example lists every variable and its default', async () => {
  // With -u this writes the file.
  await expect(envExample()).toMatchFileSnapshot(path.join(projectDir, '.env.example'));
  for (const name of Object.keys(variables)) expect(envExample()).toContain(`\n#${name}=`);
});

test('A 2.3: the legal texts have their own pages; a setting replaces an address, and an empty one removes it', () => {
  expect(readConfig({}, projectDir).links).toEqual({
    moreInfo: '/documentation',
    legalNotice: '/help/disclaimer',
    privacyPolicy: '/help/privacy',
    accessibility: '/help/accessibility',
    cookies: '/help/cookies',
    disclaimer: '/help/disclaimer',
    modernSlavery: '/help/modern-slavery',
    deliveredBy: '/transparency-data',
  });
  const { links } = readConfig(
    {
      LINK_PRIVACY_POLICY: 'https://group.example/privacy',
      LINK_COOKIES: ' ',
      LINK_MORE_INFO: '',
      LINK_DELIVERED_BY: 'https://group.example',
    },
    projectDir,
  );
  expect([links.privacyPolicy, links.cookies]).toEqual(['https://group.example/privacy', '']);
  expect([links.moreInfo, links.deliveredBy]).toEqual(['', 'https://group.example']);
});

test('A 2.3: without the sandbox, the links that only an operator can know lead nowhere by default', () => {
  const { moreInfo, legalNotice, deliveredBy } = readConfig(
    { SANDBOX: 'false', SMTP_URL: 'smtp://mail' },
    projectDir,
  ).links;
  expect([moreInfo, legalNotice, deliveredBy]).toEqual(['', '', '']);
});

test('bad input: a settings file that cannot be read is reported in one line', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(() => loadSettingsFile(folder)).not.toThrow();
  mkdirSync(path.join(folder, '.env'));
  expect(() => loadSettingsFile(folder)).toThrow(
    new ConfigFault([
      `The settings of ${path.join(folder, '.env')} cannot be read: EISDIR: illegal operation on a directory, read`,
    ]),
  );
});
