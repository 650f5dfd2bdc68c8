import type { segmentSilenceMachine } from '../../../machines/segment-silence.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof segmentSilenceMachine> = {
  'the answer is unchanged': ({ latest }, { output }) => latest === output,
  'the shown silence is over': ({ latest }, { output }) =>
    latest?.SilentSince === '2026-11-20T10:42:00Z' && output.SilentSince === null && output.IsTrading,
  'an end was shown, and no longer holds': ({ over }, { output }) =>
    over !== null && (output.SilentSince !== null || !output.IsTrading),
};
