import { useSelector } from '@xstate/react';
import { viewOf } from '../../../../machines/session.ts';
import type { OperatorRole } from '../../../domain/operator/roles.ts';
import { useAppContext } from '../../context/app-context.tsx';

const none: readonly OperatorRole[] = [];

/** The roles of whoever is signed in. */
export function useRoles(): readonly OperatorRole[] {
  const { session } = useAppContext();
  return useSelector(session, (snapshot) => viewOf(snapshot).user?.Roles) ?? none;
}
