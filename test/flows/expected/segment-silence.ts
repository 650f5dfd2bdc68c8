import type { segmentSilenceMachine } from '../../../machines/segment-silence.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof segmentSilenceMachine> = {
  'the same was told before': ({ told }, { output }) => told === output,
  'a silence that was shown is over': ({ told }, { output }) =>
    told?.SilentSince === '2026-11-20T10:42:00Z' && output.SilentSince === null && output.IsTrading,
  'it was said that one is over, and that holds no more': ({ over }, { output }) =>
    over !== null && (output.SilentSince !== null || !output.IsTrading),
};
