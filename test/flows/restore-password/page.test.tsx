import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { passwordRestoredText, restoreLinkSentText } from '../../../src/domain/account/restored-password.ts';
import { Page } from '../../../src/portal/pages/restore-password/page.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { sandboxConfig } from '../../portal/sandbox-config.ts';
import { StandInCaptcha } from '../../portal/stand-in-captcha.ts';
import { defectOf, showsDefect } from '../running-flows.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { login as account, endedLink, question, refused, restorePasswordKit } from './kit.ts';

vi.mock('../../../src/portal/forms/captcha-loader.ts', () => ({ loadCaptchaScript: async () => {} }));
const token = 'a-token-of-a-mail';
let captcha: StandInCaptcha;
let draw: (at: string) => Promise<void>;

const login = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Login' });
const answer = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Security answer' });
const password = () => screen.getByLabelText<HTMLInputElement>('New password');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const wait = () => screen.queryByText(/^(Loading your|Sending the|Setting your)/)?.textContent;

function Whereabouts() {
  const { pathname } = useLocation();
  return <output aria-label="Path">{pathname}</output>;
}
const path = () => screen.getByLabelText('Path').textContent;

async function readDialog({ user }: PageWorld, text: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(text);
  await user.click(button('OK'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const isRequesting = (): boolean => screen.queryByRole('textbox', { name: 'Login' }) !== null;

async function send({ user }: PageWorld): Promise<void> {
  if (isRequesting()) {
    if (login().value === '') fireEvent.change(login(), { target: { value: 'jane.doe@example.com' } });
    await user.click(button('Send'));
    expect(wait()).toBe('Sending the e-mail');
    expect(button('Send').disabled).toBe(true);
    return;
  }
  if (answer().value === '') {
    fireEvent.change(answer(), { target: { value: 'Saint Mary' } });
    fireEvent.change(password(), { target: { value: 'Horizon2026' } });
  }
  if (button('Set password').disabled) captcha.pass();
  await user.click(button('Set password'));
  expect(wait()).toBe('Setting your new password');
  expect(button('Set password').disabled).toBe(true);
}

/** The service refuses what was sent. */
async function refuse(world: PageWorld): Promise<void> {
  const { answers } = world;
  const isRequest = isRequesting();
  const resets = captcha.resets.length;
  const error = {
    code: 'invalid-request',
    message: ['Answer: wrong'],
    requestId: refused.requestId,
    fields: isRequest ? { Email: ['Not a valid email'] } : { Answer: ['This answer is not right'] },
  };
  await answers.give(isRequest ? 'POST /api/forgotpassword' : `POST /api/forgotpassword/${token}/restore`, {
    status: 400,
    body: { error },
  });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(isRequest ? 'Not a valid email' : 'This answer is not right');
  expect(alert.textContent).not.toContain('Answer:');
  expect(document.activeElement).toBe(alert);
  const field = isRequest ? login() : answer();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  // A 4.7: a failure resets the captcha; step 0 has none.
  if (!isRequest) {
    expect(captcha.resets).toHaveLength(resets + 1);
    expect(button('Set password').disabled).toBe(true);
  } else expect(button('Send').disabled).toBe(false);
  expect(wait()).toBeUndefined();
  expect(screen.queryByRole('dialog')).toBeNull();
}

// A 2.3: the page says what it is waiting for.
walkPage(restorePasswordKit, {
  mount: ({ answers }) => {
    captcha = new StandInCaptcha().install();
    answers
      .always('GET /api/userInfo', { status: 401 })
      .always('GET /api/tradingVenuesList', { body: { tradingVenues: [], CostPerVenue: 25 } });
    const config = { ...sandboxConfig, captcha: { skipValidation: false, siteKey: 'site-key' } };
    draw = async (at) => {
      await act(async () => {
        render(
          <InApp config={config} at={at}>
            <Page />
            <Whereabouts />
            <AlertDialog />
          </InApp>,
        );
      });
    };
  },
  events: {
    'page.opened': async ({ answers }, event) => {
      await draw(`/restore-password${event.withLink ? `/${token}` : ''}`);
      if (event.withLink)
        await vi.waitFor(() =>
          expect(answers.pending()).toContain(`GET /api/forgotpassword/${token}/question`),
        );
      else await screen.findByRole('textbox', { name: 'Login' });
    },
    // What is refused can be sent again.
    'form.accepted': async (world) => {
      const { answers } = world;
      await send(world);
      await refuse(world);
      await send(world);
      if (isRequesting()) {
        const request = await answers.give('POST /api/forgotpassword', { status: 204 });
        expect(await request.json()).toEqual({ Email: 'jane.doe@example.com' });
        await readDialog(world, restoreLinkSentText);
        return;
      }
      const request = await answers.give(`POST /api/forgotpassword/${token}/restore`, {
        body: { Email: account },
      });
      expect(await request.json()).toEqual({ Answer: 'Saint Mary', Password: 'Horizon2026' });
      await readDialog(world, passwordRestoredText);
    },
    'request.repeated': async ({ user }) => {
      await user.click(button('Send again or change the address'));
      expect(login().value).toBe('jane.doe@example.com');
    },
    'xstate.done.actor.loadQuestion': ({ answers }) =>
      answers
        .give(`GET /api/forgotpassword/${token}/question`, { body: { Question: question } })
        .then(() => {}),
    'xstate.error.actor.loadQuestion': async (world) => {
      await world.answers.give(`GET /api/forgotpassword/${token}/question`, {
        status: 404,
        body: { error: { code: 'not-found', message: endedLink.message, requestId: endedLink.requestId } },
      });
      await readDialog(world, endedLink.message);
    },
    'xstate.error.actor.requestForm': defectOf('requestForm'),
    'xstate.error.actor.restoreForm': defectOf('restoreForm'),
    'form.broken': defectOf('captcha'),
  },
  states: {
    idle: () => {},
    request: () => expect(path()).toBe('/restore-password'),
    'request.open': () => {
      expect(wait()).toBeUndefined();
      expect(login().autocomplete).toBe('username');
    },
    'request.sent': () => {
      expect(screen.getByRole('heading', { name: 'Check your e-mail' })).toBe(document.activeElement);
      expect(screen.getByText('jane.doe@example.com')).toBeTruthy();
    },
    'restore.loadingQuestion': () => {
      expect(wait()).toBe('Loading your security question');
      expect(screen.queryByRole('form')).toBeNull();
    },
    'restore.turnedAway': () => expect(path()).toBe('/restore-password'),
    'restore.answering': () => {
      expect(screen.getByText(question)).toBeTruthy();
      expect(wait()).toBeUndefined();
    },
    'restore.restored': () => expect(path()).toBe('/login'),
    broken: showsDefect,
  },
  unseen: { restore: 'is shown by the states within it' },
});
