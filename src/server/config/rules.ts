import { type Config, portVariable } from './config.ts';
import { isLoopback } from './this-machine.ts';
import type { VariableName } from './variables.ts';

/** What was asked for, where the configuration holds only what came of it. */
type Asked = {
  /** Whether the variable was set. */
  readonly isSet: (name: VariableName) => boolean;
  /** SANDBOX; null if it was not set. */
  readonly sandbox: boolean | null;
  /** Why others can reach the program; empty if they cannot. */
  readonly exposure: readonly string[];
};

/** If it applies: a line that refuses, or variables that must be set, with the end of the line "NAME is required …". */
type Rule =
  | { readonly if: boolean; readonly refused: string }
  | { readonly if: boolean; readonly required: readonly VariableName[]; readonly reason: string };

type Rules = (config: Config, asked: Asked) => readonly Rule[];

const payPalKeys = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'] as const;
const captchaKeys = ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'] as const;
const providerKeys = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OKTA_API_TOKEN'] as const;

/** The first means nothing without the second. */
const needs = (name: VariableName, other: VariableName, { isSet }: Asked): Rule => ({
  if: isSet(name),
  required: [other],
  reason: `when ${name} is set`,
});

/** All of them, or none. */
function together(names: readonly VariableName[], { isSet }: Asked): Rule {
  const first = names.find(isSet);
  return { if: first !== undefined, required: names, reason: `when ${first} is set` };
}

const databaseRules: Rules = (_, asked) => [
  needs('DATABASE_DIRECT_URL', 'DATABASE_URL', asked),
  needs('DATABASE_READ_URL', 'DATABASE_URL', asked),
];

const roleRules: Rules = ({ role, sandbox, noPaymentMode }) => {
  // The stand-ins of mail and payment are parts of one process.
  const isSplitSandbox = sandbox && role !== 'all';
  const reason = `when ROLE is ${role}`;
  return [
    {
      if: role === 'worker',
      required: ['PUBLIC_URL'],
      reason: 'when ROLE is worker, since mails contain links',
    },
    { if: isSplitSandbox, required: ['SMTP_URL'], reason },
    { if: isSplitSandbox && !noPaymentMode, required: payPalKeys, reason },
  ];
};

const addressRules: Rules = ({ publicUrl }) => [
  {
    if: publicUrl.protocol === 'http:' && !isLoopback(publicUrl.hostname),
    refused: 'PUBLIC_URL must begin with https:// unless its host is this machine',
  },
];

const productionRules: Rules = ({ production, sandbox, noPaymentMode }, { isSet }) => [
  { if: production && sandbox, refused: 'SANDBOX must be set to false in production' },
  {
    if: production && !isSet('CAPTCHA_SKIP_VALIDATION'),
    refused:
      'CAPTCHA_SKIP_VALIDATION must be set explicitly in production: to false, or to true if forms are to have no captcha',
  },
  { if: production, required: ['SESSION_SECRET', 'PUBLIC_URL', 'DATABASE_URL'], reason: 'in production' },
  {
    // The default environment takes no money: subscriptions would be given away.
    if: production && !noPaymentMode,
    required: ['PAYMENT_ENVIRONMENT', 'SELLER_NAME', 'SELLER_ADDRESS'],
    reason: 'in production when NO_PAYMENT_MODE is false',
  },
];

const metricsRules: Rules = ({ metrics, port, role }, asked) => {
  const own = metrics?.own ?? null;
  return [
    needs('METRICS_HOST', 'METRICS_PORT', asked),
    {
      if: own !== null && !isLoopback(own.host),
      required: ['METRICS_TOKEN'],
      reason: 'when METRICS_HOST is not this machine',
    },
    { if: own?.port === port, refused: `METRICS_PORT must differ from ${portVariable(role)}` },
  ];
};

const sandboxRules: Rules = ({ sandbox, publicSandbox, production }, { exposure }) => [
  {
    if: sandbox && !publicSandbox && !production && exposure.length > 0,
    refused: `SANDBOX_PUBLIC=true is required in addition to SANDBOX=true, since ${exposure.join(' and ')}: others could read every mail, set the clock and use the demo accounts`,
  },
];

const mailRules: Rules = ({ sandbox, production }, asked) => {
  const isOffByItself = asked.sandbox === null && asked.exposure.length > 0 && !production;
  const since = isOffByItself ? `, which is off since ${asked.exposure.join(' and ')}` : '';
  return [{ if: !sandbox, required: ['SMTP_URL'], reason: `without the sandbox${since}` }];
};

const paymentRules: Rules = ({ sandbox, noPaymentMode }) => [
  {
    if: !sandbox && !noPaymentMode,
    required: payPalKeys,
    reason: 'without the sandbox when NO_PAYMENT_MODE is false',
  },
];

const captchaRules: Rules = ({ sandbox, captcha: { skipValidation } }, { isSet }) => [
  {
    if: !skipValidation && !sandbox,
    required: captchaKeys,
    reason: 'without the sandbox when CAPTCHA_SKIP_VALIDATION is false',
  },
  {
    if: !skipValidation && sandbox && (isSet('CAPTCHA_SCRIPT_URL') || isSet('CAPTCHA_VERIFY_URL')),
    required: captchaKeys,
    reason: "when a captcha other than the sandbox's is used",
  },
];

const filesRules: Rules = (_, asked) => [
  needs('FILES_STORE_ENDPOINT', 'FILES_STORE', asked),
  needs('FILES_STORE_REGION', 'FILES_STORE', asked),
];

const taxRules: Rules = ({ seller }) => [
  { if: seller.tax.treatment === 'rate', required: ['TAX_RATE'], reason: 'when TAX_TREATMENT is rate' },
];

const keyRules: Rules = (_, asked) => [
  together(providerKeys, asked),
  together(payPalKeys, asked),
  together(captchaKeys, asked),
];

const subjects: readonly Rules[] = [
  databaseRules,
  roleRules,
  addressRules,
  productionRules,
  metricsRules,
  sandboxRules,
  mailRules,
  paymentRules,
  captchaRules,
  filesRules,
  taxRules,
  keyRules,
];

/** One line for each rule between variables that does not hold, or for each variable that it misses. */
export function brokenRules(config: Config, asked: Asked): readonly string[] {
  const faultsOf = (rule: Rule): readonly string[] => {
    if (!rule.if) return [];
    if ('refused' in rule) return [rule.refused];
    const missing = rule.required.filter((name) => !asked.isSet(name));
    return missing.map((name) => `${name} is required ${rule.reason}`);
  };
  return subjects.flatMap((rules) => rules(config, asked)).flatMap(faultsOf);
}
