import { allAssetClasses } from '../../domain/feed/asset-classes.ts';
import { scopeWords, writtenWords } from '../../domain/feed/fields/field-words.ts';
import {
  type FileField,
  fileColumns,
  instrumentColumns,
  ownColumns,
} from '../../domain/feed/fields/file-fields.ts';
import { flagsOf } from '../../domain/venues/flags.ts';
import type { Guide, Piece } from './guide.ts';

function pieceOf(field: FileField): Piece {
  return {
    term: field.name,
    text: `${field.guide.field}. Format: ${writtenWords(field)}. Applies to: ${scopeWords(field)}.`,
  };
}

const flags = (assetClass: 'Equity & Equity-like' | 'Bonds'): readonly Piece[] =>
  flagsOf(assetClass).map(([code, name]) => `${code}: ${name}`);

/** The data format guide, generated from the tables of fields. */
export const dataFormatGuide: Guide = {
  title: 'Data format guide',
  subject: 'Fields of the files of trades and orders',
  wordingOf: '2026-11-28',
  intro: [
    'This guide names every column of the files of trades and orders: those of open data, the slice files, and the files that venues send in. The formats are those of the regulatory technical standards on transparency, RTS 1 for shares and RTS 2 for everything else.',
    'CSV files are UTF-8 with a heading, commas, and quotes where needed (RFC 4180); an empty cell means that the field is absent. A text that a spreadsheet would take for a formula has an apostrophe in front. NDJSON files hold one JSON object a line; absent fields are left out; prices and volumes are texts, so that no digit is lost.',
  ],
  sections: [
    {
      heading: 'Names of the files',
      pieces: [
        'trades-ICPM-2026-11-20T1430Z.csv holds the trades that the venue ICPM published from 14:30 up to, not including, 14:45 UTC; trades-ICPM-2026-11-20.csv those of the whole day. Files of orders begin with orders. A venue that published nothing within the time has no file.',
        'Lines stand in the order of their publication. A file may be written again when lines came late; its checksum in the index then changes.',
      ],
    },
    {
      heading: 'Files that venues send in',
      pieces: [
        'The first line of a CSV file names its columns, exactly as below and in any order; those that are not required may be missing. Columns are separated by commas, decimals are written with a point, and nothing comes before the first line.',
        'Rows whose cells are all empty are skipped. A CSV file that has only its first line says that nothing was published.',
      ],
    },
    { heading: 'Order of the columns in files of trades', pieces: [fileColumns.trade.join(', ')] },
    { heading: 'Order of the columns in files of orders', pieces: [fileColumns.order.join(', ')] },
    { heading: 'The instrument and where it is traded', pieces: instrumentColumns.map(pieceOf) },
    { heading: 'Trades', pieces: ownColumns.trade.map(pieceOf) },
    { heading: 'Orders', pieces: ownColumns.order.map(pieceOf) },
    { heading: 'Asset classes', pieces: [allAssetClasses.join(', ')] },
    {
      heading: 'Corrections',
      pieces: [
        'A cancellation is a new report with the flag CANC and all details of the first. An amendment is a cancellation and a report with the flag AMND, both under the transaction identification code of the first.',
      ],
    },
    { heading: 'Flags of shares (RTS 1)', pieces: flags('Equity & Equity-like') },
    { heading: 'Flags of everything else (RTS 2); the last eight are for bonds', pieces: flags('Bonds') },
  ],
};
