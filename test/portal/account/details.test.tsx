import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { detailsSavedText } from '../../../src/domain/account/details.ts';
import { unavailableText } from '../../../src/domain/failure.ts';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import { Page } from '../../../src/portal/pages/my-account/page.tsx';
import { HeaderLink } from '../../../src/portal/shell/header-link.tsx';
// Loaded with the test, so that no test waits for it.
import '../../../src/portal/pages/my-account/details/details.tsx';
import { analyst } from '../../flows/session/kit.ts';
import { accountAnswers, asked, button, dialogSays, fault, kept, open, path } from './open-account.tsx';

const answers = accountAnswers('analyst');
const page = (
  <>
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

async function openDetails(at: string, details: Partial<typeof jane> = {}): Promise<void> {
  await open(page, at);
  await answers().give('GET /api/userdetails/get', { body: { ...jane, ...details } });
  await screen.findByRole('textbox', { name: 'First name' });
}

async function amend(details: Partial<typeof jane> = {}): Promise<void> {
  await openDetails('/my-account/details', details);
  await userEvent.click(button('Amend'));
}

function fill(name: string, text: string): void {
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

test('A 2.1, 2.9: /my-account shows the details, with a side menu and an information panel beside each part', async () => {
  await openDetails('/my-account');
  const menu = within(screen.getByRole('navigation', { name: 'My account' }));
  expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Details', '/my-account/details'],
    ['My subscriptions', '/my-account/subscriptions'],
    ['API keys', '/my-account/api-keys'],
    ['Change password', '/my-account/change-password'],
    ['Security', '/my-account/security'],
  ]);
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Details');
  expect(box('Company').placeholder).toBe('Not given');
  const panel = () => screen.getByRole('complementary', { name: /^Good to know/ }).textContent;
  expect(panel()).toContain('Your login');
  await userEvent.click(menu.getByRole('link', { name: 'Change password' }));
  expect(await screen.findByRole('form', { name: 'Change password' })).toBeTruthy();
  expect(panel()).toContain('A good password');
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Change password');
  await userEvent.click(menu.getByRole('link', { name: 'My subscriptions' }));
  expect(await screen.findByRole('heading', { name: 'My subscriptions' })).toBeTruthy();
});

describe('A 2.9, 4.5: details', () => {
  test('after saving, what another tab saved meanwhile is shown and becomes the new baseline', async () => {
    await amend();
    fill('First name', 'Janet');
    const now = { ...jane, FirstName: 'Janet', Phone: '+33142685300', Company: 'Other Ltd', Country: 'FR' };
    await saved(now);
    expect(box('Company').value).toBe('Other Ltd');
    expect(box('Phone number').value).toBe('+33 1 42 68 53 00');
    expect(box('Country').value).toBe('France');
    await userEvent.click(button('Amend'));
    fill('First name', 'Jill');
    await userEvent.click(button('Cancel'));
    expect(box('First name').value).toBe('Janet');
    await userEvent.click(button('Amend'));
    fill('Company (optional)', '');
    expect(await saved({ ...now, Company: null })).toEqual({ ...now, Company: null, Seen: now });
  });

  test('a lost answer is not said to mean that nothing was saved; a conflict with another tab is reported at its field', async () => {
    await amend();
    fill('Last name', 'Dough');
    // Only what was typed here is stored.
    expect(kept()).toContain('Dough');
    expect(kept()).not.toContain('+442071234567');
    await userEvent.click(button('Save'));
    await answers().give('POST /api/userdetails/set', { offline: true });
    await dialogSays(unavailableText);
    expect(screen.getByRole('alert').textContent).toContain(
      'It is not known whether your details were saved.',
    );
    expect(box('Last name').value).toBe('Dough');
    await userEvent.click(button('Save'));
    await answers().give(
      'POST /api/userdetails/set',
      fault(409, 'Changed elsewhere', { LastName: ['This was changed elsewhere'] }),
    );
    expect(box('Last name').getAttribute('aria-invalid')).toBe('true');
    expect(box('Last name').value).toBe('Dough');
    button('This was changed elsewhere');
  });

  test('A 5: a wrong value is reported at its field, and cannot be saved', async () => {
    await amend();
    for (const [name, right, wrong, message] of [
      ['First name', 'Jane', '', 'This field is required'],
      ['Phone number', '+442071234567', '+44207123456', 'Invalid phone number'],
      ['Company (optional)', '', 'x'.repeat(256), 'Use at most 255 characters'],
    ] as const) {
      fill(name, wrong);
      expect(screen.getByText(message)).toBeTruthy();
      expect(box(name).getAttribute('aria-invalid')).toBe('true');
      expect(button('Save').disabled).toBe(true);
      fill(name, right);
      expect(button('Save').disabled).toBe(false);
    }
  });

  test('A 5: a phone number keeps its extension, a pasted one is saved as one, and two pasted numbers are refused', async () => {
    await amend({ Phone: '+442079460958;ext=55' });
    expect(box('Phone number').value).toBe('tel:+442079460958;ext=55');
    expect(screen.getByText('+44 20 7946 0958 x55')).toBeTruthy();
    const paste = async (text: string) => {
      await userEvent.clear(box('Phone number'));
      await userEvent.paste(text);
    };
    await paste('030 123456, 030 999999');
    expect(box('Phone number').value).toBe('030 123456, 030 999999');
    // The message appears once the box has been left.
    await userEvent.tab();
    expect(screen.getByText('Invalid phone number')).toBeTruthy();
    await paste('+49 30 123456 #12');
    expect(screen.getByText('+49 30 123456 ext. 12')).toBeTruthy();
    expect(await saved()).toMatchObject({ Phone: 'tel:+4930123456;ext=12' });
  });

  test('logging out with unsaved changes asks first; Escape stays, and giving them up logs out', async () => {
    await amend();
    fill('First name', 'Janet');
    const logout = screen.getByRole('link', { name: 'Logout' });
    await userEvent.click(logout);
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe('/my-account/details');
    expect(box('First name').value).toBe('Janet');
    expect(asked(answers(), 'POST /auth/logout')).toBe(0);
    await userEvent.click(logout);
    await userEvent.click(button('Leave'));
    expect(asked(answers(), 'POST /auth/logout')).toBe(1);
    expect(kept()).not.toContain('Janet');
  });

  test('details that were changed back are left without a question', async () => {
    await amend();
    fill('First name', 'Janet');
    fill('First name', 'Jane');
    await userEvent.click(screen.getByRole('link', { name: 'Logout' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked(answers(), 'POST /auth/logout')).toBe(1);
  });
});
