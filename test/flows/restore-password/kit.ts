import { expect } from 'vitest';
import { fromCallback } from 'xstate';
import {
  type RestorePasswordEvent,
  restorePasswordMachine,
  viewOf,
} from '../../../machines/restore-password.ts';
import { type Failure, FailureError, failure } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const login = 'jane.doe@example.com';
export const question = 'What was the name of your first school?';
export const refused = {
  kind: 'refused',
  message: 'Not taken',
  fields: { answer: 'This answer is not right' },
  requestId: 'req-1',
} satisfies Failure;
export const endedLink = failure('notFound', { message: 'This link has ended', requestId: 'req-2' });

const examples: readonly (RestorePasswordEvent | WorldEvent)[] = [
  { type: 'page.opened', withLink: false },
  { type: 'page.opened', withLink: true },
  { type: 'form.accepted', output: login },
  { type: 'request.repeated' },
  { type: 'xstate.done.actor.loadQuestion', output: question },
  { type: 'xstate.error.actor.loadQuestion', error: new FailureError(endedLink) },
  { type: 'xstate.error.actor.requestForm', error: new Error('the form broke') },
  { type: 'xstate.error.actor.restoreForm', error: new Error('the form broke') },
  { type: 'form.broken' },
];

const silent = fromCallback(() => {});

export const restorePasswordKit: Kit<typeof restorePasswordMachine> = {
  flow: 'restorePassword',
  machine: restorePasswordMachine,
  input: { skipCaptcha: true, login: '' },
  alsoFrom: { 'loaded again': { skipCaptcha: false, login: 'ann@example.com' } },
  examples,
  label: (event) =>
    event.type === 'page.opened' ? `page.opened with${event.withLink ? '' : 'out'} link` : event.type,
  actors: { requestForm: silent, draft: silent, restoreForm: silent },
  elsewhere: {
    'request on xstate.error.actor.draft': 'changes nothing: only a reload would lose anything',
  },
  states: {
    idle: (snapshot) => expect(viewOf(snapshot)).toEqual({ kind: 'empty' }),
    request: (snapshot) => expect(snapshot.children.requestForm).toBeDefined(),
    'request.open': (snapshot) => expect(viewOf(snapshot)).toEqual({ kind: 'request' }),
    'request.sent': (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'sent' });
      expect(snapshot.can({ type: 'request.repeated' })).toBe(true);
    },
    restore: (snapshot) => expect(snapshot.children.requestForm).toBeUndefined(),
    'restore.loadingQuestion': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'loadingQuestion' });
      expect(snapshot.children.restoreForm).toBeUndefined();
    },
    'restore.turnedAway': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'empty' });
      expect(snapshot.context.question).toBeNull();
    },
    'restore.answering': (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'answer', question });
      expect(snapshot.children.restoreForm).toBeDefined();
    },
    'restore.restored': (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'empty' });
      expect(snapshot.children.restoreForm).toBeUndefined();
    },
    broken: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'broken' });
    },
  },
  refusals: [
    {
      name: 'a link is opened only once',
      after: [{ type: 'page.opened', withLink: true }],
      event: { type: 'page.opened', withLink: true },
    },
    {
      name: 'A 4.3, 4.7: no password can be set before the question has loaded',
      after: [{ type: 'page.opened', withLink: true }],
      event: { type: 'form.accepted', output: login },
    },
    {
      name: 'an e-mail is announced only once',
      after: [
        { type: 'page.opened', withLink: false },
        { type: 'form.accepted', output: login },
      ],
      event: { type: 'form.accepted', output: login },
    },
    {
      name: 'a password is restored only once',
      after: [
        { type: 'page.opened', withLink: true },
        { type: 'xstate.done.actor.loadQuestion', output: question },
        { type: 'form.accepted', output: login },
      ],
      event: { type: 'form.accepted', output: login },
    },
  ],
};
