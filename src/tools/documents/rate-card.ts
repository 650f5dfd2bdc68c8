import { usDollars } from '../../domain/format/money.ts';
import { defaultCostPerVenue, priceOfTerm } from '../../domain/subscription/prices.ts';
import type { Guide } from './guide.ts';

const dollars = (amount: number): string => usDollars(amount) ?? '';
const monthly = dollars(defaultCostPerVenue);
const yearly = (flags: number): string => dollars(priceOfTerm(flags, defaultCostPerVenue));

/** The rate card (B 9). */
export const rateCard: Guide = {
  title: 'Rate card',
  subject: 'What the data costs',
  wordingOf: '2026-11-20',
  intro: ['Prices are in US dollars, without decimals and without tax. Fees are paid annually in advance.'],
  sections: [
    {
      heading: 'Prices',
      pieces: [
        { term: 'Delayed orders and delayed trades', text: 'Free, fifteen minutes after publication.' },
        { term: 'Open data files', text: 'Free, without an account.' },
        {
          term: 'Real-time orders',
          text: `${monthly} for each venue, user and month: ${yearly(1)} a year.`,
        },
        {
          term: 'Real-time trades',
          text: `${monthly} for each venue, user and month: ${yearly(1)} a year.`,
        },
        {
          term: 'Example: orders and trades of one venue in real time',
          text: `${yearly(2)} a year.`,
        },
      ],
    },
    {
      heading: 'Terms',
      pieces: [
        'A term lasts twelve months from the first of the month after sign-up; the days before are free. It renews itself with ninety days of notice. A new price is told ninety days ahead, and you may end the agreement within thirty days of being told.',
        'Real-time data added within a term is charged for the whole months that are left of it. What is removed ends at once, without a refund.',
      ],
    },
  ],
};
