import type { Database } from '../../../src/platform/database/database.ts';
import { faultsOf } from '../../server/payments/crash/order-faults.ts';
import type { WatchedProvider } from '../../server/payments/crash/watched-provider.ts';
import type { Market } from './buyers.ts';
import { lettersIn } from './judge-mails.ts';
import type { ChaosMailServer } from './mail-server.ts';

/** How often the provider took money. */
export const chargesIn = ({ books }: WatchedProvider): number =>
  books.orders().reduce((sum, { charges }) => sum + charges, 0);

/** Lists what is wrong with the orders: each is to be paid once, with one charge, one receipt and one mail. */
export async function moneyFaults(
  pool: Database,
  provider: WatchedProvider,
  mail: ChaosMailServer,
  { buyers }: Market,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const letters = [...lettersIn(mail.mails()).values()].flatMap(([first]) => first ?? []);
  for (const buyer of buyers) {
    const receipts = letters.filter(
      ({ to, subject }) => to.includes(buyer.email) && /receipt DL-/.test(subject),
    ).length;
    const wrong = await faultsOf(pool, provider.books, buyer, receipts);
    faults.push(...wrong.map((what) => `order ${buyer.order}: ${what}`));
  }
  const charges = chargesIn(provider);
  if (charges !== buyers.length) faults.push(`${charges} charges for ${buyers.length} orders`);
  return faults;
}
