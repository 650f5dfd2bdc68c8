import type { OperatorAccount } from '../../../contract/generated/types.ts';
import { mediumDate } from '../../../domain/format/timestamps.ts';
import { State } from './console-styles.ts';

/** Whether an account is open, and if not, why. */
export function AccountState({
  account: { SuspendedAt, ClosesOn, IsRestricted, EndsOn },
}: {
  account: Pick<OperatorAccount, 'SuspendedAt' | 'ClosesOn' | 'IsRestricted' | 'EndsOn'>;
}) {
  if (SuspendedAt !== null) return <State data-state="wrong">suspended {mediumDate(SuspendedAt)}</State>;
  if (ClosesOn !== null) return <State data-state="wrong">closes {mediumDate(ClosesOn)}</State>;
  if (EndsOn === null) return <State data-state="over">no subscription</State>;
  return IsRestricted ? <State data-state="over">restricted</State> : <State>open</State>;
}
