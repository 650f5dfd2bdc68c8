import { expect, test } from 'vitest';
import { alertsAddress } from '../../../src/domain/page-paths.ts';
import { rememberedLocation, remembering } from '../../../src/portal/routes/remembered-location.ts';
import { analyst, restricted } from '../../flows/session/kit.ts';

const remembered = (location: unknown) => ({ remembered: location });

test('decisions.md Session and routes: path, query and fragment are remembered', () => {
  const there = '/data-viewing/order?tv=IGDL&instrument=GB00BMF9LJ15';
  expect(rememberedLocation(remembered(there), analyst)).toBe(there);
  const [pathname = '', hash = ''] = alertsAddress.split(/(?=#)/);
  expect(rememberedLocation(remembering({ pathname, search: '', hash }), analyst)).toBe(alertsAddress);
});

test.each([
  'https://elsewhere.example/dataSelect',
  '//elsewhere.example/dataSelect',
  '/\\elsewhere.example/dataSelect',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'dataSelect',
  '',
  '/nowhere',
  '/auth/logout',
  '/login',
  '/auth/authorization-code/callback?code=x',
  7,
  null,
  { path: '/dataSelect' },
])('decisions.md Session and routes: only the portal’s own pages are remembered, and not %j', (location) => {
  expect(rememberedLocation(remembered(location), analyst)).toBeNull();
});

test.each([null, undefined, 'text', {}, []])('nothing is remembered in the state %j', (state) => {
  expect(rememberedLocation(state, analyst)).toBeNull();
});

test('decisions.md Session and routes: a remembered location is followed only if its area is allowed', () => {
  expect(rememberedLocation(remembered('/dataSelect'), restricted)).toBeNull();
  expect(rememberedLocation(remembered('/my-account/subscriptions'), restricted)).toBe(
    '/my-account/subscriptions',
  );
  expect(rememberedLocation(remembered('/my-account'), null)).toBeNull();
});
