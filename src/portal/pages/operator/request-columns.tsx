import type { OperatorRequestList } from '../../../contract/generated/types.ts';
import { State } from './console-styles.ts';

export type Request = OperatorRequestList['Requests'][number];

/** What was called, as the contract writes it. */
export const callOf = ({ Method, Path }: Request): string => `${Method} ${Path ?? 'a page'}`;

/** The answer in words: status and code, marked if the service failed. */
export function Answered({ request: { Status, Code, Fault } }: { request: Request }) {
  return (
    <State {...(Fault === null ? {} : { 'data-state': 'wrong' })}>
      {Status} {Code}
    </State>
  );
}
