import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SourceFacts } from '../../../src/portal/pages/data-view/row-panel/source-facts.tsx';
import { rowAnswer } from '../../flows/row-details/kit.ts';

const [report] = rowAnswer.Reports;
const file = { File: 'trades-1458.csv', Line: 1204, TakenAt: '2026-11-20T15:30:00.000000Z' };

test.each([
  [false, 'Received', 'after its publication', 'By the operator'],
  [true, 'Taken back', 'By the operator, who took the file back', 'after its publication'],
])('a report taken back, %s, says so beside its file and line', (IsTakenBack, caption, said, unsaid) => {
  if (!report) throw new Error('the answer has no report');
  const { container } = render(<SourceFacts report={{ ...report, Source: { ...file, IsTakenBack } }} />);
  expect(screen.getByText(caption).nextSibling?.textContent).toContain(file.TakenAt);
  expect(container.textContent).toContain('trades-1458.csv');
  expect(container.textContent).toContain(said);
  expect(container.textContent).not.toContain(unsaid);
});
