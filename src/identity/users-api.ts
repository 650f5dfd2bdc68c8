import type { FastifyInstance } from 'fastify';
import { type Account, type Accounts, accountBody, type Profile } from './accounts.ts';
import { callerNetwork } from './caller-network.ts';
import { newToken } from './digest.ts';
import { OktaError } from './okta-errors.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { assertAcceptablePassword } from './password-policy.ts';
import { type Fields, fieldsOf, longestLogin, requiredText } from './request-fields.ts';

const longestProfileText = 255;

function profileOf(value: unknown): Profile {
  const profile: Record<string, string | null> = {};
  for (const [name, text] of Object.entries(fieldsOf(value))) {
    if (text !== null && (typeof text !== 'string' || [...text].length > longestProfileText)) {
      throw new OktaError('E0000001', [
        `${name}: The field is not a text of up to ${longestProfileText} characters`,
      ]);
    }
    profile[name] = text;
  }
  return profile;
}

function idOf(params: unknown): string {
  return requiredText(fieldsOf(params), 'id', longestLogin);
}

/** The form in which a recovery answer is compared: without case, surrounding spaces and encoding of accents. */
export function normalAnswer(answer: string): string {
  return answer.normalize('NFC').trim().toLowerCase();
}

/**
 * Okta's user calls (wire.md Identity), as far as the portal needs them. The API token was checked before.
 */
export function usersApi(app: FastifyInstance, accounts: Accounts, hashing: PasswordHashing): void {
  async function existing(params: unknown): Promise<Account> {
    const account = await accounts.find(idOf(params));
    if (!account) {
      throw new OktaError('E0000007');
    }
    return account;
  }

  async function recoveryOf(network: string, credentials: Fields) {
    if (credentials.recovery_question === undefined) {
      return { recoveryQuestion: null, recoveryAnswerHash: null };
    }
    const fields = fieldsOf(credentials.recovery_question);
    const recoveryQuestion = requiredText(fields, 'question', 255);
    const answer = requiredText(fields, 'answer', 255);
    if (answer.trim().length < 4) {
      throw new OktaError('E0000014', ['answer: The security question answer is too short']);
    }
    return { recoveryQuestion, recoveryAnswerHash: await hashing.hash(network, normalAnswer(answer)) };
  }

  app.post('/users', async (request) => {
    const body = fieldsOf(request.body);
    const profile = profileOf(body.profile);
    const login = requiredText(profile, 'login', longestLogin);
    requiredText(profile, 'email', longestLogin);
    const credentials = fieldsOf(body.credentials);
    const given = fieldsOf(credentials.password).value;
    if (given !== undefined) {
      assertAcceptablePassword(requiredText(fieldsOf(credentials.password), 'value'), login);
    }
    const network = callerNetwork(request);
    const recovery = await recoveryOf(network, credentials);
    const passwordHash = await hashing.hash(network, typeof given === 'string' ? given : newToken());
    return accountBody(await accounts.create({ login, profile, passwordHash, ...recovery }));
  });

  app.get('/users/:id', async (request) => accountBody(await existing(request.params)));

  app.post('/users/:id', async (request) => {
    const account = await existing(request.params);
    const body = fieldsOf(request.body);
    const changes = profileOf(body.profile);
    const credentials = fieldsOf(body.credentials);
    if (credentials.recovery_question !== undefined) {
      await accounts.setRecovery(account.id, await recoveryOf(callerNetwork(request), credentials));
    }
    const updated = await accounts.updateProfile(account.id, changes);
    if (!updated) {
      throw new OktaError('E0000007');
    }
    return accountBody(updated);
  });

  app.delete('/users/:id', async (request, reply) => {
    const account = await existing(request.params);
    await accounts.remove(account.id);
    return reply.code(204).send();
  });

  app.delete('/users/:id/sessions', async (request, reply) => {
    const account = await existing(request.params);
    await accounts.endSessions(account.id);
    return reply.code(204).send();
  });

  app.post('/users/:id/credentials/change_password', async (request) => {
    const account = await existing(request.params);
    const body = fieldsOf(request.body);
    const oldPassword = requiredText(fieldsOf(body.oldPassword), 'value');
    const newPassword = requiredText(fieldsOf(body.newPassword), 'value');
    const wrong = new OktaError('E0000014', ['oldPassword: Old Password is not correct']);
    const network = callerNetwork(request);
    if (!(await hashing.matches(network, oldPassword, account.passwordHash))) throw wrong;
    assertAcceptablePassword(newPassword, account.login);
    const hash = await hashing.hash(network, newPassword);
    const updated = await accounts.setPassword(account.id, hash, account.passwordHash);
    // Another change was faster, so the old password is not the old one any more.
    if (!updated) throw wrong;
    return accountBody(updated).credentials;
  });
}
