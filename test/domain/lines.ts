import type { Instrument, LineContext, Segment } from '../../src/domain/feed/instrument-line.ts';
import type { Fault, Line } from '../../src/domain/feed/line-reading.ts';

const segment = (mic: string, venueLocation: string, system: string | null = null): Segment => ({
  mic,
  venueMic: mic,
  venueLocation,
  system,
});
const segments = new Map(
  [
    segment('IMCE', 'UK'),
    segment('TPEE', 'FR'),
    segment('UKOR', 'UK', 'CLOB'),
    segment('UKRE', 'UK', 'REGISTRATION'),
  ].map((each) => [each.mic, each]),
);
export const known: Instrument = {
  code: 'GB00BH4HKS39',
  codeType: 'ISIN',
  assetClass: 'Equity & Equity-like',
  subAssetClass: 'Shares',
  description: 'Known PLC',
  currency: 'GBP',
};
export const world: LineContext = {
  segmentOf: (mic) => segments.get(mic),
  instrumentOf: (code) => (code === known.code ? known : undefined),
  notAfter: '2026-11-20T15:00:00.000000Z',
};

export const ukShare: Line = {
  instrumentId: 'GB00BH4HKS39',
  venueMIC: 'IMCE',
  tradeDate: '2026-11-20T14:10:00.000001Z',
  publicationDate: '2026-11-20T14:10:01Z',
  transactionID: 'TX20261120001',
  price: '72.120',
  priceNot: 'MONE',
  priceMajorCurrency: 'GBP',
  vol: '5000',
  flags: 'LRGS',
};
export const bond: Line = {
  instrumentIdType: 'ISIN',
  instrumentId: 'FR0000120271',
  assetClass: 'Bonds',
  subAssetClass: 'Corporate bonds',
  instrumentDescription: 'A bond',
  instrumentCurrency: 'EUR',
  venueMIC: 'TPEE',
  tradeDate: '2026-11-20T14:10:00Z',
  publicationDate: '2026-11-20T14:10:00Z',
  transactionID: 'B1',
  price: '98.125',
  priceNot: 'PERC',
  vol: '1000000',
  notionalAmt: '1000000',
  notionalCcy: 'EUR',
  flags: ['ILQD', 'SIZE'],
};
export const emission: Line = {
  ...bond,
  assetClass: 'Emission allowances',
  subAssetClass: 'EUA',
  instrumentCurrency: 'EUR',
  price: '71.20',
  priceNot: 'MONE',
  currency: 'EUR',
  type: 'EUAE',
  qtyMeasUnit: 'TOCD',
  qtyPerMeas: '1000',
  cleared: true,
  flags: [],
};

export function without(line: Line, ...fields: readonly string[]): Line {
  return Object.fromEntries(Object.entries(line).filter(([field]) => !fields.includes(field)));
}

export function faultsOf(validated: object | readonly Fault[]): readonly Fault[] {
  return Array.isArray(validated) ? validated : [];
}

const order: Line = { instrumentId: 'GB00BH4HKS39', venueMIC: 'IMCE', date: '2026-11-20T14:10:00Z' };
export const quote: Line = { ...order, system: 'RFQ', price: '72.1', aggrVol: '500' };
export const level: Line = {
  ...order,
  system: 'CLOB',
  level: 1,
  lOrders: 3,
  bidPrice: '72.10',
  aggrBidVol: '9',
};
export const voice: Line = {
  ...order,
  system: 'VOICE',
  orders: '2',
  askPrice: '73',
  askVol: '4',
  askCurrency: 'GBP',
};
