import type { instrumentMachine } from '../../../machines/instrument.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof instrumentMachine> = {
  'it may be seen': (_, { output }) => output !== null,
  'it has been shown at this timing': ({ instrument, asked }) => instrument?.Timing === asked.timing,
  'what has been shown may not be seen any more': ({ instrument, asked }, { error }) =>
    instrument?.Timing === asked.timing && ['forbidden', 'unauthenticated'].includes(error.failure.kind),
  'the timing is unchanged': ({ asked }, { timing }) => asked.timing === timing,
  'to live': (_, { timing }) => timing === 'live',
  'live is asked for': ({ asked }) => asked.timing === 'live',
};
