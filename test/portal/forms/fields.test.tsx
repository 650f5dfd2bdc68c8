import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type ActorRefFrom, assign, fromPromise } from 'xstate';
import { formMachine } from '../../../machines/form.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import { type FormValues, validated } from '../../../src/domain/form-rules/form-state.ts';
import { CheckboxField } from '../../../src/portal/forms/checkbox-field.tsx';
import { ErrorSummary } from '../../../src/portal/forms/error-summary.tsx';
import { Form } from '../../../src/portal/forms/form.tsx';
import { PasswordField } from '../../../src/portal/forms/password-field.tsx';
import { SubmitButton } from '../../../src/portal/forms/submit-button.tsx';
import { type ControlProps, TextField } from '../../../src/portal/forms/text-field.tsx';
import { expectAccessible } from '../../flows/walk-page.ts';

let actor: ActorRefFrom<typeof formMachine>;
const required = 'This field is required';

/** A form whose fields are all required, except the ones named. */
function TestForm({
  values,
  optional = [],
  submit = async () => {},
  children,
}: {
  values: FormValues;
  optional?: readonly string[];
  submit?: (values: FormValues) => Promise<unknown>;
  children: ReactNode;
}) {
  actor = useActorRef(
    formMachine.provide({
      actors: { submitForm: fromPromise(({ input }) => submit(input.values)) },
      actions: {
        validate: assign(({ context }) => {
          const missing = Object.entries(context.values).filter(
            ([name, value]) => !optional.includes(name) && (value === '' || value === false),
          );
          const errors = Object.fromEntries(missing.map(([name]) => [name, required]));
          return validated(context.values, { errors, formValid: true });
        }),
      },
    }),
    { input: { form: 'TestForm', initialValues: values } },
  );
  return (
    <Form actor={actor} label="Test">
      {children}
    </Form>
  );
}

function Shouting({ id, value, onChange, onBlur }: ControlProps) {
  return (
    <input id={id} value={value.toUpperCase()} onChange={(e) => onChange(e.target.value)} onBlur={onBlur} />
  );
}

describe('A 8: a form field used outside a connected form is a developer error', () => {
  test.each([
    ['a text field', <TextField key="t" name="a" label="A" />],
    ['a password field', <PasswordField key="p" name="a" label="A" />],
    ['a checkbox', <CheckboxField key="c" name="a" label="A" />],
    ['a submit button', <SubmitButton key="s">Send</SubmitButton>],
    ['an error summary', <ErrorSummary key="e" />],
  ])('%s', (_, field) => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(field)).toThrow('A form field stands outside a form');
    quiet.mockRestore();
  });
});

describe('A 3.7: the options of a form field', () => {
  test('name, type, placeholder, maximum length and autocomplete reach the box', () => {
    render(
      <TestForm values={{ email: '' }}>
        <TextField
          name="email"
          label="Email"
          type="email"
          placeholder="you@example.com"
          maxLength={254}
          autoComplete="email"
        />
      </TestForm>,
    );
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    expect(box.name).toBe('email');
    expect(box.type).toBe('email');
    expect(box.placeholder).toBe('you@example.com');
    expect(box.maxLength).toBe(254);
    expect(box.autocomplete).toBe('email');
    expect(box.required).toBe(true);
    expect(document.querySelectorAll('[required]')).toHaveLength(1);
  });

  test('a read-only field cannot be typed into', async () => {
    render(
      <TestForm values={{ email: 'ann@example.com' }}>
        <TextField name="email" label="Email" readOnly />
      </TestForm>,
    );
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    await userEvent.type(box, 'x');
    expect(box.value).toBe('ann@example.com');
    expect(box.readOnly).toBe(true);
  });

  test('an optional field says so and is not required', () => {
    render(
      <TestForm values={{ company: '' }} optional={['company']}>
        <TextField name="company" label="Company" optional />
        <SubmitButton>Send</SubmitButton>
      </TestForm>,
    );
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Company (optional)' });
    expect(box.required).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
  });

  test('a custom component replaces the text box', async () => {
    render(
      <TestForm values={{ name: '' }}>
        <TextField name="name" label="Name" component={Shouting} />
      </TestForm>,
    );
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await userEvent.type(box, 'ann');
    expect(box.value).toBe('ANN');
  });

  test('the checkbox variant has the values true and false', async () => {
    render(
      <TestForm values={{ terms: false }}>
        <CheckboxField name="terms" label="I accept the terms of use" />
      </TestForm>,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept the terms of use' });
    await userEvent.click(box);
    expect(actor.getSnapshot().context.values.terms).toBe(true);
    await userEvent.click(box);
    expect(actor.getSnapshot().context.values.terms).toBe(false);
    await userEvent.tab();
    expect(screen.getByText(required)).toBeTruthy();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
  });

  test('a read-only checkbox keeps its value', async () => {
    render(
      <TestForm values={{ terms: true }}>
        <CheckboxField name="terms" label="Terms" readOnly />
      </TestForm>,
    );
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });
});

describe('A 4.9: what a person sees of the lifecycle', () => {
  test('a text input shows its error only after it has been blurred once', async () => {
    render(
      <TestForm values={{ name: '' }}>
        <TextField name="name" label="Name" hint="As in your passport" />
      </TestForm>,
    );
    const box = screen.getByRole('textbox');
    await userEvent.type(box, 'A');
    await userEvent.clear(box);
    expect(screen.queryByText(required)).toBeNull();
    expect(box.getAttribute('aria-invalid')).toBe('false');
    await userEvent.tab();
    const error = screen.getByText(required);
    expect(box.getAttribute('aria-describedby')).toBe(
      `${error.id} ${screen.getByText('As in your passport').id}`,
    );
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
    await userEvent.type(box, 'A');
    expect(screen.queryByText(required)).toBeNull();
  });

  test('submitting an invalid form leads to the first invalid field', async () => {
    render(
      <TestForm values={{ first: 'Ann', second: '', third: '' }}>
        <TextField name="first" label="First" />
        <TextField name="second" label="Second" />
        <TextField name="third" label="Third" />
        <SubmitButton evenInvalid>Send</SubmitButton>
      </TestForm>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Second' }));
    expect(screen.getAllByText(required)).toHaveLength(2);
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Second' }));
  });

  test('the summary of a refusal by the server takes the focus, and its entries lead to their fields', async () => {
    const fields = { name: 'This name is taken' };
    const submit = vi
      .fn()
      .mockRejectedValue(
        new FailureError(failure('refused', { message: 'Not taken', fields, requestId: 'req-9' })),
      );
    render(
      <TestForm values={{ name: 'Ann' }} submit={submit}>
        <ErrorSummary />
        <TextField name="name" label="Name" />
        <SubmitButton>Send</SubmitButton>
      </TestForm>,
    );
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    await userEvent.click(send);
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toBe('Not takenThis name is takenReference req-9');
    expect(submit).toHaveBeenCalledTimes(1);
    await expectAccessible();

    await userEvent.click(screen.getByRole('button', { name: 'This name is taken' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));

    await userEvent.click(send);
    expect(submit).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(screen.getByRole('alert'));

    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'e');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByRole('alert').textContent).toBe('Not takenReference req-9');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  test('A 2.6: the button is disabled while the form is invalid or already submitted', async () => {
    let taken: (value: unknown) => void = () => {};
    render(
      <TestForm values={{ name: '' }} submit={() => new Promise((resolve) => (taken = resolve))}>
        <TextField name="name" label="Name" />
        <SubmitButton>Send</SubmitButton>
      </TestForm>,
    );
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(send.disabled).toBe(true);
    await userEvent.type(screen.getByRole('textbox'), 'Ann');
    expect(send.disabled).toBe(false);
    await userEvent.keyboard('{Enter}');
    expect(send.disabled).toBe(true);
    await act(async () => taken('ok'));
    expect(actor.getSnapshot().matches({ entry: 'submitted' })).toBe(true);
    expect(send.disabled).toBe(true);
  });
});

test('a password can be shown and hidden again, by mouse and by keyboard', async () => {
  render(
    <TestForm values={{ password: '' }}>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </TestForm>,
  );
  const box = screen.getByLabelText<HTMLInputElement>('Password');
  expect(box.type).toBe('password');
  await userEvent.type(box, 'Sunrise2026');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(box.type).toBe('text');
  expect(box.value).toBe('Sunrise2026');
  await userEvent.keyboard('{Enter}');
  expect(box.type).toBe('password');
  expect(box.autocomplete).toBe('current-password');
  await expectAccessible();
});
