import type { saveViewMachine } from '../../../machines/save-view.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { saved } from './kit.ts';

export const predicates: Predicates<typeof saveViewMachine> = {
  'the id is new': ({ wanted }, { id }) => wanted?.id !== id,
  'the name is not empty': (_, { name }) => String(name).trim() !== '',
  'a name was refused': ({ failure }) => failure !== null,
  'the name is not empty, and one was refused': ({ failure }, { name }) =>
    String(name).trim() !== '' && failure !== null,
};

const wanted = { type: 'save.wanted', id: saved.id, selection: saved.selection };

export const walks: Walks = {
  'saving is requested again under the same id': [wanted, { type: 'save.declined' }, wanted],
};
