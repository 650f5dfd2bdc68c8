import type { apiKeysMachine } from '../../../machines/api-keys.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof apiKeysMachine> = {
  'fewer than ten keys work': ({ list }) =>
    (list?.keys ?? []).filter(({ state }) => state === 'active').length < 10,
  'it has a name': (_, { name }) => String(name).trim() !== '',
  'the key works': ({ list }, { id }) =>
    list?.keys.some((key) => key.id === id && key.state === 'active') === true,
};
