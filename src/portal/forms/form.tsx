import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { viewOf } from '../../../machines/form.ts';
import { usePageLoading } from '../shell/page-loading.tsx';
import { watchPresses } from './after-press.ts';
import { useFirstField } from './first-field.ts';
import { type FormActor, FormActorContext } from './form-actor.ts';

export type FormProps = {
  actor: FormActor;
  /** The form's name for screen readers. */
  label: string;
  /** The form is the purpose of the page: its first field gets the focus when it opens. */
  hasFirstFocus?: boolean;
  /** What the page waits for while the form is being sent; absent if its flow says so. */
  sending?: string;
  children: ReactNode;
};

/**
 * Renders a form's actor: the fields inside find it through context, and a refused submission leads to the first
 * invalid field.
 */
export function Form({ actor, label, hasFirstFocus = false, sending, children }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const turnedDown = useSelector(actor, (snapshot) => snapshot.context.turnedDown);

  const isSending = useSelector(actor, (snapshot) => viewOf(snapshot).kind === 'sending');

  usePageLoading(sending !== undefined && isSending, sending);
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
