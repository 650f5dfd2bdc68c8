import type { Database } from '../../../../src/platform/database/database.ts';
import type { ReceivedMail } from '../../../../src/sandbox/mail/smtp-stand-in.ts';
import { builtInTerms } from '../../../../src/server/publishing/built-in-terms.ts';
import { firstPassword, registration, tokenIn } from '../../accounts/accounts-kit.ts';
import type { Buyer } from './crash-subject.ts';
import { Visitor } from './visitor.ts';

const longestMs = 30_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The choice of one venue's real-time data, as the page sends it. */
const wanted = {
  venueList: [
    { venueId: 2, isRealOrders: true, isRealTraders: true, isDelayedOrders: false, isDelayedTraders: false },
  ],
};

export const emailOf = (number: number): string => `buyer-${number}@example.com`;

/**
 * Registers, follows the link in the mail, signs in and chooses real-time data, over HTTP like a browser.
 *
 * @param origin the service's current origin
 * @param number a different one for every person
 * @param onRegistered called when the registration is acknowledged
 * @throws Error if the service refuses a step, or no mail comes
 */
export async function newBuyer(
  { pool, mails }: { readonly pool: Database; readonly mails: () => readonly ReceivedMail[] },
  origin: () => string,
  number: number,
  onRegistered: (email: string) => void = () => {},
): Promise<Buyer> {
  const email = emailOf(number);
  const visitor = new Visitor(origin, `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`);
  const linkIn = async (): Promise<string> => {
    const until = performance.now() + longestMs;
    for (;;) {
      const found = mails().find(({ to }) => to.includes(email));
      if (found) return tokenIn(found);
      if (performance.now() > until) throw new Error(`no mail came to ${email}`);
      await pause(50);
    }
  };
  await visitor.must(
    200,
    'POST',
    '/auth/register',
    registration(email, { termsVersion: builtInTerms.version }),
  );
  onRegistered(email);
  await visitor.must(200, 'POST', `/api/forgotpassword/${await linkIn()}/restore`, {
    Answer: 'Saint Mary',
    Password: firstPassword,
  });
  await visitor.signIn(email, firstPassword);
  await visitor.must(200, 'POST', '/api/subscription/changeSubscription', wanted);
  const { rows } = await pool.query<{ account: string; order: string }>(
    `SELECT a.id AS account, o.id AS order
     FROM accounts a JOIN purchases o ON o.account_id = a.id WHERE a.email = $1`,
    [email],
  );
  const [found] = rows;
  if (!found) throw new Error(`${email} has no order`);
  return { ...found, visitor };
}
