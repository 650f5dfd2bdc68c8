import { act, render, screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { expect } from 'vitest';
import { type ActorRefFrom, type EventFrom, fromPromise } from 'xstate';
import type { formMachine } from '../../../machines/form.ts';
import { FailureError } from '../../../src/domain/failure.ts';
import { ErrorSummary } from '../../../src/portal/forms/error-summary.tsx';
import { Form } from '../../../src/portal/forms/form.tsx';
import { SubmitButton } from '../../../src/portal/forms/submit-button.tsx';
import { TextField } from '../../../src/portal/forms/text-field.tsx';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { formKit, refusal, visitor, visitorForm } from './kit.ts';

let actor: ActorRefFrom<typeof formMachine>;
let settle: { resolve(output: unknown): void; reject(error: unknown): void };

const machine = visitorForm.provide({
  actors: { submitForm: fromPromise(() => new Promise((resolve, reject) => (settle = { resolve, reject }))) },
});

function VisitorForm() {
  actor = useActorRef(machine, { input: { form: 'VisitorForm', initialValues: visitor } });
  return (
    <Form actor={actor} label="Visitor">
      <ErrorSummary />
      <TextField name="name" label="Name" autoComplete="name" />
      <SubmitButton evenInvalid>Send</SubmitButton>
    </Form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
/** Sent by the flow around the form, not by a person. */
const fromTheFlow = (_: PageWorld, event: object) =>
  act(() => actor.send(event as EventFrom<typeof formMachine>));

/** The message of a refusal has the focus. */
const expectTold = () => expect(document.activeElement).toBe(screen.getByRole('alert'));

walkPage(formKit, {
  mount: () => {
    render(<VisitorForm />);
  },
  events: {
    'field.changed': async ({ user }, event) => {
      await user.type(box(), 'x');
      await user.clear(box());
      if (event.value !== '') await user.type(box(), String(event.value));
    },
    'field.left': async ({ user }) => {
      await user.click(box());
      await user.tab();
    },
    'field.entered': fromTheFlow,
    'form.submitted': ({ user }) => user.click(button()),
    'field.reopened': fromTheFlow,
    'form.filled': fromTheFlow,
    'form.reset': fromTheFlow,
    'form.committed': fromTheFlow,
    'form.recalled': fromTheFlow,
    'errors.cleared': fromTheFlow,
    'submission.refused': async (world, event) => {
      await fromTheFlow(world, event);
      expectTold();
    },
    'captcha.verified': fromTheFlow,
    'captcha.expired': fromTheFlow,
    'captcha.cleared': fromTheFlow,
    'xstate.done.actor.submitForm': () => act(async () => settle.resolve('taken')),
    'xstate.error.actor.submitForm': async () => {
      await act(async () => settle.reject(new FailureError(refusal)));
      expectTold();
    },
  },
  states: {
    editing: () => {
      expect(box().readOnly).toBe(false);
      expect(button().disabled).toBe(false);
    },
    'editing.pristine': () => expect(screen.queryByRole('alert')).toBeNull(),
    'editing.changed': (_, { context }) => expect(box().value).toBe(context.values.name),
    'editing.refused': () => {
      const summary = screen.getByRole('alert');
      expect(summary.textContent).toContain(refusal.message);
      expect(summary.textContent).toContain(refusal.requestId);
      expect(box().getAttribute('aria-invalid')).toBe('true');
      const described = document.getElementById(String(box().getAttribute('aria-describedby')));
      expect(described?.textContent).toBe(refusal.fields.name);
    },
    submitting: () => {
      expect(box().readOnly).toBe(true);
      expect(button().disabled).toBe(true);
    },
    submitted: () => {
      expect(box().readOnly).toBe(true);
      expect(button().disabled).toBe(true);
    },
  },
});
