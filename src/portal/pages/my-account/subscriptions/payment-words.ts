import type { MadePayment } from '../../../../../machines/receipts.ts';
import { chargedMonths } from '../../../../domain/format/months.ts';

/** The reason for an order, in words. */
export const kindWords: Readonly<Record<MadePayment['OrderKind'], string>> = {
  signUp: 'Sign-up',
  change: 'Change',
  renewal: 'Renewal',
};

/** The months that a payment covers: `6 months, October 2026 to March 2027`. */
export const periodOf = ({ Months, ChargedFrom, ChargedTo }: MadePayment): string =>
  chargedMonths(Months, ChargedFrom, ChargedTo);
