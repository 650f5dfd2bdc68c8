import type { DataChoice } from '../../../domain/feed/data-choice.ts';
import { openFormats } from '../../../domain/feed/open-files.ts';
import { longDate } from '../../../domain/format/timestamps.ts';

/** The kinds of data in words. */
export const kindWords = { trade: 'Trades', order: 'Orders' } as const;

/** The days of a choice: `20 November 2026`, or the first and the last. */
export const daysInWords = ({ from, to }: Pick<DataChoice, 'from' | 'to'>): string =>
  from === to ? `${longDate(from)}` : `${longDate(from)} to ${longDate(to)}`;

/** What is chosen: `Trades of ICPM, 20 November 2026, CSV`. */
export const choiceInWords = (choice: DataChoice): string => {
  const { datatype, tv, instrument, format } = choice;
  const whose = instrument === null ? `${tv}` : `${instrument} on ${tv}`;
  return `${kindWords[datatype]} of ${whose}, ${daysInWords(choice)}, ${openFormats[format]}`;
};
