import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { presetFactor } from '../../../src/identity/factors.ts';
import { prepareIdentity } from '../../../src/identity/keys.ts';
import { demoFactorSecret } from '../../../src/server/accounts/demo-accounts.ts';
import { createAccount, startPortal, Visitor } from '../accounts/auth-kit.ts';
import { secret as serviceSecret } from '../app-kit.ts';
import { freshDatabase } from '../database.ts';

test('C 22: the operator of the sandbox signs in with a code of the known secret', async () => {
  const database = await freshDatabase();
  const portal = await startPortal(database);
  const email = 'olga@daylight.example';
  const subject = await createAccount(portal, database, email);
  const { factorSeal } = await prepareIdentity(database.url, [serviceSecret]);
  await presetFactor(database.pool, factorSeal, subject, demoFactorSecret, new Date());
  const visitor = new Visitor(portal);
  const asked = await visitor.signIn(email);
  const code = TOTP.generate({
    secret: Secret.fromBase32(demoFactorSecret),
    timestamp: portal.clock.now().getTime(),
  });
  const ticket = await visitor.call('POST', '/auth/signin/code', { challenge: asked.body.challenge, code });
  expect((await visitor.createSession(await visitor.redirect(ticket))).status).toBe(204);
  expect(await visitor.whoAmI()).toBe(email);
  await portal.close();
  await database.drop();
});
