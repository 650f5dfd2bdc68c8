import type { List } from './cascade/kit.ts';

/** A record without rows, in the service's format. */
const record = {
  ViewType: 'ord-disp-clob',
  DataType: 'order',
  TradingVenue: 'ICAP UK OTF',
  AssetClass: 'Bonds',
  SubAssetClass: 'Sovereign',
  InstrumentID: 'GB00BM8Z2T38',
  InstrumentDescription: 'UK Treasury 4¼% 2034',
  VenueMIC: 'IGDL',
  Currency: 'GBP',
  VenueLocation: 'UK',
  AdditionalDescription: {
    InstrumentIDType: 'ISIN',
    InstrumentID: 'GB00BM8Z2T38',
    Date: '2026-11-20T14:58:09.000001Z',
  },
  Data: [],
  IsDelayed: true,
  NewestPublicationDate: '2026-11-20T14:58:09.000001Z',
};

const values = (list: List): string[] => list.options.map(({ value }) => value);
const instruments = ({ options, next, total }: List): object => ({
  instrumentlist: options.map(({ value, description }) => ({
    InstrumentID: value,
    InstrumentDescription: description,
  })),
  Total: total,
  ...(next === null ? {} : { Next: next }),
});

/** The call that each of the chart's actors makes, and the answer in the service's format. */
export const questions: Readonly<Record<string, { call: `GET /${string}`; body: (list: List) => object }>> = {
  loadVenues: {
    call: 'GET /api/subscription/feed/tvlist',
    body: ({ options }) => ({ tvlist: options.map(({ value, label }) => ({ MIC: value, Name: label })) }),
  },
  loadAssetClasses: {
    call: 'GET /api/subscription/feed/assetclasslist',
    body: (list) => ({ assetclasslist: values(list) }),
  },
  loadSubAssetClasses: {
    call: 'GET /api/subscription/feed/subassetclasslist',
    body: (list) => ({ subassetclasslist: values(list) }),
  },
  loadInstruments: { call: 'GET /api/subscription/feed/instrumentlist', body: instruments },
  findInstrument: { call: 'GET /api/subscription/feed/instrumentlist', body: instruments },
  searchInstruments: { call: 'GET /api/subscription/feed/instrumentlist', body: instruments },
  loadMoreInstruments: { call: 'GET /api/subscription/feed/instrumentlist', body: instruments },
  loadSegmentMics: {
    call: 'GET /api/subscription/feed/miclist',
    body: (list) => ({ miclist: values(list) }),
  },
  loadOrderTypes: {
    call: 'GET /api/subscription/feed/ordertypelist',
    body: (list) => ({ ordertypelist: values(list) }),
  },
  loadData: { call: 'GET /api/feed/data', body: () => record },
};

/** The labels of options that are not shown by their value. */
const labels: ReadonlyMap<unknown, string> = new Map([
  ['order', 'Orders'],
  ['IUOB', 'ICAP UK OTF'],
]);

/** The first line of the option with that value. */
export function labelOf(value: unknown): string {
  return labels.get(value) ?? String(value);
}

/** The service's body for an internal error. */
export const fault = { error: { code: 'internal', message: 'An error has occurred', requestId: 'r-1' } };
