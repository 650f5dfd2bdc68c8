import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import type { Accounts } from './accounts.ts';
import { embeddedUser } from './authn-api.ts';
import { callerNetwork } from './caller-network.ts';
import { digest, newToken } from './digest.ts';
import { OktaError } from './okta-errors.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { assertAcceptablePassword } from './password-policy.ts';
import { fieldsOf, longestLogin, requiredText } from './request-fields.ts';
import type { Failures } from './sign-in-failures.ts';
import { normalAnswer } from './users-api.ts';

const recoveryLifetimeMs = 60 * 60 * 1000;
const allowedWrongAnswers = 5;

type Recovery = { id: string; accountId: string; state: 'STARTED' | 'RECOVERY' | 'PASSWORD_RESET' };

/**
 * Okta's recovery by a mailed link and a security question (wire.md Identity): a recovery token starts it once, and a
 * state token leads from the answer to the new password.
 */
export function recoveryApi(
  app: FastifyInstance,
  pool: Database,
  accounts: Accounts,
  hashing: PasswordHashing,
  failures: Failures,
  now: () => Date,
): void {
  async function underWay(stateToken: string): Promise<Recovery> {
    const found = await pool.query<Recovery>(
      `SELECT id, account_id AS "accountId", state FROM identity.recovery
       WHERE state_token_hash = $1 AND expires_at > $2`,
      [digest(stateToken), now()],
    );
    const recovery = found.rows[0];
    if (!recovery) {
      throw new OktaError('E0000011');
    }
    return recovery;
  }

  async function accountOf(recovery: Recovery) {
    const account = await accounts.byId(recovery.accountId);
    if (account?.status !== 'ACTIVE') {
      throw new OktaError('E0000011');
    }
    return account;
  }

  app.post('/authn/recovery/password', async (request) => {
    const username = requiredText(fieldsOf(request.body), 'username', longestLogin);
    const account = await accounts.byLogin(username);
    if (account?.status !== 'ACTIVE' || account.recoveryAnswerHash === null) {
      throw new OktaError('E0000095');
    }
    const recoveryToken = newToken();
    const expiresAt = new Date(now().getTime() + recoveryLifetimeMs);
    // A new link invalidates the previous ones.
    await pool.query('DELETE FROM identity.recovery WHERE account_id = $1', [account.id]);
    await pool.query(
      `INSERT INTO identity.recovery (account_id, recovery_token_hash, state, expires_at)
       VALUES ($1, $2, 'STARTED', $3)`,
      [account.id, digest(recoveryToken), expiresAt],
    );
    return {
      status: 'RECOVERY',
      recoveryType: 'PASSWORD',
      recoveryToken,
      expiresAt: expiresAt.toISOString(),
      _embedded: { user: embeddedUser(account) },
    };
  });

  app.post('/authn/recovery/token', async (request) => {
    const recoveryToken = requiredText(fieldsOf(request.body), 'recoveryToken');
    const stateToken = newToken();
    const started = await pool.query<Recovery & { expiresAt: Date }>(
      `UPDATE identity.recovery SET recovery_token_hash = NULL, state_token_hash = $2, state = 'RECOVERY'
       WHERE recovery_token_hash = $1 AND state = 'STARTED' AND expires_at > $3
       RETURNING id, account_id AS "accountId", state, expires_at AS "expiresAt"`,
      [digest(recoveryToken), digest(stateToken), now()],
    );
    const recovery = started.rows[0];
    if (!recovery) {
      throw new OktaError('E0000011');
    }
    const account = await accountOf(recovery);
    return {
      status: 'RECOVERY',
      recoveryType: 'PASSWORD',
      stateToken,
      expiresAt: recovery.expiresAt.toISOString(),
      _embedded: {
        user: {
          ...embeddedUser(account),
          recovery_question: { question: account.recoveryQuestion },
        },
      },
    };
  });

  app.post('/authn/recovery/answer', async (request) => {
    const body = fieldsOf(request.body);
    const stateToken = requiredText(body, 'stateToken');
    const answer = requiredText(body, 'answer', 255);
    const recovery = await underWay(stateToken);
    if (recovery.state !== 'RECOVERY') {
      throw new OktaError('E0000079');
    }
    const account = await accountOf(recovery);
    // Counted before it is checked, so that many parallel guesses cannot exceed the limit.
    const counted = await pool.query(
      'UPDATE identity.recovery SET wrong_answers = wrong_answers + 1 WHERE id = $1 AND wrong_answers < $2',
      [recovery.id, allowedWrongAnswers],
    );
    if (counted.rowCount === 0) {
      throw new OktaError('E0000011');
    }
    if (
      !(await hashing.matches(
        callerNetwork(request),
        normalAnswer(answer),
        account.recoveryAnswerHash ?? undefined,
      ))
    ) {
      throw new OktaError('E0000087');
    }
    await pool.query(`UPDATE identity.recovery SET state = 'PASSWORD_RESET' WHERE id = $1`, [recovery.id]);
    return { status: 'PASSWORD_RESET', stateToken, _embedded: { user: embeddedUser(account) } };
  });

  app.post('/authn/credentials/reset_password', async (request) => {
    const body = fieldsOf(request.body);
    const stateToken = requiredText(body, 'stateToken');
    const newPassword = requiredText(body, 'newPassword');
    const recovery = await underWay(stateToken);
    if (recovery.state !== 'PASSWORD_RESET') {
      throw new OktaError('E0000079');
    }
    const account = await accountOf(recovery);
    assertAcceptablePassword(newPassword, account.login);
    const passwordHash = await hashing.hash(callerNetwork(request), newPassword);
    const ended = await pool.query('DELETE FROM identity.recovery WHERE id = $1', [recovery.id]);
    if (ended.rowCount === 0) {
      throw new OktaError('E0000011');
    }
    await accounts.setPassword(account.id, passwordHash);
    // Somebody who forgot the password has tried it before; the new one must work at once.
    await failures.forget(account.login);
    await accounts.endSessions(account.id);
    return { status: 'SUCCESS', _embedded: { user: embeddedUser(account) } };
  });

  app.post('/authn/cancel', async (request) => {
    const stateToken = requiredText(fieldsOf(request.body), 'stateToken');
    await pool.query('DELETE FROM identity.recovery WHERE state_token_hash = $1', [digest(stateToken)]);
    return {};
  });
}
