import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dataViewAddress, noCriteria } from '../../../src/domain/feed/criteria.ts';
import { Portal } from '../../../src/portal/portal.tsx';
import { giltBook } from '../../flows/data-view/kit.ts';
import { analyst } from '../../flows/session/kit.ts';
import { historyAt } from '../history-at.ts';
import { sandboxConfig } from '../sandbox-config.ts';
import { answersInHand } from './open-portal.tsx';

const answers = answersInHand();

const address = dataViewAddress(giltBook);
const line = 'GB00B24FF097 · ICPM · A venue of names';

const draw = (place: string) =>
  render(<Portal history={historyAt(place)} prepared={null} asked={{ address, line }} />);

test('a view describes what its address asks for, without controls, until it is known who asks', async () => {
  draw(address);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Orders');
  expect(screen.getByText(line).closest('main')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Opening Daylight');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the line stays until the answer has come, and is never there twice', async () => {
  draw(address);
  await answers().give('GET /api/config', { body: sandboxConfig });
  expect(screen.getByText(line)).toBeTruthy();
  await answers().give('GET /api/userInfo', { body: analyst });
  expect(await screen.findByText('Loading orders')).toBeTruthy();
  expect(screen.getByText(line)).toBeTruthy();
  await answers().give('GET /api/feed/data', { status: 500 });
  // By text, since a query by role takes a second on a page with a dialog.
  expect(await screen.findByText('Try again')).toBeTruthy();
  expect(screen.queryByText(line)).toBeNull();
});

test('the line is not shown at any other address', () => {
  draw(dataViewAddress({ ...noCriteria, datatype: 'trade' }));
  expect(screen.getByRole('status').textContent).toBe('Opening Daylight');
  expect(screen.queryByText(line)).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
