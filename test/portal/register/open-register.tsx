import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { VenueList } from '../../../machines/venues.ts';
import type { Terms } from '../../../src/contract/generated/types.ts';
import type { Config } from '../../../src/portal/context/config.ts';
import { dropDownCode } from '../../../src/portal/controls/late-drop-down.tsx';
import { Page } from '../../../src/portal/pages/register/page.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import type { Answers } from '../../flows/answers.ts';
import { shownTerms } from '../../flows/terms/kit.ts';
import { venueList } from '../../flows/venues/kit.ts';
import { InApp } from '../in-app.tsx';
import { sandboxConfig } from '../sandbox-config.ts';

function Whereabouts() {
  return <code data-testid="whereabouts">{useLocation().pathname}</code>;
}

/** Where the router is. */
export const path = () => screen.getByTestId('whereabouts').textContent;

type Opening = {
  readonly at?: string;
  readonly config?: Partial<Config>;
  /** Null leaves the call for them unanswered. */
  readonly venues?: VenueList | null;
  /** Null leaves the call for them unanswered. */
  readonly terms?: Terms | null;
  /** Waits for the page, by default for the form. */
  readonly ready?: () => Promise<unknown>;
};

/** Draws the registration page for a visitor, with the venues loaded. */
export async function openRegister(
  answers: Answers,
  { at = '/register', config = {}, venues = venueList, terms = shownTerms, ready }: Opening = {},
): Promise<void> {
  answers.always('GET /api/userInfo', { status: 401 });
  await dropDownCode.fetch();
  if (venues) answers.always('GET /api/tradingVenuesList', { body: venues });
  if (terms) answers.always('GET /api/terms', { body: terms });
  await act(async () => {
    render(
      <InApp config={{ ...sandboxConfig, ...config }} at={at}>
        <Page />
        <AlertDialog />
        <Whereabouts />
      </InApp>,
    );
  });
  if (ready) {
    await ready();
    return;
  }
  await screen.findByRole('form', { name: 'Register' });
  if (venues) await screen.findByRole('table', { name: 'Trading venues' });
}

export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const dropDown = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: '[role=combobox]' });
export const option = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const terms = () => option('I accept the terms of use');
export const registerButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Register' });
export const changeButton = (field: string) =>
  screen.queryByRole('button', { name: `Change security ${field}` });

/** Enters a text into a box and leaves it. */
export function put(element: HTMLInputElement, text: string): void {
  act(() => element.focus());
  fireEvent.change(element, { target: { value: text } });
  act(() => element.blur());
}

/** Chooses an option of a drop-down by typing, and leaves it. */
export async function choose(name: string, label: string): Promise<void> {
  const element = dropDown(name);
  await userEvent.click(element);
  fireEvent.change(element, { target: { value: label } });
  await userEvent.click(screen.getByRole('option', { name: label }));
  await userEvent.tab();
}

export const jane = {
  email: 'jane.doe@example.com',
  firstName: 'Jane',
  lastName: 'Doe',
  phoneNumber: '+442079460958',
  company: 'Example Ltd',
  country: 'GB',
  question: 'What was the name of your first pet?',
  answer: 'Rex the dog',
} as const;

const boxes = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  company: 'Company (optional)',
} as const;

export type Filled = { -readonly [Field in keyof typeof jane]?: string };

/** Fills in the form as a person does, except for venues and captcha. Values of '' are left empty. */
export async function fillIn(values: Filled = {}, isAccepted = true): Promise<void> {
  const person = { ...jane, ...values };
  for (const [field, label] of Object.entries(boxes)) {
    const text = person[field as keyof typeof boxes];
    if (text !== '') put(box(label), text);
  }
  if (person.country !== '') await choose('Country', 'United Kingdom');
  if (person.question !== '') await choose('Security question', person.question);
  if (person.answer !== '') put(box('Security answer'), person.answer);
  if (isAccepted && !terms().checked) await userEvent.click(terms());
}

/** Chooses live data, such as 'orders, IGDL', which replace delayed data of the same kind. */
export async function chooseLive(...kinds: readonly string[]): Promise<void> {
  for (const kind of kinds) await userEvent.click(option(`Real-time ${kind}`));
}
