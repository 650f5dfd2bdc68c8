import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { viewOf } from '../../../machines/form.ts';
import { useFormActor } from './form-actor.ts';
import { goToField } from './go-to-field.ts';
import { Refused } from './refused.tsx';

/** Shows why the server refused the form, and takes the focus when it does. */
export function ErrorSummary() {
  const actor = useFormActor();
  const element = useRef<HTMLDivElement>(null);
  const view = useSelector(actor, viewOf, shallowEqual);
  const failure = view.kind === 'open' ? view.failure : null;
  const isRefused = view.kind === 'open' && view.isRefused;

  useEffect(() => {
    // Correcting a field changes the failure too, but then the form is no longer refused.
    if (isRefused && failure !== null) element.current?.focus();
  }, [isRefused, failure]);

  if (failure === null) return null;
  return (
    <Refused
      ref={element}
      failure={failure}
      onField={(name) => goToField(element.current?.closest('form'), name)}
    />
  );
}
