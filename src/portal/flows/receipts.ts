import { fromPromise } from 'xstate';
import { type Payer, type Receipt, receiptsMachine } from '../../../machines/receipts.ts';
import type { Receipt as ServedReceipt } from '../../contract/generated/types.ts';
import { ask, outcomeOf } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** Name and company stand on a receipt where they are known; without them it is a receipt all the same. */
async function payer(signal: AbortSignal): Promise<Payer | null> {
  const outcome = await outcomeOf(client.GET('/api/userdetails/get', { signal }));
  if (outcome.kind !== 'ok') return null;
  const { FirstName, LastName, Company, Country } = outcome.data;
  return { name: `${FirstName} ${LastName}`, company: Company || null, country: Country, taxNumber: null };
}

/** Who paid, as the receipt keeps it: later changes of the details do not change a receipt. */
const payerOf = (customer: NonNullable<ServedReceipt['Customer']>): Payer => ({
  name: customer.Name,
  company: customer.Company,
  country: customer.Country,
  taxNumber: customer.TaxNumber,
});

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
        payer(signal),
      ]);
      const { Customer, ...facts } = receipt;
      return { ...facts, payer: Customer ? payerOf(Customer) : who };
    }),
  },
});
