import { parseArgs } from 'node:util';
import {
  type ListedPayment,
  listedPayments,
  mostListed,
  refundPart,
  refundPayment,
} from '../operator/payment-acts.ts';
import { onOperatorDatabase } from './operator-database.ts';
import type { Output } from './output.ts';
import {
  actOptions,
  actOptionsUsage,
  commandOf,
  faultOfAct,
  faultOfLooking,
  type Run,
  runAct,
} from './run-act.ts';

export const paymentsUsage = `Usage: npm run daylight -- payments list [--of LOGIN|RECEIPT|PURCHASE|PAYMENT] [--json]
       npm run daylight -- payments refund RECEIPT|PAYMENT [--amount DOLLARS] --reason TEXT [--by NAME] [--dry-run|--yes] [--json]

list shows payments, those that need somebody first. refund gives one back, whole or what is left of it: the running service
asks the provider for it, and ends what was bought once the provider confirms. A part of it ends nothing.

  --amount   gives back only this part, in dollars such as 12.50
  --of       only payments of this account, receipt, purchase or payment
${actOptionsUsage}`;

const lineOf = ({
  id,
  createdAt,
  amount,
  state,
  receipt,
  login,
  trouble,
  givenBack,
}: ListedPayment): string =>
  [
    trouble === null ? ' ' : '!',
    createdAt,
    `$${amount}${givenBack === null ? '' : `, $${givenBack} of it given back`}`,
    trouble === null ? state : `${state}, ${trouble}`,
    receipt ?? 'no receipt',
    login ?? 'a removed account',
    id,
  ].join('  ');

function list(of: string | null, json: boolean, output: Output): Promise<number> {
  return onOperatorDatabase('reads', output, async ({ pool }) => {
    const { payments, total } = await listedPayments(pool, of);
    if (json) output.print(JSON.stringify({ payments, total }));
    else {
      for (const payment of payments) output.print(lineOf(payment));
      if (total === 0) output.print('There are no payments.');
      if (total > mostListed) output.print(`These are ${mostListed} of ${total}.`);
    }
    return 0;
  });
}

/** What to run; a sentence that says what is wrong otherwise. */
function readArguments(args: string[]): Run | string {
  const { values, positionals } = parseArgs({
    args,
    options: { ...actOptions, of: { type: 'string' }, amount: { type: 'string' } },
    allowPositionals: true,
  });
  const [action = '', id = '', ...rest] = positionals;
  const { of = null, amount } = values;
  if (rest.length > 0) return `“${rest.join(' ')}” is unexpected.`;
  if (action === 'refund') {
    if (id === '') return 'Name the payment by its receipt, or by its id in the list.';
    if (of !== null) return '--of is for list.';
    const fault = faultOfAct(values);
    if (fault !== null) return fault;
    return amount === undefined
      ? (output) => runAct(refundPayment, id, values, output)
      : (output) => runAct(refundPart, { payment: id, amount }, values, output);
  }
  if (amount !== undefined) return '--amount is for refund.';
  if (action !== 'list' || id !== '')
    return action === '' ? 'Say what to do.' : `“${positionals.join(' ')}” is not an action.`;
  return faultOfLooking(values, 'refund') ?? ((output) => list(of, values.json, output));
}

/** `payments list` and `refund`. Returns the exit code. */
export const paymentsCommand = commandOf(readArguments, paymentsUsage);
