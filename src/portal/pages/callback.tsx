import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useAppContext } from '../context/app-context.tsx';
import { useFlow } from '../flows/binding/use-flow.ts';
import { callbackOf } from '../flows/callback.ts';
import { Refused } from '../forms/refused.tsx';
import { useFirstEvent } from '../hooks/use-first-event.ts';
import { usePageBanner } from '../shell/page-banner.tsx';
import { usePageLoading } from '../shell/page-loading.tsx';

/** The page to which the identity provider sends the browser back (A 2.1, 4.2). */
export function Page() {
  const { config, session } = useAppContext();
  const machine = useMemo(() => callbackOf(config, session), [config, session]);
  const actor = useFlow(machine);
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const refused = useRef<HTMLDivElement>(null);
  usePageLoading(failure === null, 'Logging in');
  usePageBanner({ caption: failure ? 'Your login could not be completed.' : undefined });

  useFirstEvent(actor, { type: 'provider.answered', url: window.location.href });
  useEffect(() => {
    if (failure) refused.current?.focus();
  }, [failure]);

  if (failure === null) return null;
  return (
    <>
      <Refused ref={refused} failure={failure} />
      <Button variant="contained" onClick={() => actor.send({ type: 'signIn.restarted' })}>
        Log in again
      </Button>
    </>
  );
}
