import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dataViewAddress, noCriteria } from '../../../src/domain/feed/criteria.ts';
import { Portal } from '../../../src/portal/portal.tsx';
import { giltBook } from '../../flows/kits/data-view.ts';
import { analyst } from '../../flows/kits/session.ts';
import { historyAt } from '../history-at.ts';
import { sandboxConfig } from '../sandbox-config.ts';
import { answersInHand } from './open-portal.tsx';

const answers = answersInHand();

const address = dataViewAddress(giltBook);
const line = 'GB00B24FF097 · ICPM · A venue of names';

const draw = (place: string) =>
  render(<Portal history={historyAt(place)} prepared={null} asked={{ address, line }} />);

test('before it is known who asks, a view tells what its address asks for, and has nothing to press', async () => {
  draw(address);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Orders');
  expect(screen.getByText(line).closest('main')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Opening Daylight');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the line stays until what is asked for has come, and none stands there twice', async () => {
  draw(address);
  await answers().give('GET /api/config', { body: sandboxConfig });
  expect(screen.getByText(line)).toBeTruthy();
  await answers().give('GET /api/userInfo', { body: analyst });
  expect(await screen.findByText('Loading orders')).toBeTruthy();
  expect(screen.getByText(line)).toBeTruthy();
  await answers().give('GET /api/feed/data', { status: 500 });
  // By their words: looking a role up in a page with a dialog takes a second.
  expect(await screen.findByText('Try again')).toBeTruthy();
  expect(screen.queryByText(line)).toBeNull();
});

test('another address than the one that was opened says nothing of it', () => {
  draw(dataViewAddress({ ...noCriteria, datatype: 'trade' }));
  expect(screen.getByRole('status').textContent).toBe('Opening Daylight');
  expect(screen.queryByText(line)).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
