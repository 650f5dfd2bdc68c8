import type { findMachine } from '../../../machines/find.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import { foundViewsOf } from '../../../src/domain/feed/found-views.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { findAnswer } from './kit.ts';

export const predicates: Predicates<typeof findMachine> = {
  'there is nothing to search for': (_, { text }) => text.trim() === '' || text.length > 100,
  'there is nothing to search for, and results are shown': ({ found }, { text }) =>
    (text.trim() === '' || text.length > 100) && found !== null,
  'the text is unchanged': (context, event) => context.text === event.text,
  'there are earlier results': ({ found }) => found !== null,
  'there are results': (_, { output }) => output.views.length > 0,
  'it is to be compared': (_, { here }) => here !== null,
  'the first result is wanted': ({ wanted }) => wanted !== null,
  'there are results, and the first is wanted': ({ wanted }, { output }) =>
    wanted !== null && output.views.length > 0,
  'there are results, and the first is to be compared': ({ wanted }, { output }) =>
    typeof wanted?.here === 'string' && output.views.length > 0,
  'the session has ended': (_, { error }) => error.failure?.kind === 'unauthenticated',
  'the view is listed': ({ found }, { to }) => found?.views.some((view) => view.to === to) === true,
  'the views are listed': ({ found }, { to }) =>
    to.length > 0 && to.every((one: string) => found?.views.some((view) => view.to === one)),
  'the instrument is listed': ({ found }, { to }) => found?.instruments.some((one) => one.to === to) === true,
};

const typed = { type: 'text.changed', text: 'voda' };

const wantFirst = { type: 'first.requested', here: null };
const later = { type: 'xstate.after.searchDelay.find.open.waiting' };
const unavailable = {
  type: 'xstate.error.actor.findInstruments',
  error: new FailureError(failure('unavailable')),
};

export const walks: Walks = {
  'text typed after asking for the first result only shows results': [
    { type: 'find.opened' },
    typed,
    wantFirst,
    { type: 'text.changed', text: 'vodafone' },
    later,
  ],
  'the first result is asked for during the search': [
    { type: 'find.opened' },
    typed,
    later,
    wantFirst,
    { type: 'xstate.done.actor.findInstruments', output: foundViewsOf(findAnswer) },
  ],
  'a retried search only shows results': [
    { type: 'find.opened' },
    typed,
    wantFirst,
    unavailable,
    { type: 'retry.requested' },
  ],
  'the same text is typed again': [{ type: 'find.opened' }, typed, typed],
};
