import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { watchPresses } from './after-press.ts';
import { useFirstField } from './first-field.ts';
import { type FormActor, FormActorContext } from './form-actor.ts';

export type FormProps = {
  actor: FormActor;
  /** What the form is called by a screen reader. */
  label: string;
  /** The page is there for this form: its first field has the focus when it opens. */
  hasFirstFocus?: boolean;
  children: ReactNode;
};

/** Draws a form's actor: the fields inside find it by context, and a refused submit leads to the first wrong field. */
export function Form({ actor, label, hasFirstFocus = false, children }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const turnedDown = useSelector(actor, (snapshot) => snapshot.context.turnedDown);

  useFirstField(element, hasFirstFocus);
  useEffect(watchPresses, []);
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
