import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell, csvLine } from '../../src/domain/csv.ts';
import { isLei } from '../../src/domain/feed/lei.ts';
import { reportDateOf, reportDateText } from '../../src/domain/publishing/report-dates.ts';
import { readRts28, rts28Csv } from '../../src/domain/publishing/rts28.ts';

describe('CSV cells cannot become formulas', () => {
  test.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '=HYPERLINK("http://x","y")',
    '＝1+1',
    '-',
    '-A1',
    ' =1+1',
    '\u00a0\u3000@SUM(A1)',
    '\ufeff+1+1',
    ' -1',
  ])('%j stays text in a spreadsheet', (text) => {
    const [[read = ''] = []] = parse(csvCell(text)) as string[][];
    expect(read).toBe(`'${text}`);
  });

  test('null is an empty cell, and a line ends with a line feed', () => {
    expect(csvLine([null, 'a', 1, true])).toBe(',a,1,true\n');
  });

  test.each(['-0.25', '-100', '12', 'plain', "O'Hara", '100%', 'a=b', ' a =b', ''])(
    '%j stays as it is',
    (text) => {
      expect(csvCell(text)).toBe(text);
    },
  );

  test('any cells are read back from a line unchanged, or with the apostrophe', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (cells) => {
        const [read = []] = parse(csvLine(['x', ...cells]), { relax_column_count: true }) as string[][];
        expect(read.slice(1).map((cell, at) => cell === cells[at] || cell === `'${cells[at]}`)).toEqual(
          cells.map(() => true),
        );
        expect(read.every((cell) => !/^(?:\s*[=+@]|[\t\r])/.test(cell))).toBe(true);
      }),
    );
  });
});

describe('Legal entity identifiers', () => {
  test.each(['549300BMVW85YF9FGN67', '213800R54EFFINMY1P02', '21380063ZX54EUEMBR73'])(
    '%s is valid',
    (lei) => {
      expect(isLei(lei)).toBe(true);
    },
  );
  // The last two are a valid one with a prefix or suffix that the check digits do not detect.
  test.each([
    '549300BMVW85YF9FGN68',
    '549300bmvw85yf9fgn67',
    '',
    '549300BMVW85YF9FGN6',
    'X'.repeat(20),
    '0549300BMVW85YF9FGN67',
    '549300BMVW85YF9FGN6795',
  ])('%j is not valid', (lei) => {
    expect(isLei(lei)).toBe(false);
  });
});

describe('B 2: dates of reports in words', () => {
  test('are written and read back', () => {
    expect(reportDateText('2026-09-05')).toBe('5 September 2026');
    expect(reportDateOf('5 September 2026')).toBe('2026-09-05');
    expect(reportDateOf('2026-09-05')).toBe('2026-09-05');
    expect(reportDateOf(' 30 September 2026\n')).toBe('2026-09-30');
    expect(reportDateOf(' 2026-09-05 ')).toBe('2026-09-05');
  });
  test.each([
    '31 June 2026',
    'on 1 June 2026',
    '2026-09-05T00:00',
    'a2026-09-05',
    '1 Septembre 2026',
    '2026-13-01',
    '',
    '05/09/2026',
    '1 January 20266',
  ])('%j is not a date', (text) => {
    expect(reportDateOf(text)).toBeNull();
  });
});

describe('Reports of RTS 28', () => {
  const venue = (Rank: number, VolumePercent: string) => ({
    Rank,
    Name: `=Venue ${Rank}`,
    Code: 'TPSO',
    CodeType: 'MIC' as const,
    VolumePercent,
    OrdersPercent: '10.00',
    PassivePercent: '60.00',
    AggressivePercent: '40.00',
    DirectedPercent: '0.00',
  });
  const report = (shares: readonly string[]) => ({
    year: 2025,
    classes: [
      {
        ClassOfInstruments: 'Debt instruments: bonds',
        ClientKind: 'Retail' as const,
        FewTrades: true,
        Venues: shares.map((share, at) => venue(at + 1, share)),
      },
    ],
  });
  const read = (text: string) => readRts28(parse(text) as string[][]);
  const reasons = (text: string): string => JSON.stringify(read(text));

  test('are read back from CSV unchanged, except for the apostrophe before a name that looks like a formula', () => {
    const back = read(rts28Csv(report(['41.20', '20.5'])));
    expect(JSON.parse(JSON.stringify(back).replaceAll("'=", '='))).toEqual(report(['41.20', '20.5']));
  });
  test('are refused when shares add up to more than 100, ranks have gaps, or columns differ', () => {
    expect(reasons(rts28Csv(report(['60', '41'])))).toContain('makes more than 100');
    expect(reasons(rts28Csv(report(['60', '40'])).replace(',2,', ',3,'))).toContain('without gaps');
    expect(reasons(rts28Csv(report(['60'])).replace('Rank', 'Range'))).toContain('column 5');
    expect(reasons(rts28Csv(report([])))).toContain('no line below');
    expect(reasons(rts28Csv(report(['-1'])))).toContain('is not a percentage');
  });
});
