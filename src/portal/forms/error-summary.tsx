import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useFormActor } from './form-actor.ts';
import { goToField } from './go-to-field.ts';
import { Refused } from './refused.tsx';

/** Says why the server did not take the form, and takes the focus when it says so. */
export function ErrorSummary() {
  const actor = useFormActor();
  const element = useRef<HTMLDivElement>(null);
  const refused = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'refused' }));
  const refusal = useSelector(actor, (snapshot) => snapshot.context.refusal);

  useEffect(() => {
    // Correcting a field changes the refusal too, but then the form is no longer `refused`.
    if (refused && refusal !== null) element.current?.focus();
  }, [refused, refusal]);

  if (refusal === null) return null;
  // What stands at a field as well is said once, where it leads there.
  const isSaid = Object.values(refusal.fields).includes(refusal.message);
  return (
    <Refused
      ref={element}
      message={isSaid ? '' : refusal.message}
      reference={refusal.reference}
      fields={refusal.fields}
      onField={(name) => goToField(element.current?.closest('form'), name)}
    />
  );
}
