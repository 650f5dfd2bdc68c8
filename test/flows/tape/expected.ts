import type { tapeMachine } from '../../../machines/tape.ts';
import { FailureError, failure, failureOf } from '../../../src/domain/failure.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { firstTape, newerTape, olderTape } from './kit.ts';

export const predicates: Predicates<typeof tapeMachine> = {
  'the choice is unchanged': ({ choice }, { search }) =>
    (choice.scope.tv ?? '') === (new URLSearchParams(search).get('tv') ?? ''),
  'it is followed out of sight': ({ isFollowing, isHidden }) => isFollowing && isHidden,
  'it is followed': ({ isFollowing }) => isFollowing,
  'the right has ended': (_, { error }) => ['forbidden', 'unauthenticated'].includes(failureOf(error).kind),
  'the page is shown or not there': ({ page, pages }, event) =>
    event.page === page ||
    event.page > pages.length ||
    (event.page === pages.length && pages.at(-1)?.Next === undefined),
  'to a loaded page': ({ pages }, event) => event.page < pages.length,
};

const newRowsCome = [
  { type: 'xstate.done.actor.loadTape', output: firstTape },
  { type: 'follow.toggled' },
  { type: 'xstate.done.actor.refreshTape', output: newerTape },
  { type: 'address.changed', search: '?tv=ICPM' },
] as const;

const notReached = new FailureError(failure('unavailable'));

export const walks: Walks = {
  'another choice is loaded after new rows have come': [
    { type: 'xstate.done.actor.loadTape', output: firstTape },
    { type: 'refresh.requested' },
    { type: 'xstate.done.actor.refreshTape', output: newerTape },
    { type: 'address.changed', search: '?tv=ICPM' },
    { type: 'xstate.done.actor.loadTape', output: firstTape },
  ],
  'a page is turned back after newer rows have not come': [
    { type: 'xstate.done.actor.loadTape', output: firstTape },
    { type: 'page.turned', page: 1 },
    { type: 'xstate.done.actor.loadOlder', output: olderTape },
    { type: 'refresh.requested' },
    { type: 'xstate.error.actor.refreshTape', error: notReached },
    { type: 'page.turned', page: 0 },
  ],
  'another choice is followed after new rows have come': [
    ...newRowsCome,
    { type: 'xstate.done.actor.loadTape', output: firstTape },
  ],
  'the same, out of sight': [
    ...newRowsCome,
    { type: 'tab.hidden' },
    { type: 'xstate.done.actor.loadTape', output: firstTape },
  ],
  'the tab is hidden while newer rows are asked for, and they do not come': [
    { type: 'xstate.done.actor.loadTape', output: firstTape },
    { type: 'follow.toggled' },
    { type: 'tab.hidden' },
    { type: 'xstate.error.actor.refreshTape', error: notReached },
  ],
};
