import type { FastifyInstance } from 'fastify';
import type { Account, Accounts } from './accounts.ts';
import { type Factors, factorBody } from './factors.ts';
import { OktaError } from './okta-errors.ts';
import { fieldsOf, longestLogin, requiredText } from './request-fields.ts';

/** Okta's calls for the factors of a user (wire.md Identity); the only kind is a time-based one-time password. */
export function factorsApi(app: FastifyInstance, accounts: Accounts, factors: Factors): void {
  async function accountOf(params: unknown): Promise<Account> {
    const account = await accounts.find(requiredText(fieldsOf(params), 'id', longestLogin));
    if (!account) throw new OktaError('E0000007');
    return account;
  }

  async function factorOf(params: unknown) {
    const factor = await factors.of((await accountOf(params)).id);
    if (factor?.id !== requiredText(fieldsOf(params), 'factorId')) throw new OktaError('E0000007');
    return factor;
  }

  const codeOf = (body: unknown): string => requiredText(fieldsOf(body), 'passCode', 40);

  app.get('/users/:id/factors', async ({ params }) => {
    const factor = await factors.of((await accountOf(params)).id);
    return factor ? [factorBody(factor)] : [];
  });

  app.post('/users/:id/factors', async ({ params, body }) => {
    const { factorType, provider } = fieldsOf(body);
    if (factorType !== 'token:software:totp' || provider !== 'GOOGLE') {
      throw new OktaError('E0000001', ['factorType: This kind of factor is not supported']);
    }
    const { factor, secret, recoveryCodes } = await factors.begin((await accountOf(params)).id);
    return {
      ...factorBody(factor),
      // Okta has no recovery codes; what it answers has no such part.
      _embedded: { activation: { timeStep: 30, sharedSecret: secret, encoding: 'base32' }, recoveryCodes },
    };
  });

  app.post('/users/:id/factors/:factorId/lifecycle/activate', async ({ params, body }) => {
    const factor = await factorOf(params);
    await factors.activate(factor, codeOf(body));
    return factorBody({ ...factor, status: 'ACTIVE' });
  });

  app.post('/users/:id/factors/:factorId/verify', async ({ params, body }) => {
    const factor = await factorOf(params);
    if (factor.status !== 'ACTIVE') throw new OktaError('E0000079');
    await factors.accept(factor, codeOf(body));
    return { factorResult: 'SUCCESS' };
  });

  app.delete('/users/:id/factors/:factorId', async ({ params }, reply) => {
    await factors.remove(await factorOf(params));
    return reply.code(204).send();
  });
}
