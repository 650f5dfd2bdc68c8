import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { analyst } from '../flows/session/kit.ts';
import { answersInHand, openPortal } from './shell/open-portal.tsx';

const answers = answersInHand();
const oneView =
  's=datatype%3Dtrade%26tv%3DTPIC%26assetclass%3DBonds%26subassetclass%3DCorporate%2Bbonds%26instrument%3DFR0000120271%26instrumentmic%3DLNFI%26ordertype%3DTrades';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['ahead', '2026-11-20T15:32:10Z'],
  ['behind', '2026-11-20T13:32:10Z'],
])('a comparison of the last hour uses the time of the service on a machine an hour %s', async (_, here) => {
  vi.setSystemTime(new Date(here));
  answers().clock = new Date('2026-11-20T14:32:10Z');
  await openPortal(answers(), `/compare?${oneView}&last=1h`, { user: analyst });
  const { url } = await answers().give('GET /api/feed/summary', { status: 404 });
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    from: '2026-11-20T13:32Z',
    to: '2026-11-20T14:32Z',
  });
});
