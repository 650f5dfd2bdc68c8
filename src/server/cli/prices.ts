import { parseArgs } from 'node:util';
import { counted } from '../../domain/counted.ts';
import { usDollars } from '../../domain/format/money.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { announce, priceOn, terminableUntil } from '../../domain/subscription/prices.ts';
import { messageOf } from '../../domain/thrown.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type ListedPrice,
  listPrices,
  type PriceAct,
  priceActs,
  setPrice,
  withdrawPrice,
} from '../subscriptions/price-acts.ts';
import { priceHistory } from '../subscriptions/price-history.ts';
import { isConfirmed } from './confirm.ts';
import { onOperatorDatabase } from './operator-database.ts';
import { operatorName } from './operator-name.ts';
import type { Output } from './output.ts';

export const pricesUsage = `Usage: npm run daylight -- prices [list]
       npm run daylight -- prices set DOLLARS --reason TEXT [--by NAME] [--dry-run | --yes]
       npm run daylight -- prices withdraw --reason TEXT [--by NAME] [--dry-run | --yes]

The monthly price of real-time orders, and of real-time trades, of one venue, in whole US dollars. The daily job
"prices" mails a new price to everybody with live data. It applies to orders made 90 days after the last of these mails
was sent, and people may terminate for 30 days. withdraw takes back a price that does not apply yet, and everybody who
was notified of it gets a mail. list shows every price, and who set or withdrew it, when and why. --dry-run shows who
would get a mail and when the price would apply, and changes nothing. set and withdraw show the same and ask first; with
--yes they do not. --by NAME says on whose behalf you act.`;

const dollars = (amount: number): string => usDollars(amount) ?? `$${amount}`;

const options = {
  reason: { type: 'string' },
  by: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

type Asked =
  | { readonly action: 'list' }
  | {
      readonly action: 'set' | 'withdraw';
      readonly cost: number;
      readonly reason: string;
      readonly by: string | null;
      readonly dryRun: boolean;
      /** Not asked again. */
      readonly yes: boolean;
    };

/** The requested action; a sentence that says what is wrong otherwise. */
function readArguments(args: readonly string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [action = 'list', amount, ...rest] = positionals;
    if (action === 'list' && amount === undefined) return { action };
    if (action !== 'set' && action !== 'withdraw') return 'Say list, set or withdraw.';
    if (rest.length > 0 || (action === 'set') !== (amount !== undefined))
      return action === 'set' ? 'Say one price.' : 'withdraw needs no price.';
    if (amount !== undefined && !/^(0|[1-9]\d{0,5})$/.test(amount))
      return 'The price is a whole number of US dollars, up to 999999.';
    const reason = values.reason?.trim() ?? '';
    if (reason === '') return '--reason is missing: it is recorded with the change.';
    return {
      action,
      cost: Number(amount),
      reason,
      by: values.by ?? null,
      dryRun: values['dry-run'],
      yes: values.yes,
    };
  } catch (error) {
    return messageOf(error);
  }
}

function stateOf(price: ListedPrice, isInForce: boolean, today: string): string {
  if (price.withdrawnOn !== null) return `withdrawn on ${price.withdrawnOn}`;
  if (price.appliesFrom === null) return 'set, its mails are not all sent yet';
  if (price.appliesFrom > today)
    return `noticed on ${price.noticedOn}, applies to orders from ${price.appliesFrom}`;
  return `${isInForce ? 'in force' : 'was in force'} from ${price.appliesFrom}`;
}

async function list(pool: Database, today: string, { print }: Output): Promise<void> {
  const prices = await listPrices(pool);
  const applying = prices.filter(
    ({ appliesFrom, withdrawnOn }) => withdrawnOn === null && appliesFrom !== null && appliesFrom <= today,
  );
  const inForce = applying.at(-1);
  for (const price of prices)
    print(`${dollars(price.costPerVenue).padEnd(8)} ${stateOf(price, price === inForce, today)}`);
  if (prices.length === 0) print(`No price is set: ${dollars(priceOn([], today))} applies.`);
  for (const { at, who, action, subject, reason } of await priceActs(pool))
    print(`${at}  ${who}  ${action} ${subject}: ${reason}`);
}

async function act(
  pool: Database,
  asked: Exclude<Asked, { readonly action: 'list' }>,
  { print }: Output,
): Promise<void> {
  const at = new Date();
  const today = dayOf(at);
  const { action, cost, reason, by, dryRun } = asked;
  const facts: PriceAct = { actor: { osUser: operatorName(), by }, reason, at, today, dryRun };
  if (action === 'withdraw') {
    const { costPerVenue, told } = await withdrawPrice(pool, facts);
    print(`${dryRun ? 'Would be withdrawn' : 'Withdrawn'}: ${dollars(costPerVenue)}.`);
    print(
      told === 0
        ? 'Nobody had been notified of it.'
        : `Notified of it, and to be mailed now: ${counted(told, 'account')}.`,
    );
    return;
  }
  const isFirst = (await priceHistory(pool)).length === 0;
  const concerned = await setPrice(pool, cost, facts);
  print(`${dryRun ? 'Would be set' : 'Set'}: ${dollars(cost)} a month.`);
  if (isFirst) {
    print('It is the first price and applies at once.');
    return;
  }
  const earliest = announce(cost, today);
  print(
    `It applies to orders made 90 days after its last mail is sent: from ${earliest.appliesFrom} if all are sent today; people may terminate until ${terminableUntil(earliest)}.`,
  );
  print(
    `With live data now, and to be mailed by the daily job "prices": ${counted(concerned.length, 'account')}.`,
  );
  for (const { email } of concerned) print(`  ${email}`);
}

/** `prices [list|set|withdraw] …`. Returns the exit code. */
export async function pricesCommand(args: readonly string[], output: Output): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === 'string') {
    output.printError(asked);
    output.printError(pricesUsage);
    return 1;
  }
  return onOperatorDatabase(
    asked.action === 'list' || asked.dryRun ? 'reads' : 'changes',
    output,
    async ({ pool, config }) => {
      if (asked.action === 'list') {
        await list(pool, dayOf(new Date()), output);
        return 0;
      }
      if (!asked.dryRun && !asked.yes) {
        // Checks everything, and says who gets a mail.
        await act(pool, { ...asked, dryRun: true }, { ...output, print: output.printError });
        if (!(await isConfirmed('It cannot be undone once its mails are sent.', false, output))) return 1;
      }
      await act(pool, asked, output);
      if (config.noPaymentMode)
        output.print('In no-payment mode nobody is mailed: the notice waits until payment is on.');
      return 0;
    },
  );
}
