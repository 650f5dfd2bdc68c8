import type { findMachine } from '../../../machines/find.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import { foundViewsOf } from '../../../src/domain/feed/found-views.ts';
import { findAnswer } from '../kits/find.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof findMachine> = {
  'there is nothing to look for': (_, { text }) => text.trim() === '' || text.length > 100,
  'there is nothing to look for any more': ({ found }, { text }) =>
    (text.trim() === '' || text.length > 100) && found !== null,
  'the text is there already': (context, event) => context.text === event.text,
  'something was found before': ({ found }) => found !== null,
  'something was found': (_, { output }) => output.views.length > 0,
  'it is wanted to compare': (_, { here }) => here !== null,
  'the first was wanted before': ({ wanted }) => wanted !== null,
  'something was found, and the first is wanted': ({ wanted }, { output }) =>
    wanted !== null && output.views.length > 0,
  'something was found, and the first is wanted to compare': ({ wanted }, { output }) =>
    typeof wanted?.here === 'string' && output.views.length > 0,
  'the session has ended': (_, { error }) => error.failure?.kind === 'unauthenticated',
  'it was found': ({ found }, { to }) => found?.views.some((view) => view.to === to) === true,
};

const typed = { type: 'text.changed', text: 'voda' };

const wantFirst = { type: 'first.wanted', here: null };
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
