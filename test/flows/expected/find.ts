import type { findMachine } from '../../../machines/find.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof findMachine> = {
  'there is nothing to look for': (_, { text }) => text.trim() === '' || text.length > 100,
  'there is nothing to look for any more': ({ found }, { text }) =>
    (text.trim() === '' || text.length > 100) && found !== null,
  'the text is there already': (context, event) => context.text === event.text,
  'something was found before': ({ found }) => found !== null,
  'something was found': (_, { output }) => output.views.length > 0,
  'the session has ended': (_, { error }) => error.failure?.kind === 'unauthenticated',
  'it was found': ({ found }, { to }) => found?.views.some((view) => view.to === to) === true,
};

const typed = { type: 'text.changed', text: 'voda' };

export const walks: Walks = {
  'the text that is there is typed again': [{ type: 'find.opened' }, typed, typed],
};
