import type { apiKeysMachine } from '../../../machines/api-keys.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof apiKeysMachine> = {
  'fewer than ten keys are active': ({ list }) =>
    (list?.keys ?? []).filter(({ state }) => state === 'active').length < 10,
  'the name is not empty': (_, { name }) => String(name).trim() !== '',
  'a code is asked for': (_, { error }) => Object(error).failure?.name === 'confirmation.code',
  'it was proved': (_, { output }) => output === true,
  'the key is active': ({ list }, { id }) =>
    list?.keys.some((key) => key.id === id && key.state === 'active') === true,
};
