import { describe, expect, test } from 'vitest';
import type { Line } from '../../src/domain/feed/line-reading.ts';
import { validateTradeLine } from '../../src/domain/feed/trade-line.ts';
import { deferrals } from '../../src/domain/venues/deferrals.ts';
import { flagName } from '../../src/domain/venues/flags.ts';
import { bond, emission, faultsOf, known, without, world } from './lines.ts';

const ample = { ...world, notAfter: '2027-12-31T00:00:00.000000Z' };
const size = ['vol', 'notionalAmt', 'notionalCcy', 'qtyMeasUnit', 'qtyPerMeas'];
const price = ['price', 'currency'];

/** What is wrong with a report that was traded on 20 November 2026 at 14:10. */
function faults(line: Line, publicationDate: string, ...lacks: readonly string[]) {
  return faultsOf(validateTradeLine({ ...without(line, ...lacks), publicationDate }, ample)).map(
    ({ field, reason }) => `${field} ${reason}`,
  );
}

const ofBond = (flags: string): Line => ({ ...bond, flags });
const ofUkBond = (flags: string): Line => ({ ...ofBond(flags), venueMIC: 'IMCE' });
const atOnce = '2026-11-20T14:10:30Z';

describe('regulation.md Deferrals: a deferred report of a bond in the EU', () => {
  test.each([
    ['MLF1', '2026-11-20T14:25:00Z', '2026-11-20T14:25:00.000001Z', 'for 15 minutes after the trade'],
    ['MIF2', '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z', 'until the end of 2026-11-20'],
    ['LLF3', '2026-11-27T23:59:59Z', '2026-11-28T00:00:00Z', 'until the end of 2026-11-27'],
    ['LIF4', '2026-12-04T23:59:59Z', '2026-12-05T00:00:00Z', 'until the end of 2026-12-04'],
    ['VLF5', '2026-12-18T23:59:59Z', '2026-12-19T00:00:00Z', 'until the end of 2026-12-18'],
    ['VIF5', '2026-12-18T23:59:59Z', '2026-12-19T00:00:00Z', 'until the end of 2026-12-18'],
  ])('%s may lack its volume until %s, not at %s', (flag, last, late, until) => {
    expect(faults(ofBond(flag), last, ...size)).toEqual([]);
    expect(faults(ofBond(flag), late, ...size)).toEqual([
      `vol is required: ${flag} allows its omission only ${until}`,
    ]);
    expect(faults(ofBond(flag), late)).toEqual([]);
  });

  test.each([
    ['MLF1', '2026-11-20T14:25:00Z', '2026-11-20T14:26:00Z', 'for 15 minutes after the trade'],
    ['MIF2', '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z', 'until the end of 2026-11-20'],
    ['LLF3', '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z', 'until the end of 2026-11-20'],
    ['LIF4', '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z', 'until the end of 2026-11-20'],
    ['VLF5', '2026-12-18T23:59:59Z', '2026-12-19T00:00:00Z', 'until the end of 2026-12-18'],
    ['VIF5', '2026-12-18T23:59:59Z', '2026-12-19T00:00:00Z', 'until the end of 2026-12-18'],
  ])('%s may lack its price until %s, not at %s', (flag, last, late, until) => {
    expect(faults(ofBond(flag), last, ...price)).toEqual([]);
    expect(faults(ofBond(flag), late, ...price)).toEqual([
      `price is required unless missingPrice says why it is missing: ${flag} allows its omission only ${until}`,
    ]);
    const pending = { ...ofBond(flag), missingPrice: 'PNDG' };
    expect(faults(pending, late, ...price)).toEqual([]);
  });

  test('whose publication time cannot be read may lack it until that is known', () => {
    expect(faults(ofBond('LLF3'), 'yesterday', ...size).map((fault) => fault.split(' ')[0])).toEqual([
      'publicationDate',
    ]);
  });

  test.each(['LMTF', 'VOLO', 'VOLW', 'OMIS'])('%s may lack its volume, but not its price', (flag) => {
    expect(faults(ofBond(flag), '2027-03-01T00:00:00Z', ...size)).toEqual([]);
    expect(faults(ofBond(flag), atOnce, ...price)).toEqual([
      'price is required unless missingPrice says why it is missing',
    ]);
  });

  test('of an ETC, a structured product or an allowance may lack both under DEFF', () => {
    for (const line of [ofBond('DEFF'), { ...emission, flags: 'DEFF' }])
      expect(faults(line, '2026-12-01T00:00:00Z', ...size, ...price)).toEqual([]);
  });

  test.each([
    'DATF',
    'FWAF',
    'IDAF',
    'AGFW',
    'COAF',
    'FULF',
    'FULA',
    'FULV',
    'FULJ',
    'FULO',
    'FULG',
    'LRGS',
    '',
  ])('aggregates, full details and other flags lack nothing: %j', (flag) => {
    expect(faults(ofBond(flag), atOnce)).toEqual([]);
    expect(faults(ofBond(flag), atOnce, ...size)).toEqual([
      'vol is required unless a flag allows its omission',
    ]);
  });

  test('may be cancelled later as it was published, but not amended without what it lacked', () => {
    const late = '2027-01-20T10:00:00Z';
    expect(faults(ofBond('LLF3 CANC'), late, ...size)).toEqual([]);
    expect(faults(ofBond('VLF5 CANC'), late, ...size, ...price)).toEqual([]);
    expect(faults(ofBond('LLF3 AMND'), late, ...size)).toHaveLength(1);
  });

  test('whose times are wrong is told only that', () => {
    expect(faults(ofBond('MLF1'), 'noon', ...size)).toHaveLength(1);
    expect(faults({ ...ofBond('LLF3'), tradeDate: 'noon' }, atOnce, ...size)).toHaveLength(1);
    expect(faults({ ...ofBond('MLF1'), tradeDate: 'noon' }, atOnce, ...size)).toHaveLength(1);
  });

  test('has the longest of its deferrals', () => {
    expect(faults(ofBond('LLF3 OMIS'), '2027-01-20T10:00:00Z', ...size)).toEqual([]);
  });
});

test('regulation.md Deferrals: in the United Kingdom the categories of the EU defer nothing', () => {
  for (const flag of ['MLF1', 'MIF2', 'LLF3', 'LIF4', 'VLF5', 'VIF5', 'OMIS', 'DEFF'])
    expect(faults(ofUkBond(flag), atOnce, ...size)).toEqual([
      `vol is required: ${flag} allows its omission only in the EU`,
    ]);
  for (const flag of ['LMTF', 'VOLO', 'VOLW']) expect(faults(ofUkBond(flag), atOnce, ...size)).toEqual([]);
});

test('regulation.md Deferrals: a flag defers nothing for a class that does not have the deferral', () => {
  const swap = { ...bond, assetClass: 'Interest rate derivatives', flags: 'DEFF' };
  expect(faults(swap, atOnce, ...size)).toEqual(['vol is required unless a flag allows its omission']);
  expect(faults({ ...swap, flags: 'LMTF' }, atOnce, ...size)).toEqual([]);
  const share: Line = { ...bond, instrumentId: known.code, assetClass: known.assetClass, flags: 'LRGS' };
  expect(faults({ ...share, subAssetClass: 'Shares' }, atOnce, ...size)).not.toEqual([]);
});

test('every deferral and what completes it is a flag that bonds or others may carry', () => {
  for (const { flag, fullAs } of deferrals)
    for (const each of [flag, fullAs])
      if (each !== undefined) expect(flagName(each, 'Bonds'), each).not.toBeNull();
});
