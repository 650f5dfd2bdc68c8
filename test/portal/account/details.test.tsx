import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserHistory, type History } from 'history';
import { Link, Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { detailsSavedText } from '../../../src/domain/account/details.ts';
import { errorText, unavailableText } from '../../../src/domain/failure.ts';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import { Page } from '../../../src/portal/pages/my-account/page.tsx';
import { HeaderLink } from '../../../src/portal/shell/header-link.tsx';
// Loaded with the test, so that no test waits for it.
import '../../../src/portal/pages/my-account/details/details.tsx';
import type { Answer } from '../../flows/answers.ts';
import { analyst } from '../../flows/kits/session.ts';
import { accountAnswers, asked, button, dialogSays, fault, kept, open, path } from './open-account.tsx';

const answers = accountAnswers('analyst');
const page = (
  <>
    <Link to="/documentation">Documentation</Link>
    <HeaderLink item={{ label: 'Logout', to: pagePaths.logout, isPlain: true }} />
    <Routes>
      <Route path="/my-account/*" element={<Page />} />
      <Route path="*" element={null} />
    </Routes>
  </>
);

const jane = {
  FirstName: 'Jane',
  LastName: 'Doe',
  Email: analyst.email,
  Phone: '+442071234567',
  Company: null as string | null,
  TaxNumber: null as string | null,
  Country: 'GB',
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const country = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });

async function openDetails(details: Partial<typeof jane> = {}, history?: History): Promise<void> {
  await open(page, '/my-account/details', {}, history);
  await answers().give('GET /api/userdetails/get', { body: { ...jane, ...details } });
  await screen.findByRole('textbox', { name: 'First name' });
}

async function amend(details: Partial<typeof jane> = {}, history?: History): Promise<void> {
  await openDetails(details, history);
  await userEvent.click(button('Amend'));
}

async function fill(name: string, text: string): Promise<void> {
  act(() => box(name).focus());
  fireEvent.change(box(name), { target: { value: text } });
  act(() => box(name).blur());
}

/** Saves; the service answers with these details. */
async function saved(answered: Partial<typeof jane> = {}): Promise<Record<string, unknown>> {
  await userEvent.click(button('Save'));
  const request = await answers().give('POST /api/userdetails/set', { body: { ...jane, ...answered } });
  await dialogSays(detailsSavedText);
  return request.json();
}

describe('A 2.9: my account', () => {
  test('has a side menu, and an information panel beside each part', async () => {
    await openDetails();
    const menu = within(screen.getByRole('navigation', { name: 'My account' }));
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Details', '/my-account/details'],
      ['Subscriptions', '/my-account/subscriptions'],
      ['API keys', '/my-account/api-keys'],
      ['Change password', '/my-account/change-password'],
    ]);
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Details');
    const panel = () => screen.getByRole('complementary', { name: 'Good to know' }).textContent;
    expect(panel()).toContain('Your login');
    await userEvent.click(menu.getByRole('link', { name: 'Change password' }));
    expect(await screen.findByRole('form', { name: 'Change password' })).toBeTruthy();
    expect(panel()).toContain('A good password');
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Change password');
    await userEvent.click(menu.getByRole('link', { name: 'Subscriptions' }));
    expect(await screen.findByRole('heading', { name: 'Subscriptions' })).toBeTruthy();
  });

  test('A 2.1: /my-account shows the details page', async () => {
    await open(page, '/my-account');
    await answers().give('GET /api/userdetails/get', { body: jane });
    expect(await screen.findByRole('button', { name: 'Amend' })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Details');
  });
});

describe('A 2.9, 4.5: details', () => {
  test('are read-only until Amend unlocks them, all but the e-mail address', async () => {
    await openDetails();
    for (const name of ['First name', 'Last name', 'Email', 'Phone number', 'Company', 'Country']) {
      expect(box(name).readOnly).toBe(true);
      expect(box(name).required).toBe(false);
    }
    expect(box('Company').placeholder).toBe('Not given');
    expect(box('Country').value).toBe('United Kingdom');
    await userEvent.click(button('Amend'));
    expect(document.activeElement).toBe(box('First name'));
    for (const name of ['First name', 'Last name', 'Phone number', 'Company (optional)'])
      expect(box(name).readOnly).toBe(false);
    expect(box('Email').readOnly).toBe(true);
    expect(box('First name').autocomplete).toBe('given-name');
    expect(box('Last name').autocomplete).toBe('family-name');
    expect(box('Phone number').autocomplete).toBe('tel');
    expect(box('Company (optional)').autocomplete).toBe('organization');
  });

  test('a successful submit locks them again and shows an alert', async () => {
    await amend();
    await fill('First name', 'Zoë 李');
    await fill('Company (optional)', 'Łódź & Søn 株式会社');
    const amended = { ...jane, FirstName: 'Zoë 李', Company: 'Łódź & Søn 株式会社' };
    expect(await saved(amended)).toEqual({ ...amended, Seen: jane });
    expect(box('First name').readOnly).toBe(true);
    expect(box('First name').value).toBe('Zoë 李');
    expect(button('Amend')).toBeTruthy();
  });

  test('Cancel returns to what was last saved', async () => {
    await amend();
    await fill('First name', 'Janet');
    await saved({ FirstName: 'Janet' });
    await userEvent.click(button('Amend'));
    await fill('First name', 'Jill');
    await userEvent.click(button('Cancel'));
    expect(box('First name').value).toBe('Janet');
    expect(document.activeElement).toBe(button('Amend'));
  });

  test('after saving, what another tab saved meanwhile is shown and becomes the new baseline', async () => {
    await amend();
    await fill('First name', 'Janet');
    const now = { ...jane, FirstName: 'Janet', Phone: '+33142685300', Company: 'Other Ltd', Country: 'FR' };
    await saved(now);
    expect(box('Company').value).toBe('Other Ltd');
    expect(box('Phone number').value).toBe('+33 1 42 68 53 00');
    expect(box('Country').value).toBe('France');
    await userEvent.click(button('Amend'));
    await fill('Company (optional)', 'Third Ltd');
    expect(await saved({ ...now, Company: 'Third Ltd' })).toEqual({
      ...now,
      Company: 'Third Ltd',
      Seen: now,
    });
  });

  test('a conflict with another tab is reported at its field, and only what was typed here is stored', async () => {
    await amend();
    await fill('Last name', 'Dough');
    expect(kept()).toContain('Dough');
    expect(kept()).not.toContain('+442071234567');
    await userEvent.click(button('Save'));
    await answers().give(
      'POST /api/userdetails/set',
      fault(409, 'Changed elsewhere', { LastName: ['This was changed elsewhere'] }),
    );
    expect(box('Last name').getAttribute('aria-invalid')).toBe('true');
    expect(box('Last name').value).toBe('Dough');
    button('This was changed elsewhere');
  });

  test('a double click saves once', async () => {
    await amend();
    await fill('First name', 'Janet');
    await userEvent.dblClick(button('Save'));
    await answers().give('POST /api/userdetails/set', { body: { ...jane, FirstName: 'Janet' } });
    expect(asked(answers(), 'POST /api/userdetails/set')).toBe(1);
  });

  test('a refusal by the server is shown at the field, its summary takes the focus, and the form stays unlocked', async () => {
    await amend();
    await fill('Last name', 'D');
    await userEvent.click(button('Save'));
    await answers().give(
      'POST /api/userdetails/set',
      fault(400, 'LastName: No', { LastName: ['Too short for us'] }),
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(box('Last name').getAttribute('aria-invalid')).toBe('true');
    expect(box('Last name').readOnly).toBe(false);
    await userEvent.click(button('Too short for us'));
    expect(document.activeElement).toBe(box('Last name'));
  });

  test.each<[string, Answer, string]>([
    ['no network', { offline: true }, unavailableText],
    ['a proxy that gave up', { status: 504, isForeign: true }, errorText],
    ['a breakdown', { status: 500 }, errorText],
  ])(
    'a lost answer is not said to mean that nothing was saved, and the changes stay: %s',
    async (_, lost, text) => {
      await amend();
      await fill('Last name', 'Dough');
      await userEvent.click(button('Save'));
      await answers().give('POST /api/userdetails/set', lost);
      await dialogSays(text);
      expect(screen.getByRole('alert').textContent).toContain(
        'It is not known whether your details were saved.',
      );
      expect(box('Last name').value).toBe('Dough');
      await saved({ LastName: 'Dough' });
    },
  );

  test('a failure to load them is reported, and loading can be retried', async () => {
    await open(page, '/my-account/details');
    await answers().give('GET /api/userdetails/get', { status: 500, body: 'oops' });
    await dialogSays(errorText);
    await userEvent.click(button('Try again'));
    await answers().give('GET /api/userdetails/get', { body: jane });
    expect(await screen.findByRole('button', { name: 'Amend' })).toBeTruthy();
  });
});

describe('A 5: the rules of the details', () => {
  test.each<[string, string, string]>([
    ['First name', '', 'This field is required'],
    ['Last name', '', 'This field is required'],
    ['First name', 'x'.repeat(51), 'Use at most 50 characters'],
    ['First name', 'a\u0007b', 'Use no control characters'],
    ['Company (optional)', 'x'.repeat(256), 'Use at most 255 characters'],
    ['Phone number', '', 'This field is required'],
    ['Phone number', '+', 'Invalid phone number'],
    ['Phone number', '1', 'Invalid phone number'],
    ['Phone number', '+999123456789', 'Invalid phone number'],
    ['Phone number', '+44207123456', 'Invalid phone number'],
    ['Phone number', '0123', 'Invalid phone number'],
    ['Phone number', `+44${'7'.repeat(300)}`, 'Invalid phone number'],
  ])('%s "%s": %s', async (name, text, message) => {
    await amend();
    await fill(name, text);
    expect(screen.getByText(message)).toBeTruthy();
    expect(box(name).getAttribute('aria-invalid')).toBe('true');
    expect(button('Save').disabled).toBe(true);
  });

  test.each<[string, string]>([
    ['First name', 'x'.repeat(50)],
    ['Company (optional)', 'x'.repeat(255)],
    ['Company (optional)', ''],
  ])('%s accepts "%s"', async (name, text) => {
    await amend({ Company: 'Example Ltd' });
    await fill(name, text);
    expect(box(name).getAttribute('aria-invalid')).toBe('false');
    expect(button('Save').disabled).toBe(false);
  });

  test('an empty company is saved as null', async () => {
    await amend({ Company: 'Example Ltd' });
    await fill('Company (optional)', '');
    expect(await saved()).toMatchObject({ Company: null });
  });

  test('the phone box keeps only digits and a leading +, and the parsed number is shown beside it', async () => {
    await amend();
    await fill('Phone number', 'call +44 (0)20-7123 4567 now');
    expect(box('Phone number').value).toBe('+4402071234567');
    await fill('Phone number', '+1 212 555 0123');
    expect(box('Phone number').value).toBe('+12125550123');
    expect(screen.getByText('+1 212 555 0123')).toBeTruthy();
  });

  test('a pasted extension is shown as one and saved as one; two pasted numbers are refused', async () => {
    await amend();
    const paste = async (text: string) => {
      await userEvent.clear(box('Phone number'));
      await userEvent.paste(text);
    };
    await paste('+49 30 123456 ext. 12');
    expect(screen.getByText('+49 30 123456 ext. 12')).toBeTruthy();
    expect(button('Save').disabled).toBe(false);
    await paste('030 123456, 030 999999');
    expect(box('Phone number').value).toBe('030 123456, 030 999999');
    // The message appears once the box has been left.
    await userEvent.tab();
    expect(screen.getByText('Invalid phone number')).toBeTruthy();
    await paste('+49 30 123456 #12');
    expect(await saved()).toMatchObject({ Phone: 'tel:+4930123456;ext=12' });
  });

  test('a number without a leading + is read for the chosen country and checked again when that changes', async () => {
    await amend();
    await fill('Phone number', '02071234567');
    expect(screen.getByText('+44 20 7123 4567')).toBeTruthy();
    expect(button('Save').disabled).toBe(false);
    await userEvent.click(country());
    await userEvent.clear(country());
    await userEvent.type(country(), 'Fran');
    await userEvent.click(screen.getByRole('option', { name: 'France' }));
    expect(screen.getByText('Invalid phone number')).toBeTruthy();
    expect(button('Save').disabled).toBe(true);
    await fill('Phone number', '0142685300');
    expect(screen.getByText('+33 1 42 68 53 00')).toBeTruthy();
    expect(await saved()).toMatchObject({ Phone: '0142685300', Country: 'FR' });
  });

  test('a phone number keeps its extension', async () => {
    await amend({ Phone: '+442079460958;ext=55' });
    expect(box('Phone number').value).toBe('tel:+442079460958;ext=55');
    expect(screen.getByText('+44 20 7946 0958 x55')).toBeTruthy();
    expect(await saved()).toMatchObject({ Phone: 'tel:+442079460958;ext=55' });
  });

  test('a country that is not in the list cannot be chosen, and clearing the country is an error', async () => {
    await amend();
    await userEvent.click(country());
    await userEvent.clear(country());
    await userEvent.type(country(), 'Atlantis');
    expect(screen.getByText('No country has this name')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    expect(country().value).toBe('');
    expect(screen.getByText('This field is required')).toBeTruthy();
    expect(button('Save').disabled).toBe(true);
  });
});

describe('A 4.5: leaving with unsaved details', () => {
  test('asks first: staying keeps the changes, leaving goes on', async () => {
    await amend();
    await fill('First name', 'Janet');
    await userEvent.click(screen.getByRole('link', { name: 'Documentation' }));
    expect(path()).toBe('/my-account/details');
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    await userEvent.click(button('Stay'));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box('First name').value).toBe('Janet');
    await userEvent.click(screen.getByRole('link', { name: 'Documentation' }));
    await userEvent.click(button('Leave'));
    expect(path()).toBe('/documentation');
    expect(kept()).not.toContain('Janet');
  });

  test('asks before logging out too, and logs out when the changes are given up', async () => {
    await amend();
    await fill('First name', 'Janet');
    const logout = screen.getByRole('link', { name: 'Logout' });
    await userEvent.click(logout);
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    await userEvent.click(button('Stay'));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box('First name').value).toBe('Janet');
    expect(asked(answers(), 'POST /auth/logout')).toBe(0);
    await userEvent.click(logout);
    await userEvent.click(button('Leave'));
    expect(asked(answers(), 'POST /auth/logout')).toBe(1);
    expect(kept()).not.toContain('Janet');
  });

  test('logs out without asking when nothing has changed', async () => {
    await amend();
    await userEvent.click(screen.getByRole('link', { name: 'Logout' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked(answers(), 'POST /auth/logout')).toBe(1);
  });

  test('Escape stays on the page', async () => {
    await amend();
    await fill('First name', 'Janet');
    await userEvent.click(screen.getByRole('link', { name: 'Documentation' }));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe('/my-account/details');
  });

  test('asks before another part of My account is opened', async () => {
    await amend();
    await fill('First name', 'Janet');
    await userEvent.click(screen.getByRole('link', { name: 'Change password' }));
    await userEvent.click(button('Leave'));
    expect(path()).toBe('/my-account/change-password');
    expect(await screen.findByRole('form', { name: 'Change password' })).toBeTruthy();
  });

  test('does not ask when the details were changed back', async () => {
    await amend();
    await fill('First name', 'Janet');
    await fill('First name', 'Jane');
    await userEvent.click(screen.getByRole('link', { name: 'Documentation' }));
    expect(path()).toBe('/documentation');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the browser asks before unloading only while there are unsaved changes', async () => {
    const unload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => void dispatchEvent(event));
      return event.defaultPrevented;
    };
    window.history.replaceState(null, '', '/my-account/details');
    await amend({}, createBrowserHistory());
    expect(unload()).toBe(false);
    await fill('First name', 'Janet');
    expect(unload()).toBe(true);
    await userEvent.click(button('Cancel'));
    expect(unload()).toBe(false);
  });

  test('unsaved changes survive a reload, for this account only, until they are saved', async () => {
    sessionStorage.setItem(
      'daylight.details.somebody@else.example',
      JSON.stringify({ firstName: 'Stranger' }),
    );
    sessionStorage.setItem(
      `daylight.details.${analyst.email}`,
      JSON.stringify({ firstName: 'Janet', email: 'other@example.com', password: 'x' }),
    );
    await openDetails();
    expect(screen.getByText('Your changes from before are still here, and not saved yet.')).toBeTruthy();
    // A 2.9: read-only at first, as the service has them.
    expect(box('First name').readOnly).toBe(true);
    expect(box('First name').value).not.toBe('Janet');
    await userEvent.click(button('Continue editing'));
    expect(box('First name').value).toBe('Janet');
    expect(box('Email').value).toBe(analyst.email);
    await fill('Last name', 'Dough');
    expect(kept()).toContain('Dough');
    expect(await saved()).toMatchObject({ FirstName: 'Janet', LastName: 'Dough' });
    expect(kept()).not.toContain('Dough');
  });
});
