import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useFormActor } from './form-actor.ts';
import { goToField } from './go-to-field.ts';
import { Refused } from './refused.tsx';

/** Shows why the server refused the form, and takes the focus when it does. */
export function ErrorSummary() {
  const actor = useFormActor();
  const element = useRef<HTMLDivElement>(null);
  const refused = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'refused' }));
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);

  useEffect(() => {
    // Correcting a field changes the failure too, but then the form is no longer `refused`.
    if (refused && failure !== null) element.current?.focus();
  }, [refused, failure]);

  if (failure === null) return null;
  return (
    <Refused
      ref={element}
      failure={failure}
      onField={(name) => goToField(element.current?.closest('form'), name)}
    />
  );
}
