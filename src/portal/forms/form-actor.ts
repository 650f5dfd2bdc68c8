import { useSelector } from '@xstate/react';
import { createContext, useContext, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type formMachine, viewOf } from '../../../machines/form.ts';
import { type FormValue, shownError } from '../../domain/form-rules/form-state.ts';
import { afterPress } from './after-press.ts';
import { isLeftAsGiven } from './first-field.ts';

export type FormActor = ActorRefFrom<typeof formMachine>;

export const FormActorContext = createContext<FormActor | null>(null);

/**
 * The form around this component.
 * @throws Error if there is none: a field outside a form is a developer's mistake (A 8)
 */
export function useFormActor(): FormActor {
  const actor = useContext(FormActorContext);
  if (actor === null) throw new Error('A form field stands outside a form: wrap it in <Form>.');
  return actor;
}

export type Field = {
  /** The control's id; the ids of its error and hint derive from it. */
  id: string;
  value: FormValue | undefined;
  /** The message to show now; null while the field has not been left or is valid. */
  error: string | null;
  /** The values are being sent or have been accepted: nothing can be typed. */
  locked: boolean;
  change: (value: FormValue) => void;
  enter: () => void;
  leave: () => void;
};

/** Connects a field to the form around it: value, message and the user's actions. */
export function useField(name: string): Field {
  const actor = useFormActor();
  const id = useId();
  const value = useSelector(actor, (snapshot) => snapshot.context.values[name]);
  const error = useSelector(actor, (snapshot) => shownError(snapshot.context, name));
  const locked = useSelector(actor, (snapshot) => viewOf(snapshot).kind !== 'open');
  return {
    id,
    value,
    error,
    locked,
    change: (next) => actor.send({ type: 'field.changed', name, value: next }),
    enter: () => actor.send({ type: 'field.entered', name }),
    leave: () => {
      // When the whole window loses the focus, the field remains the active element and the user will return to it.
      if (document.activeElement?.getAttribute('name') === name) return;
      if (isLeftAsGiven(name)) return;
      afterPress(() => {
        if (actor.getSnapshot().status === 'active') actor.send({ type: 'field.left', name });
      });
    },
  };
}
