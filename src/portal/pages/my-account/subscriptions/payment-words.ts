import type { MadePayment } from '../../../../../machines/receipts.ts';
import { chargedMonths } from '../../../../domain/format/months.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { liveDataOf } from '../../../../domain/venues/live-words.ts';

/** The reason for an order, in words. */
export const kindWords: Readonly<Record<MadePayment['OrderKind'], string>> = {
  signUp: 'Sign-up',
  change: 'Change',
  renewal: 'Renewal',
};

/** The months that a payment covers: `6 months, October 2026 to March 2027`. */
export const periodOf = ({ Months, ChargedFrom, ChargedTo }: MadePayment): string =>
  chargedMonths(Months, ChargedFrom, ChargedTo);

/** What a returned payment ended: `Real-time orders and trades of ICAP UK OTF ended on 14 March 2026`. */
export const endedOf = ({ Ended }: MadePayment): readonly string[] =>
  Ended.map(
    ({ Name, IsRealOrders, IsRealTraders, EndedOn }) =>
      `Real-time ${liveDataOf({ isRealOrders: IsRealOrders, isRealTraders: IsRealTraders })} of ${Name} ended on ${longDate(EndedOn)}`,
  );
