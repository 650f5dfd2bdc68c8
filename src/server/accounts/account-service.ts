import { pagePaths } from '../../domain/page-paths.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { createSeal, type Seal, type Secrets } from '../../platform/seal.ts';
import type { CaptchaCheck } from '../auth/captcha-check.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import type { ProviderClient } from '../auth/provider-client.ts';
import type { Clock } from '../clock.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import type { Operations } from '../http/operation.ts';
import { type Mail, queueMail } from '../mail/outbox.ts';
import type { RegistrationCookie } from '../payments/registration-cookie.ts';
import type { RepeatedWork } from '../repeated-work.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { exportUserDetails } from './account-export.ts';
import { type AccountWorkerOptions, createAccountTasks, startAccountWorker } from './account-tasks.ts';
import { changePassword } from './change-password.ts';
import { makeAccount, type PortalLinks } from './new-account.ts';
import { followPasswordSet } from './password-set.ts';
import { register } from './registration.ts';
import {
  getSecurityQuestion,
  mailRestoreLink,
  requestPasswordRestore,
  restorePassword,
} from './restore-password.ts';
import type { RestoreTokens } from './restore-tokens.ts';
import { mailSignInAlarm } from './sign-in-alarm.ts';
import { getUserDetails, setUserDetails } from './user-details.ts';

export type AccountServiceDependencies = {
  readonly pool: Database;
  /** The service's own secret. */
  readonly secret: string;
  /** The secret in use and the previous ones, whose seals can still be opened. */
  readonly secrets?: Secrets;
  /** Real time. */
  readonly clock: Clock;
  readonly businessClock: Clock;
  readonly provider: ProviderClient;
  readonly sessions: Sessions;
  readonly limits: AttemptLimits;
  readonly captcha: CaptchaCheck;
  readonly devices: KnownDevices;
  readonly restoreTokens: RestoreTokens;
  readonly mailSeal: Seal;
  readonly noPaymentMode: boolean;
  /** Binds the payment of a registration to its browser. */
  readonly registrationCookie?: RegistrationCookie;
  /** PUBLIC_URL; links are never built from what a request says. */
  readonly publicUrl: () => URL;
};

export type AccountService = ReturnType<typeof createAccountService>;

/** Registration, password and details (A 2.7 to 2.9, 4.5 to 4.8): the calls, and the work that follows them. */
export function createAccountService(deps: AccountServiceDependencies) {
  const { pool, secret, clock, publicUrl } = deps;
  const links: PortalLinks = {
    signIn: () => new URL(pagePaths.login, publicUrl()).href,
    register: () => new URL(pagePaths.register, publicUrl()).href,
    restore: (token) => new URL(`${pagePaths.restorePassword}/${token}`, publicUrl()).href,
  };
  const secrets: Secrets = deps.secrets ?? [secret];
  const taskSeal = createSeal(secrets, 'server account tasks');
  const tasks = createAccountTasks(pool, secrets, taskSeal, clock);
  const post = (client: Queryable, mail: Mail) => queueMail(client, mail, deps.mailSeal);
  const shared = { ...deps, tasks, links, queueMail: post };
  return {
    operations: {
      register: (request) => register(shared, request),
      requestPasswordRestore: (request) => requestPasswordRestore(shared, request),
      getSecurityQuestion: (request) => getSecurityQuestion(shared, request),
      restorePassword: (request) => restorePassword(shared, request),
      changePassword: (request) => changePassword(shared, request),
      getUserDetails: (request) => getUserDetails(shared, request),
      setUserDetails: (request) => setUserDetails(shared, request),
      exportUserDetails: (request) => exportUserDetails(shared, request),
    } satisfies Partial<Operations>,
    /** Accepts work for an address that is done after the request has been answered. */
    tasks,
    /** Starts processing registrations and forgotten passwords. */
    startWorker: (
      options: Pick<AccountWorkerOptions, 'log'> & Pick<Partial<AccountWorkerOptions>, 'everyMs' | 'pool'>,
    ): RepeatedWork => {
      const own = { ...shared, pool: options.pool ?? pool };
      return startAccountWorker({
        ...options,
        pool: own.pool,
        seal: taskSeal,
        clock,
        perform: (task, finish) => {
          if (task.kind === 'restore-mail') return mailRestoreLink(own, task.email, finish);
          if (task.kind === 'password-set') return followPasswordSet(own, task, finish);
          if (task.kind === 'sign-in-alarm') return mailSignInAlarm(own, task.email, finish);
          return makeAccount({ ...own, log: options.log }, task.registration, finish);
        },
      });
    },
  };
}
