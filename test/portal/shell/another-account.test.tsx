import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserInfo } from '../../../src/domain/session/user-info.ts';
import { keepLoadedRecord, loadedRecord } from '../../../src/portal/flows/binding/loaded-record.ts';
import { fullList, keyList } from '../../flows/api-keys/kit.ts';
import { loadedBook } from '../../flows/data-view/kit.ts';
import { bunds } from '../../flows/saved-views/kit.ts';
import { analyst } from '../../flows/session/kit.ts';
import { answersInHand, openPortal } from './open-portal.tsx';

const hand = answersInHand();

/** Signs in again in another tab, where the session had ended. */
async function signInElsewhere(user: UserInfo): Promise<void> {
  hand().always('GET /api/userInfo', { body: user });
  const other = new BroadcastChannel('daylight.session');
  other.postMessage('signedIn');
  await screen.findByText(user.email);
  other.close();
}

const colleague = { ...analyst, email: 'colleague@daylight.example' };

test('API keys of the account before are not shown to another one', async () => {
  await openPortal(hand(), '/my-account/api-keys', { user: analyst });
  await hand().give('GET /api/keys', { body: keyList });
  const [key] = keyList.keys;
  await screen.findByText(key?.name ?? '');
  await signInElsewhere(colleague);
  expect(screen.queryByText(key?.name ?? '')).toBeNull();
  await hand().give('GET /api/keys', { body: { ...fullList, keys: [] } });
  expect(screen.queryByText(key?.name ?? '')).toBeNull();
});

test('a removed view of the account before cannot be brought back into another one', async () => {
  const answers = hand()
    .always('GET /api/alerts', { body: { alerts: [], events: [], unread: 0 } })
    .always('GET /api/views', { body: { views: [bunds] } })
    .always('POST /api/views/remove', { status: 204 });
  await openPortal(answers, '/dataSelect', { user: analyst });
  const remove = await screen.findByLabelText(`Remove ${bunds.name}`);
  answers.always('GET /api/views', { body: { views: [] } });
  await act(async () => remove.click());
  await screen.findByText('Undo');
  await signInElsewhere(colleague);
  await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
});

test('rows loaded for the account before are not shown to another one that goes back to them', async () => {
  await openPortal(hand(), '/documentation', { user: analyst });
  keepLoadedRecord(loadedBook);
  await signInElsewhere(analyst);
  await waitFor(() => expect(hand().pending()).not.toContain('GET /api/userInfo'));
  expect(loadedRecord()).toEqual(loadedBook);
  await signInElsewhere(colleague);
  expect(loadedRecord()).toBeNull();
});
