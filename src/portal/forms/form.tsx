import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FormActor, FormActorContext } from './form-actor.ts';

export type FormProps = {
  actor: FormActor;
  /** What the form is called by a screen reader. */
  label: string;
  children: ReactNode;
};

/** Draws a form's actor: the fields inside find it by context, and a refused submit leads to the first wrong field. */
export function Form({ actor, label, children }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const turnedDown = useSelector(actor, (snapshot) => snapshot.context.turnedDown);

  useEffect(() => {
    if (turnedDown === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [turnedDown]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submitted' });
  };

  return (
    <FormActorContext value={actor}>
      <form ref={element} aria-label={label} noValidate onSubmit={submit}>
        {children}
      </form>
    </FormActorContext>
  );
}
