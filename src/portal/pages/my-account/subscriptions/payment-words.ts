import type { MadePayment } from '../../../../../machines/receipts.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';

/** What an order was made for, in words. */
export const kindWords: Readonly<Record<MadePayment['OrderKind'], string>> = {
  signUp: 'Sign-up',
  change: 'Change',
  renewal: 'Renewal',
};

/** The days a payment is for: `1 April 2026 – 31 March 2027`. */
export const periodOf = ({ StartDate, EndDate }: MadePayment): string =>
  `${longDate(StartDate)} – ${longDate(EndDate)}`;
