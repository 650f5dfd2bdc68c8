import { isDay } from '../../../domain/subscription/calendar.ts';

/** The venue, by its operating MIC. */
export const venueField = {
  name: 'venue',
  label: 'Venue',
  hint: 'Its operating MIC, such as ICPM.',
  faultOf: (text: string): string | null =>
    /^[A-Z0-9]{4}$/i.test(text) ? null : 'A MIC has four letters or digits.',
};

const kinds = { orders: 'Orders', trades: 'Trades' } as const;
type Kind = keyof typeof kinds;

export const kindField = {
  name: 'kind',
  label: 'Data',
  hint: 'What is live; all others stay delayed.',
  choices: [
    ['trades', kinds.trades],
    ['orders', kinds.orders],
  ],
} as const;

export const kindOf = (text: string | undefined): Kind => (text === 'orders' ? 'orders' : 'trades');

/** The last day of a right. */
export const untilField = {
  name: 'until',
  label: 'Until',
  hint: 'The last day, such as 2027-03-31; empty: as long as the subscription.',
  isOptional: true,
  faultOf: (text: string): string | null =>
    text === '' || isDay(text) ? null : 'A day is written as 2027-03-31.',
};

export const untilOf = (text: string | undefined): string | null => text || null;
