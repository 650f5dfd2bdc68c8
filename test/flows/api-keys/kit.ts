import { expect } from 'vitest';
import { apiKeysMachine, viewOf } from '../../../machines/api-keys.ts';
import type { ApiKey, ApiKeyList, MadeApiKey } from '../../../src/contract/generated/types.ts';
import { mostApiKeys } from '../../../src/domain/account/api-keys.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Kit } from '../kit.ts';

const key = (id: string, name: string, more: Partial<ApiKey> = {}): ApiKey => ({
  id,
  name,
  createdAt: '2026-11-20T14:32:07.123456Z',
  expiresAt: '2027-02-18T14:32:07.123456Z',
  lastUsedAt: '2026-11-21T02:00:11.000000Z',
  state: 'active',
  ...more,
});

export const nightly = key('8f3a5c0d91be', 'Nightly report');
export const old = key('0c1d2e3f4a5b', 'Old laptop', { state: 'revoked', lastUsedAt: null });

export const keyList: ApiKeyList = {
  keys: [nightly, old],
  usage: [
    { day: '2026-11-20', requests: 48, rows: 4_800, keys: [{ id: nightly.id, requests: 48, rows: 4_800 }] },
    {
      day: '2026-11-21',
      requests: 12,
      rows: 1_200,
      // The other key is no longer listed.
      keys: [
        { id: nightly.id, requests: 2, rows: 200 },
        { id: '111111111111', requests: 10, rows: 1_000 },
      ],
    },
  ],
  callsPerMinute: 600,
  today: '2026-11-21',
};

/** As many keys as may be valid at a time. */
export const fullList: ApiKeyList = {
  ...keyList,
  keys: Array.from({ length: mostApiKeys }, (_, n) => key(`00000000000${n}`, `Key ${n}`)),
};

export const madeKey: MadeApiKey = {
  text: `daylight_5d6e7f8091a2_${'0123456789abcdef'.repeat(3)}`,
  key: key('5d6e7f8091a2', 'Nightly report', { lastUsedAt: null }),
};

/** The service asks for a proof first. */
export const proofAsked = {
  code: 'confirmation.code',
  message: 'Please enter a code of your second factor.',
};

const asked = { type: 'key.requested', name: ' Nightly report ', days: 90 } as const;

export const apiKeysKit: Kit<typeof apiKeysMachine> = {
  flow: 'apiKeys',
  machine: apiKeysMachine,
  examples: [
    { type: 'xstate.done.actor.loadKeys', output: keyList },
    { type: 'xstate.done.actor.loadKeys', output: fullList },
    { type: 'xstate.error.actor.loadKeys', error: new Error('no answer') },
    { type: 'retry.requested' },
    { type: 'key.wanted' },
    { type: 'key.declined' },
    asked,
    { type: 'xstate.done.actor.makeKey', output: madeKey },
    { type: 'xstate.error.actor.makeKey', error: new Error('no answer') },
    {
      type: 'xstate.error.actor.makeKey',
      error: new FailureError(failure('forbidden', { message: proofAsked.message, name: proofAsked.code })),
    },
    { type: 'xstate.done.actor.confirmation', output: true },
    { type: 'xstate.done.actor.confirmation', output: false },
    { type: 'xstate.error.actor.confirmation', error: new Error('the dialog has failed') },
    { type: 'copy.requested' },
    { type: 'xstate.done.actor.copyText' },
    { type: 'xstate.error.actor.copyText', error: new Error('not allowed') },
    { type: 'key.noted' },
    { type: 'revocation.chosen', id: nightly.id },
    { type: 'revocation.declined' },
    { type: 'revocation.confirmed' },
    { type: 'xstate.done.actor.revokeKey' },
    { type: 'xstate.error.actor.revokeKey', error: new Error('no answer') },
  ],
  key: ({ value, context }) => [value, context.list?.keys.map(({ state }) => state)],
  label: (event) =>
    [
      event.type,
      event.output?.keys?.length,
      event.type.endsWith('.confirmation') ? event.output : undefined,
      event.error?.name,
    ]
      .filter((part) => part !== undefined)
      .join(' '),
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'key.wanted' })).toBe(false);
      expect(viewOf(snapshot)).toEqual({ kind: 'loading', list: snapshot.context.list });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'failed', list: snapshot.context.list });
    },
    listed: (snapshot) => {
      expect(snapshot.context.list).not.toBeNull();
      expect(viewOf(snapshot)).toEqual({ kind: 'listed', list: snapshot.context.list });
    },
    naming: (snapshot) => {
      const { wanted } = snapshot.context;
      expect(viewOf(snapshot)).toMatchObject({ kind: 'naming', wanted });
      expect(snapshot.can(asked)).toBe(true);
      expect(snapshot.can({ ...asked, name: '   ' })).toBe(false);
    },
    making: (snapshot) => {
      expect(viewOf(snapshot).kind).toBe('making');
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.wanted).toEqual({ name: 'Nightly report', days: 90 });
    },
    proving: (snapshot) => {
      expect(viewOf(snapshot).kind).toBe('proving');
      expect(snapshot.context).toMatchObject({
        proof: 'code',
        wanted: { name: 'Nightly report', days: 90 },
        made: null,
      });
    },
    showing: (snapshot) => {
      expect(snapshot.context.made).toEqual(madeKey);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'showing', text: madeKey.text });
    },
    'showing.shown': (snapshot) => {
      expect(snapshot.can({ type: 'copy.requested' })).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ copy: 'shown' });
    },
    'showing.copying': (snapshot) => {
      expect(snapshot.can({ type: 'copy.requested' })).toBe(false);
      expect(viewOf(snapshot)).toMatchObject({ copy: 'copying' });
    },
    'showing.copied': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(false);
      expect(viewOf(snapshot)).toMatchObject({ copy: 'copied' });
    },
    'showing.notCopied': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ copy: 'notCopied' });
    },
    confirming: (snapshot) => {
      expect(snapshot.context.chosen).toBe(nightly.id);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'confirming', chosen: nightly });
    },
    revoking: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot).kind).toBe('revoking');
    },
  },
  refusals: [
    {
      name: 'no key can be made when the limit is reached',
      after: [{ type: 'xstate.done.actor.loadKeys', output: fullList }],
      event: { type: 'key.wanted' },
    },
    {
      name: 'a key needs a name',
      after: [{ type: 'xstate.done.actor.loadKeys', output: keyList }, { type: 'key.wanted' }],
      event: { ...asked, name: '  ' },
    },
    {
      name: 'a key that has ended cannot be revoked',
      after: [{ type: 'xstate.done.actor.loadKeys', output: keyList }],
      event: { type: 'revocation.chosen', id: old.id },
    },
  ],
};
