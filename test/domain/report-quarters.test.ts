import { describe, expect, test } from 'vitest';
import type { Publisher } from '../../src/domain/publishing/publisher.ts';
import { quarterInWords, quarterOf, reportMatrix } from '../../src/domain/publishing/report-quarters.ts';

const report = (date: string) => ({ id: Number(date.replaceAll('-', '')), date, name: date });
const publisher = (id: number, type: 'IF' | 'TV', ...dates: readonly string[]): Publisher => ({
  id,
  name: `Publisher ${id}`,
  type,
  mic: null,
  reports: dates.map(report),
});

describe('the quarters of reports', () => {
  test.each([
    ['2026-01-01', 'Q1 2026', 'January–March'],
    ['2026-04-30', 'Q2 2026', 'April–June'],
    ['2026-09-30', 'Q3 2026', 'July–September'],
    ['2026-12-31', 'Q4 2026', 'October–December'],
  ])('%s lies in %s (%s)', (day, name, months) => {
    expect(quarterInWords(quarterOf(day))).toEqual({ name, months });
  });

  test('go from the newest with a report to the oldest, across years and without gaps', () => {
    const { quarters, hasOlder } = reportMatrix([
      publisher(1, 'TV', '2026-03-31', '2025-06-30'),
      publisher(2, 'TV', '2025-12-31'),
    ]);
    expect(quarters).toEqual(['2026-Q1', '2025-Q4', '2025-Q3', '2025-Q2']);
    expect(hasOlder).toBe(false);
  });

  test('are the newest twelve, and it is said that there are older ones', () => {
    const { quarters, hasOlder } = reportMatrix([publisher(1, 'TV', '2026-03-31', '2019-06-30')]);
    expect([quarters.length, quarters[0], quarters.at(-1)]).toEqual([12, '2026-Q1', '2023-Q2']);
    expect(hasOlder).toBe(true);
  });

  test('are none without reports', () => {
    expect(reportMatrix([])).toEqual({ quarters: [], rows: [], hasOlder: false });
  });
});

describe('a cell', () => {
  const { rows } = reportMatrix([
    publisher(1, 'IF', '2026-04-30', '2024-04-30'),
    publisher(2, 'TV', '2025-09-30', '2025-03-31', '2025-03-30'),
  ]);
  const cells = (id: number) =>
    Object.fromEntries(
      rows
        .find((row) => row.publisher.id === id)
        ?.cells.map(({ quarter, reports, missing }) => [
          quarter,
          missing ?? reports.map(({ date }) => date),
        ]) ?? [],
    );

  test('of a firm has the report of April; no other quarter is due', () => {
    expect(cells(1)).toEqual({
      '2026-Q2': ['2026-04-30'],
      '2026-Q1': 'yearly',
      '2025-Q4': 'yearly',
      '2025-Q3': 'yearly',
      '2025-Q2': 'between',
      '2025-Q1': 'yearly',
      '2024-Q4': 'yearly',
      '2024-Q3': 'yearly',
      '2024-Q2': ['2024-04-30'],
    });
  });

  test('of a venue has all reports of the quarter, the newest first, or says where the gap is', () => {
    expect(cells(2)).toEqual({
      '2026-Q2': 'after',
      '2026-Q1': 'after',
      '2025-Q4': 'after',
      '2025-Q3': ['2025-09-30'],
      '2025-Q2': 'between',
      '2025-Q1': ['2025-03-31', '2025-03-30'],
      '2024-Q4': 'before',
      '2024-Q3': 'before',
      '2024-Q2': 'before',
    });
  });
});
