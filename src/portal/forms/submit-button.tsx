import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { viewOf } from '../../../machines/form.ts';
import { useFormActor } from './form-actor.ts';

export type SubmitButtonProps = {
  children: string;
  /** Stays enabled while the form is invalid: pressing it leads to the first invalid field. */
  evenInvalid?: boolean;
};

/** The button that submits the form: disabled while the form is invalid or already submitted (A 2.6). */
export function SubmitButton({ children, evenInvalid = false }: SubmitButtonProps) {
  const actor = useFormActor();
  const disabled = useSelector(actor, (snapshot) => {
    const view = viewOf(snapshot);
    return view.kind !== 'open' || !(evenInvalid || view.isValid);
  });
  return (
    <Button type="submit" variant="contained" size="large" disabled={disabled}>
      {children}
    </Button>
  );
}
