import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { detailsSavedText } from '../../../src/domain/account/details.ts';
import { Details } from '../../../src/portal/pages/my-account/details/details.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { defectOf, showsDefect } from '../running-flows.ts';
import { analyst } from '../session/kit.ts';
import { walkPage } from '../walk-page.ts';
import { detailsKit, jane, janet, kept, refused } from './kit.ts';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const path = () => screen.getByLabelText('Path').textContent;
const wait = () => screen.queryByText(/^(Loading|Saving) your details$/)?.textContent;
const draft = () => sessionStorage.getItem(`daylight.details.${analyst.email}`);

function Elsewhere() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Path">{pathname}</output>
      <button type="button" onClick={() => navigate('/documentation')}>
        Go elsewhere
      </button>
    </>
  );
}

const onTheWire = (details: typeof jane) => ({
  FirstName: details.firstName,
  LastName: details.lastName,
  Email: details.email,
  Phone: details.phoneNumber,
  Company: details.company,
  TaxNumber: details.taxNumber,
  Country: details.country,
});

// A 2.3: the page says what it is waiting for.
walkPage(detailsKit, {
  mount: async ({ answers }) => {
    sessionStorage.setItem(`daylight.details.${analyst.email}`, JSON.stringify(kept));
    sessionStorage.setItem(
      'daylight.details.somebody@else.example',
      JSON.stringify({ lastName: 'Stranger' }),
    );
    answers
      .always('GET /api/userInfo', { body: analyst })
      .always('GET /api/tradingVenuesList', { body: { tradingVenues: [], CostPerVenue: 25 } });
    await act(async () => {
      render(
        <InApp at="/my-account/details">
          <Details />
          <Elsewhere />
          <AlertDialog />
        </InApp>,
      );
    });
  },
  events: {
    'xstate.done.actor.loadDetails': async ({ answers }, event) => {
      await answers.give('GET /api/userdetails/get', {
        body: onTheWire(event.output === jane ? jane : janet),
      });
      await vi.waitFor(() => expect(wait()).toBeUndefined(), 10_000);
    },
    'xstate.error.actor.loadDetails': async ({ answers, user }) => {
      await answers.give('GET /api/userdetails/get', { status: 500 });
      await user.click(await screen.findByRole('button', { name: 'OK' }));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    'retry.requested': ({ user }) => user.click(button('Try again')),
    'details.unlocked': async ({ user }, _, before) => {
      const isOffered = before.matches({ readOnly: 'offering' });
      await user.click(button(isOffered ? 'Continue editing' : 'Amend'));
      if (isOffered) expect(box('First name').value).toBe('Janet');
      expect(box('Last name').value).toBe('Doe');
      expect(box('Email').value).toBe(jane.email);
      expect(document.activeElement).toBe(box('First name'));
    },
    'draft.discarded': async ({ user }) => {
      await user.click(button('Discard'));
      expect(document.activeElement).toBe(button('Amend'));
    },
    'amendment.dropped': async ({ user }) => {
      await user.click(button('Cancel'));
      expect(document.activeElement).toBe(button('Amend'));
    },
    'form.sent': async ({ user }) => {
      fireEvent.change(box('First name'), { target: { value: 'Janet' } });
      await user.click(button('Save'));
    },
    'form.accepted': async ({ answers, user }) => {
      const request = await answers.give('POST /api/userdetails/set', { body: onTheWire(janet) });
      // A 7: the same capitalised fields, including the address, which cannot change.
      expect(await request.json()).toEqual({ ...onTheWire(janet), Seen: onTheWire(jane) });
      expect((await screen.findByRole('dialog')).textContent).toContain(detailsSavedText);
      await user.click(button('OK'));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(box('First name').value).toBe('Janet');
    },
    'form.refused': async ({ answers, user }) => {
      const error = {
        code: 'invalid-request',
        message: 'Not saved',
        requestId: refused.requestId,
        fields: { Phone: [refused.fields.phoneNumber] },
      };
      await answers.give('POST /api/userdetails/set', { status: 400, body: { error } });
      expect(document.activeElement).toBe(screen.getByRole('alert'));
      expect(box('Phone number').getAttribute('aria-invalid')).toBe('true');
      // Who stays finds what was refused.
      await user.click(button('Go elsewhere'));
      await user.click(button('Stay'));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('alert')).toBeTruthy();
    },
    'departure.attempted': async ({ user }) => {
      await user.type(box('First name'), 'te');
      await user.click(button('Go elsewhere'));
    },
    'departure.declined': async ({ user }) => {
      await user.click(button('Stay'));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(path()).toBe('/my-account/details');
      expect(box('First name').value).toContain('te');
    },
    'departure.confirmed': async ({ user }) => {
      await user.click(button('Leave'));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(path()).toBe('/documentation');
    },
    'xstate.error.actor.form': defectOf('form'),
  },
  states: {
    loading: () => expect(wait()).toBe('Loading your details'),
    failed: () => expect(screen.getByText('Your details could not be loaded.')).toBeTruthy(),
    readOnly: async () => {
      expect(wait()).toBeUndefined();
      for (const name of ['First name', 'Last name', 'Email', 'Phone number', 'Company', 'Country']) {
        expect(box(name).readOnly).toBe(true);
        expect(box(name).required).toBe(false);
      }
      expect(box('Country').value).toBe('United Kingdom');
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
      await vi.waitFor(() => expect(box('Phone number').value).toBe('+44 20 7123 4567'));
    },
    'readOnly.plain': async () => {
      await vi.waitFor(() => expect(draft()).toBeNull());
      expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    },
    'readOnly.offering': () => {
      expect(screen.getByText('Your changes from before are still here, and not saved yet.')).toBeTruthy();
      expect(box('First name').value).toBe('Jane');
      expect(draft()).not.toBeNull();
    },
    amending: () => {
      expect(screen.queryByRole('button', { name: 'Amend' })).toBeNull();
    },
    'amending.editing': () => {
      for (const [name, autocomplete] of [
        ['First name', 'given-name'],
        ['Last name', 'family-name'],
        ['Phone number', 'tel'],
        ['Company (optional)', 'organization'],
      ] as const) {
        expect(box(name).readOnly).toBe(false);
        expect(box(name).autocomplete).toBe(autocomplete);
      }
      expect(box('Email').readOnly).toBe(true);
      expect(button('Save').disabled).toBe(false);
    },
    'amending.askingToLeave': () => {
      expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
      expect(path()).toBe('/my-account/details');
    },
    saving: () => {
      expect(wait()).toBe('Saving your details');
      expect(button('Save').disabled).toBe(true);
    },
    broken: async () => {
      await showsDefect();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
  notHere: {
    'broken: xstate.error.actor.form → *':
      'a failed part does not fail again; the row `broken | form failed` covers it',
    'amending.askingToLeave: amendment.dropped → *':
      'the dialog covers the button; the row `amending.* | amendment.dropped` covers it',
    'amending.askingToLeave: form.sent → *':
      'the dialog covers the button; the row `amending.* | form.sent` covers it',
  },
});
