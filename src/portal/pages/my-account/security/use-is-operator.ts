import { useSelector } from '@xstate/react';
import { isOperator } from '../../../../domain/session/areas.ts';
import { useAppContext } from '../../../context/app-context.tsx';

/** Whether the user operates the service: the account then needs a second factor, and stays. */
export function useIsOperator(): boolean {
  const { session } = useAppContext();
  return useSelector(session, ({ context }) => context.user !== null && isOperator(context.user));
}
