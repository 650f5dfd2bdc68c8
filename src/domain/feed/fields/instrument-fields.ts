import { allAssetClasses } from '../asset-classes.ts';
import type { FeedField } from './feed-field.ts';
import { currency, mic, oneOf } from './field-format.ts';

/** The form of a code that is not an ISIN. */
export const otherCode = /^[A-Za-z0-9][A-Za-z0-9._:/-]{0,51}$/;

/** The fields that describe an instrument, needed once, on the first line that names an unknown instrument. */
export const instrumentFields = [
  {
    name: 'instrumentIdType',
    column: 'code_type',
    format: oneOf(['ISIN', 'OTHR']),
    guide: { field: 'Instrument identification code type' },
  },
  {
    name: 'instrumentId',
    isRequired: true,
    column: 'code',
    format: {
      kind: 'code',
      pattern: otherCode,
      reason: 'is not an instrument code',
      words: 'ISIN: 12 characters with a check digit; else up to 52',
    },
    guide: { field: 'Instrument identification code' },
  },
  {
    name: 'assetClass',
    column: 'asset_class',
    format: { kind: 'choice', choices: allAssetClasses, words: 'one of nine fixed texts' },
    guide: { field: 'Asset class' },
  },
  {
    name: 'subAssetClass',
    column: 'sub_asset_class',
    format: { kind: 'text', longest: 100 },
    guide: { field: 'Sub-asset class' },
  },
  {
    name: 'instrumentDescription',
    column: 'description',
    format: { kind: 'text', longest: 200 },
    guide: { field: 'Description of the instrument' },
  },
  {
    name: 'instrumentCurrency',
    column: 'currency',
    format: currency,
    guide: { field: 'Currency of the instrument', applies: ' that have one' },
  },
] as const satisfies readonly FeedField[];

/** Where a line was published. */
export const segmentField = {
  name: 'venueMIC',
  isRequired: true,
  column: 'segment_mic',
  format: mic,
  guide: {
    field: 'Venue of execution, for orders the segment where they stand',
    format: ': segment MIC, else operating MIC',
  },
} as const satisfies FeedField;
