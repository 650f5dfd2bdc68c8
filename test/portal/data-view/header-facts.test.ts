import { describe, expect, test } from 'vitest';
import { headerFacts, headerLine } from '../../../src/portal/pages/data-view/header-facts.ts';
import { tradesRecord } from '../../flows/data-view/kit.ts';

const names = (ViewType: string): string[] =>
  headerFacts({ ...tradesRecord, ViewType }).map(({ name }) => name);

describe('B 2: order info header', () => {
  test('B 2: it shows tradingVenue, assetClass, subAssetClass, instrumentId, instrumentDesc, venueMIC, currency', () => {
    expect(headerFacts({ ...tradesRecord, ViewType: 'ord-disp-clob' })).toEqual([
      { name: 'Trading venue', value: 'TP ICAP UK MTF' },
      { name: 'Asset class', value: 'Bonds' },
      { name: 'Sub-asset class', value: 'Sovereign bonds' },
      {
        name: 'Instrument',
        value: 'GB00BMF9LJ15',
        code: true,
        to: '/instruments/GB00BMF9LJ15',
        note: 'UK Treasury 4¼% 2034',
      },
      { name: 'Segment MIC', value: 'IMCE', code: true },
      { name: 'Currency', value: 'GBP' },
      {
        name: 'Additional description',
        value: 'ISIN GB00BMF9LJ15',
        code: true,
        note: 'As of 2026-11-20T14:58:09:000 UTC',
      },
    ]);
  });

  test.each([
    ['ord-disp-voice', false],
    ['trade-disp', false],
    ['ord-disp-rfq', true],
    ['ord-disp-auc', true],
    ['ord-disp-clob', true],
    ['trade-disp-2', true],
    ['something-else', true],
  ])(
    'B 2: for view types ord-disp-voice and trade-disp the header shows no currency: %s',
    (viewType, shows) => {
      expect(names(viewType).includes('Currency')).toBe(shows);
    },
  );

  test.each([
    ['ord-disp-voice', 'GB00BMF9LJ15 · IMCE · TP ICAP UK MTF'],
    ['trade-disp', 'GB00BMF9LJ15 · IMCE · TP ICAP UK MTF'],
    ['ord-disp-rfq', 'GB00BMF9LJ15 · IMCE · GBP · TP ICAP UK MTF'],
    ['trade-disp-2', 'GB00BMF9LJ15 · IMCE · GBP · TP ICAP UK MTF'],
  ])(
    'B 2: folded to one line on a phone, the header of %s shows nothing that the open one does not',
    (viewType, line) => {
      expect(headerLine({ ...tradesRecord, ViewType: viewType })).toBe(line);
    },
  );

  test('the line omits the currency of a record without one', () => {
    const record = { ...tradesRecord, ViewType: 'ord-disp-clob', Currency: null };
    expect(headerLine(record)).toBe('GB00BMF9LJ15 · IMCE · TP ICAP UK MTF');
  });

  test('a record without a currency shows a dash', () => {
    const facts = headerFacts({ ...tradesRecord, ViewType: 'ord-disp-clob', Currency: null });
    expect(facts).toContainEqual({ name: 'Currency', value: '–' });
  });

  test('B 2: additionalDescription holds instrumentIdType, instrumentId and displayDate shown in UTC', () => {
    const AdditionalDescription = {
      InstrumentIDType: 'OTHR',
      InstrumentID: 'X1',
      Date: '2026-11-20T15:32:07.123456+01:00',
    };
    expect(headerFacts({ ...tradesRecord, AdditionalDescription }).at(-1)).toEqual({
      name: 'Additional description',
      value: 'OTHR X1',
      code: true,
      note: 'As of 2026-11-20T14:32:07:123 UTC',
    });
  });
});
