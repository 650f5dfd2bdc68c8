import { describe, expect, test } from 'vitest';
import { readRts28, rts28Csv } from '../../src/domain/publishing/rts28.ts';

const heading = [
  'Year',
  'Class of instruments',
  'Client kind',
  'Less than one trade a business day',
  'Rank',
  'Execution venue',
  'Venue code',
  'Code type',
  '% of volume',
  '% of orders',
  '% passive',
  '% aggressive',
  '% directed',
];
const lei = '549300BMVW85YF9FGN67';
const good: Readonly<Record<string, string>> = {
  Year: '2025',
  'Class of instruments': 'Bonds',
  'Client kind': 'Retail',
  'Less than one trade a business day': 'N',
  Rank: '1',
  'Execution venue': 'A venue',
  'Venue code': 'TPSO',
  'Code type': 'MIC',
  '% of volume': '41.20',
  '% of orders': '10.5',
  '% passive': '60',
  '% aggressive': '40',
  '% directed': '0.0001',
};
/** A valid line except for the given cells. */
const line = (otherwise: Readonly<Record<string, string>> = {}): string[] =>
  heading.map((name) => otherwise[name] ?? good[name] ?? '');
const ranked = (rank: number, otherwise: Readonly<Record<string, string>> = {}): string[] =>
  line({ Rank: String(rank), '% of volume': '20', '% of orders': '20', ...otherwise });
const read = (...lines: readonly string[][]) => readRts28([heading, ...lines]);

describe('RTS 28, annex II: a report as CSV', () => {
  test('has a line for each venue, in the order of classes and ranks', () => {
    const other = { 'Client kind': 'Professional', 'Less than one trade a business day': 'Y' };
    const rows = [
      line(),
      ranked(2, { 'Execution venue': 'A counterparty', 'Venue code': lei, 'Code type': 'LEI' }),
      line(other),
    ];
    const report = read(...rows);
    if (!('classes' in report)) throw new Error(JSON.stringify(report));
    expect(report.year).toBe(2025);
    expect(
      report.classes.map(({ ClassOfInstruments, ClientKind, FewTrades, Venues }) => [
        ClassOfInstruments,
        ClientKind,
        FewTrades,
        Venues.map(({ Rank, Name, Code, CodeType }) => [Rank, Name, Code, CodeType]),
      ]),
    ).toEqual([
      [
        'Bonds',
        'Retail',
        false,
        [
          [1, 'A venue', 'TPSO', 'MIC'],
          [2, 'A counterparty', lei, 'LEI'],
        ],
      ],
      ['Bonds', 'Professional', true, [[1, 'A venue', 'TPSO', 'MIC']]],
    ]);
    expect(rts28Csv(report)).toBe(`${[heading, ...rows].map((cells) => cells.join(',')).join('\n')}\n`);
  });

  test('classes of the same name for different clients are different classes', () => {
    const report = read(
      line(),
      line({ 'Class of instruments': 'Shares' }),
      line({ 'Client kind': 'Professional' }),
    );
    expect('classes' in report && report.classes.length).toBe(3);
  });

  test('venues may add up to exactly 100 per cent', () => {
    const rest = { '% of volume': '20.0000', '% of orders': '20' };
    expect(read(...[1, 2, 3, 4, 5].map((rank) => ranked(rank, rest)))).toHaveProperty('year', 2025);
    expect(read(line({ '% of volume': '100', '% of orders': '100.0000' }))).toHaveProperty('year', 2025);
  });
});

describe('RTS 28, annex II: faults are reported by line and column', () => {
  test.each([
    ['Year', '25', 'is not a year such as 2025'],
    ['Year', '12025', 'is not a year such as 2025'],
    ['Year', '20256', 'is not a year such as 2025'],
    ['Class of instruments', '', 'is required'],
    ['Client kind', 'retail', 'is Retail or Professional'],
    ['Less than one trade a business day', 'yes', 'is Y or N'],
    ['Rank', '2', 'goes from 1 to 5 within a class, without gaps'],
    ['Execution venue', '', 'is required'],
    ['Venue code', 'TPS', 'is not a MIC'],
    ['Venue code', lei, 'is not a MIC'],
    ['Code type', 'BIC', 'is MIC or LEI'],
    ['% of volume', '41.20001', 'is not a percentage such as 41.20'],
    ['% of orders', '', 'is not a percentage such as 41.20'],
    ['% passive', '-1', 'is not a percentage such as 41.20'],
    ['% aggressive', '1.00001', 'is not a percentage such as 41.20'],
    ['% directed', '1,5', 'is not a percentage such as 41.20'],
    ['% aggressive', '40.0001', 'makes more than 100 with % passive'],
  ])('%s is %j', (field, text, reason) => {
    expect(read(line({ [field]: text }))).toEqual([{ line: 2, field, reason }]);
  });

  test('the code of a venue has to match its code type', () => {
    expect(read(line({ 'Code type': 'LEI' }))).toEqual([
      { line: 2, field: 'Venue code', reason: 'is not a LEI' },
    ]);
  });

  test('a class has one answer about trades, at most five venues, and at most 100 per cent in all', () => {
    expect(read(line(), ranked(2, { 'Less than one trade a business day': 'Y' }))).toEqual([
      { line: 3, field: 'Less than one trade a business day', reason: 'differs within its class' },
    ]);
    expect(
      read(...[1, 2, 3, 4, 5, 6].map((rank) => ranked(rank, { '% of volume': '1', '% of orders': '1' }))),
    ).toEqual([{ line: 7, field: 'Rank', reason: 'goes from 1 to 5 within a class, without gaps' }]);
    expect(read(line({ '% of volume': '90' }), ranked(2, { '% of orders': '89.5001' }))).toEqual([
      { line: 3, field: '% of volume', reason: 'makes more than 100 within its class' },
      { line: 3, field: '% of orders', reason: 'makes more than 100 within its class' },
    ]);
  });

  test('from the sixth venue of a class on, a line is refused for its rank alone', () => {
    const many = Array.from({ length: 200 }, (_, at) => ranked(at + 1, { '% of volume': '1' }));
    const faults = read(...many);
    if (!Array.isArray(faults)) throw new Error('the report was accepted');
    expect(faults).toHaveLength(200 - 5);
    expect(faults[0]).toEqual({
      line: 7,
      field: 'Rank',
      reason: 'goes from 1 to 5 within a class, without gaps',
    });
  });

  test('a line that ends early is reported for every missing cell', () => {
    const told = [
      ...heading.slice(0, 3),
      'Less than one trade a business day',
      'Execution venue',
      'Code type',
    ];
    const faults = readRts28([heading, []]);
    if (!Array.isArray(faults)) throw new Error(JSON.stringify(faults));
    expect(faults.map(({ field }) => field)).toEqual([...told, ...heading.slice(8), 'Rank']);
    expect(read(line().slice(0, 6))).toEqual([
      { line: 2, field: 'Code type', reason: 'is MIC or LEI' },
      ...heading.slice(8).map((field) => ({ line: 2, field, reason: 'is not a percentage such as 41.20' })),
    ]);
  });

  test('all lines are of one year', () => {
    expect(read(line(), ranked(2, { Year: '2024' }))).toEqual([
      { line: 2, field: 'Year', reason: 'is not the same on every line' },
    ]);
  });

  test('the heading has to match the form and have a line below it', () => {
    expect(readRts28([heading.map((name) => (name === 'Rank' ? 'Range' : name)), line()])).toEqual([
      { line: 1, field: 'Rank', reason: 'must be the name of column 5' },
    ]);
    expect(readRts28([])).toHaveLength(heading.length);
    expect(readRts28([heading])).toEqual([
      { line: 1, field: 'Year', reason: 'there is no line below the heading' },
    ]);
  });
});
