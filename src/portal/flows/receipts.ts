import { fromPromise } from 'xstate';
import { type Receipt, receiptsMachine } from '../../../machines/receipts.ts';
import { ask, outcomeOf } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** Name and company stand on a receipt where they are known; without them it is a receipt all the same. */
async function customer(signal: AbortSignal): Promise<Receipt['Customer']> {
  const outcome = await outcomeOf(client.GET('/api/userdetails/get', { signal }));
  if (outcome.kind !== 'ok') return null;
  const { FirstName, LastName, Company, Country } = outcome.data;
  return { Name: `${FirstName} ${LastName}`, Company: Company || null, Country, TaxNumber: null };
}

/** The history of payments and their receipts, bound to the service. */
export const receipts = receiptsMachine.provide({
  actors: {
    loadPayments: fromPromise(async ({ signal }) => {
      // The list shows its own failure where it would stand.
      const call = client.GET('/api/payment/history', { signal });
      return (await ask(call, { handler: 'sessionOnly' })).Payments;
    }),
    loadReceipt: fromPromise(async ({ input, signal }): Promise<Receipt> => {
      const query = { number: input.receiptNumber };
      const [receipt, who] = await Promise.all([
        ask(client.GET('/api/payment/receipt', { params: { query }, signal })),
        customer(signal),
      ]);
      // Who the receipt says paid: later changes of the details do not change it.
      return { ...receipt, Customer: receipt.Customer ?? who };
    }),
  },
});
