import type { Database } from '../../../src/platform/database/database.ts';
import type { ReceivedMail } from '../../../src/sandbox/mail/smtp-stand-in.ts';
import type { Market } from './buyers.ts';
import type { ChaosMailServer } from './mail-server.ts';

/**
 * A copy of a mail may follow when its process has died or was cut off from the database: the mail was held for fifteen
 * seconds or more at that time, by the database's clock.
 */
const leastBetweenMs = 10_000;

const contentOf = ({ to, subject, text, html }: ReceivedMail): string =>
  JSON.stringify([to, subject, text, html]);

/** The accepted mails by their id in the outbox, each with its copies in the order in which they were accepted. */
export function lettersIn(mails: readonly ReceivedMail[]): ReadonlyMap<string, readonly ReceivedMail[]> {
  const letters = new Map<string, ReceivedMail[]>();
  for (const mail of mails.toReversed()) {
    const id = mail.messageId.replace(/^<|@daylight>$/g, '');
    letters.set(id, [...(letters.get(id) ?? []), mail]);
  }
  return letters;
}

/** Operators get a mail for each thing that they have to know. */
const isToPerson = (name: string): boolean => name.endsWith('@example.com');

/** Which of these occurs more than once. */
const repeated = (all: readonly string[]): readonly string[] => [
  ...new Set(all.filter((one, at) => all.indexOf(one) !== at)),
];

/** Lists what is wrong with the copies of one mail. */
function copyFaults(copies: readonly ReceivedMail[], { wasAway }: ChaosMailServer): readonly string[] {
  return copies.slice(1).flatMap((copy, at) => {
    const before = copies[at] ?? copy;
    const [first, second] = [before, copy].map(({ receivedAt }) => Date.parse(receivedAt));
    if (first === undefined || second === undefined) return [];
    const faults = [];
    if (contentOf(copy) !== contentOf(before)) faults.push(`a copy of “${copy.subject}” says something else`);
    if (second - first < leastBetweenMs && !wasAway(first, second))
      faults.push(`“${copy.subject}” was sent twice to ${copy.to} within ${second - first} ms`);
    return faults;
  });
}

/**
 * Lists what is wrong with the mails, once none waits any more. Everybody in a run does everything once, so nobody gets
 * two mails of a kind. A mail that was accepted just as its process died is sent again under the same Message-ID, by
 * which mailboxes recognise it.
 */
export async function mailFaults(
  pool: Database,
  mail: ChaosMailServer,
  { registered }: Market,
): Promise<readonly string[]> {
  const letters = lettersIn(mail.mails());
  const { rows: sent } = await pool.query<{ id: string; kind: string }>('SELECT id, kind FROM mail_sent');
  const { rows: waiting } = await pool.query<{ what: string }>(
    `SELECT concat(kind, ' to ', recipient, ': ', last_fault) AS what FROM mail_outbox`,
  );
  const { rows: notices } = await pool.query<{ name: string }>(
    `SELECT 'subscription-ends to ' || email AS name FROM accounts WHERE email LIKE 'announced-%'`,
  );
  const kinds = new Map(sent.map(({ id, kind }) => [id, kind]));
  const names = [...letters].map(([id, [first]]) => `${kinds.get(id)} to ${first?.to}`);
  const wanted = [...notices.map(({ name }) => name), ...registered.map((email) => `welcome to ${email}`)];
  return [
    ...waiting.map(({ what }) => `a mail still waits: ${what}`),
    ...[...letters].flatMap(([id, [first]]) =>
      kinds.has(id) ? [] : [`“${first?.subject}” to ${first?.to} was sent, and no record says so`],
    ),
    ...sent.flatMap(({ id, kind }) =>
      letters.has(id) ? [] : [`a mail of the kind ${kind} is recorded as sent, and was not`],
    ),
    ...repeated(names.filter(isToPerson)).map((name) => `there is more than one mail: ${name}`),
    ...wanted.flatMap((name) => (names.includes(name) ? [] : [`there is no mail: ${name}`])),
    ...[...letters.values()].flatMap((copies) => copyFaults(copies, mail)),
  ];
}
