import type { compareMachine } from '../../../machines/compare.ts';
import { comparisonOf, seriesKey } from '../../../src/domain/compare/comparison.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { cameOf, fourInAnHour, lastHour, outcomes, removal, toAddress } from './kit.ts';

const seriesOf = (search: string): readonly string[] => comparisonOf(search).series.map(seriesKey);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const predicates: Predicates<typeof compareMachine> = {
  'the address is unchanged': ({ comparison }, { search }) => isSame(comparisonOf(search), comparison),
  'no series is named': (_, { search }) => seriesOf(search).length === 0,
  'everything is already loaded': ({ comparison, outcomes }, { search }) =>
    isSame(comparisonOf(search).period, comparison.period) &&
    seriesOf(search).every((key) => outcomes[key] !== undefined),
  'it is compared': ({ comparison }, { key }) => comparison.series.some((one) => seriesKey(one) === key),
  'it is compared, and the others are loaded': ({ comparison, outcomes: known }, { key }) =>
    comparison.series.some((one) => seriesKey(one) === key) &&
    comparison.series.every((one) => seriesKey(one) === key || known[seriesKey(one)] !== undefined),
  'it is compared, and another is not loaded': ({ comparison, outcomes: known }, { key }) =>
    comparison.series.some((one) => seriesKey(one) === key) &&
    comparison.series.some((one) => seriesKey(one) !== key && known[seriesKey(one)] === undefined),
  'the earlier series are loaded': ({ removed, outcomes: known }) =>
    removed?.series.every((one) => known[seriesKey(one)] !== undefined) === true,
  'a series was removed': ({ removed }) => removed !== null,
};

const toNone = toAddress('');
const toHour = toAddress(lastHour);

const inPart = { ...cameOf, output: Object.fromEntries(Object.entries(outcomes).slice(0, 2)) };

export const walks: Walks = {
  'another period and an empty comparison while the rest is loading': [
    cameOf,
    toHour,
    inPart,
    toAddress(fourInAnHour),
    toNone,
  ],
  'a series is removed while another failed to load': [
    cameOf,
    toHour,
    toAddress(fourInAnHour),
    inPart,
    removal,
  ],
  'another period and an empty comparison at once': [cameOf, toHour, cameOf, toNone],
  'another period and an empty comparison while it is loading': [cameOf, toHour, toNone],
};
