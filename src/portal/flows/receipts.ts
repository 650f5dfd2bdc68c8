import { fromPromise } from 'xstate';
import { type Receipt, receiptsMachine } from '../../../machines/receipts.ts';
import { ask, outcomeOf } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** Name and company for a receipt; null if they cannot be loaded, since a receipt is valid without them. */
async function customer(signal: AbortSignal): Promise<Receipt['Customer']> {
  const outcome = await outcomeOf(client.GET('/api/userdetails/get', { signal }));
  if (outcome.kind !== 'ok') return null;
  const { FirstName, LastName, Company, Country } = outcome.data;
  return { Name: `${FirstName} ${LastName}`, Company: Company || null, Country, TaxNumber: null };
}

/** The payment history and its receipts, bound to the service. */
export const receipts = receiptsMachine.provide({
  actors: {
    loadPayments: fromPromise(async ({ signal }) => {
      // The page shows a failure in place of the list.
      const call = client.GET('/api/payment/history', { signal });
      return (await ask(call, { handler: 'sessionOnly' })).Payments;
    }),
    loadReceipt: fromPromise(async ({ input, signal }): Promise<Receipt> => {
      const query = { number: input.receiptNumber };
      const [receipt, who] = await Promise.all([
        ask(client.GET('/api/payment/receipt', { params: { query }, signal })),
        customer(signal),
      ]);
      // The customer stored with the receipt takes precedence: later changes of the details do not affect it.
      return { ...receipt, Customer: receipt.Customer ?? who };
    }),
  },
});
