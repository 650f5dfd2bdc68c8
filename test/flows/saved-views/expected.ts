import type { ContextFrom } from 'xstate';
import type { savedViewsMachine } from '../../../machines/saved-views.ts';
import type { SavedView } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { bunds, elsewhere, gilts, renamed } from './kit.ts';

type Context = ContextFrom<typeof savedViewsMachine>;
type Answer = { readonly output: readonly SavedView[] };

const isOtherNumber = ({ views }: Context, { output }: Answer): boolean =>
  views !== null && views.length !== output.length;
const isGoneOrBack = ({ views, gone }: Context, { output }: Answer): boolean =>
  views?.some(({ id }) => !output.some((view) => view.id === id)) === true ||
  output.some(({ id }) => gone.includes(id));

export const predicates: Predicates<typeof savedViewsMachine> = {
  'the list is unchanged': ({ views }, { output }) => JSON.stringify(views) === JSON.stringify(output),
  'another number': (context, { output }) => isOtherNumber(context, { output }),
  'another number, and views are gone or back': (context, { output }) =>
    isOtherNumber(context, { output }) && isGoneOrBack(context, { output }),
  'it is in the list under another name': ({ views }, { output }) =>
    views?.some(({ id }) => id === output.id) === true,
  'a failure is shown': ({ failure }) => failure !== null,
  'the name is not empty': (_, { name }) => String(name).trim() !== '',
  'the name is not empty, and one was refused': ({ failure }, { name }) =>
    String(name).trim() !== '' && failure !== null,
  'the name is not empty, and the other view is renamed': ({ chosen }, { name }) =>
    String(name).trim() !== '' && chosen?.id === gilts.id,
  'it is in the list': ({ views }, { id }) => views?.some((view) => view.id === id) === true,
  'it is in the list, and a failure is shown': ({ views, failure }, { id }) =>
    failure !== null && views?.some((view) => view.id === id) === true,
  'it is not in the list': ({ views }, { output }) => !views?.some(({ id }) => id === output.id),
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
const refreshed = { type: 'xstate.done.actor.refreshViews', output: [bunds, gilts, elsewhere] };
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
  'it is renamed, and back elsewhere': [
    listed,
    { type: 'refresh.requested' },
    refreshed,
    ...rename,
    isRenamed,
    refreshed,
  ],
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
