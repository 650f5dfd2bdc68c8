import type { savedViewsMachine } from '../../../machines/saved-views.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { bunds, gilts, renamed } from './kit.ts';

export const predicates: Predicates<typeof savedViewsMachine> = {
  'the list is unchanged': ({ views }, { output }) => JSON.stringify(views) === JSON.stringify(output),
  'a failure is shown': ({ failure }) => failure !== null,
  'the name is not empty': (_, { name }) => String(name).trim() !== '',
  'the name is not empty, and one was refused': ({ failure }, { name }) =>
    String(name).trim() !== '' && failure !== null,
  'the name is not empty, and the other view is renamed': ({ chosen }, { name }) =>
    String(name).trim() !== '' && chosen?.id === gilts.id,
  'it is in the list': ({ views }, { id }) => views?.some((view) => view.id === id) === true,
  'it is in the list, and a failure is shown': ({ views, failure }, { id }) =>
    failure !== null && views?.some((view) => view.id === id) === true,
  'it already had that name': ({ views }, { output }) =>
    views?.some(({ name }) => name === output.name) === true,
  'it no longer exists': (_, { error }) => error.failure?.kind === 'notFound',
  'it was removed before': ({ chosen, removed }) => JSON.stringify(chosen) === JSON.stringify(removed),
  'a view was removed': ({ removed }) => removed !== null,
  'a view was removed, and a failure is shown': ({ removed, failure }) =>
    removed !== null && failure !== null,
  'it is already in the list': ({ views }, { output }) =>
    views?.some((view) => JSON.stringify(view) === JSON.stringify(output)) === true,
};

const listed = { type: 'xstate.done.actor.loadViews', output: [bunds, gilts] };
const rename = [
  { type: 'rename.wanted', id: bunds.id },
  { type: 'name.given', name: renamed.name },
];
const isRenamed = { type: 'xstate.done.actor.renameView', output: renamed };
const isGone = { type: 'xstate.error.actor.renameView', error: new FailureError(failure('notFound')) };
const remove = [{ type: 'removal.requested', id: bunds.id }, { type: 'xstate.done.actor.removeView' }];
const listedAgain = [
  { type: 'rename.wanted', id: gilts.id },
  { type: 'name.given', name: renamed.name },
  isGone,
  listed,
];

export const walks: Walks = {
  'it is renamed to its own name': [listed, ...rename, isRenamed, ...rename, isRenamed],
  'a removed view was restored elsewhere, and is removed again': [
    listed,
    ...remove,
    ...listedAgain,
    ...remove,
  ],
  'a removed view was restored elsewhere, and the removal is undone': [
    listed,
    ...remove,
    ...listedAgain,
    { type: 'removal.undone' },
    { type: 'xstate.done.actor.bringBack', output: bunds },
  ],
  'another view has the name of the removed one, and the removal is undone': [
    listed,
    ...remove,
    { type: 'rename.wanted', id: gilts.id },
    { type: 'name.given', name: renamed.name },
    isRenamed,
    { type: 'removal.undone' },
    { type: 'xstate.done.actor.bringBack', output: bunds },
  ],
};
