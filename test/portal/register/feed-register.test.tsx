import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Page } from '../../../src/portal/pages/feed-register/page.tsx';
import { expectAccessible } from '../../flows/walk-page.ts';
import { InApp } from '../in-app.tsx';
import { sandboxConfig } from '../sandbox-config.ts';
import { answersInHand } from '../shell/open-portal.tsx';

const answers = answersInHand();

test('A 2.8, B 1: has an information text, a PDF form to download and a mailto link to the support address, but no form', async () => {
  answers().always('GET /api/userInfo', { status: 401, body: {} });
  await act(async () => {
    render(
      <InApp config={{ ...sandboxConfig, supportEmail: 'feeds@daylight.example' }}>
        <Page />
      </InApp>,
    );
  });
  expect(
    screen.getByText(/^The data feed delivers orders and trades of the trading venues by FIX/),
  ).toBeTruthy();
  expect(screen.getByText('Save it and send it to us as an attachment.')).toBeTruthy();
  const form = screen.getByRole('link', { name: 'Download the form (PDF)' });
  expect(form.getAttribute('href')).toMatch(/daylight-feed-registration.*\.pdf/);
  expect(form.getAttribute('download')).toBe('daylight-feed-registration.pdf');
  expect(screen.getByRole('link', { name: 'feeds@daylight.example' }).getAttribute('href')).toBe(
    'mailto:feeds@daylight.example?subject=Data%20feed%20registration',
  );
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  await expectAccessible();
});
