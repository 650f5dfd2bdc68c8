import { act, type RenderResult, render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { AutoRenewalSetting } from '../../../src/portal/pages/my-account/subscriptions/auto-renewal-setting.tsx';
import { subscribed } from '../../portal/account/subscriptions-answers.ts';
import { InApp } from '../../portal/in-app.tsx';
import { walkPage } from '../walk-page.ts';
import { autoRenewalKit } from './kit.ts';

const setting = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Prepare the next 12 months' });

let shown: RenderResult;
const settingOf = (isOn: boolean) => (
  <InApp>
    <AutoRenewalSetting isOn={isOn} loaded={{}} />
  </InApp>
);

walkPage(autoRenewalKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', { status: 401 });
    await act(async () => {
      shown = render(settingOf(true));
    });
  },
  // A check box is toggled.
  mayHappen: ({ context }, { type, isOn }) => type !== 'autoRenewal.changed' || isOn !== context.isOn,
  events: {
    'autoRenewal.changed': ({ user }) => user.click(setting()),
    'autoRenewal.loaded': (_, { isOn }) => {
      shown.rerender(settingOf(isOn));
      expect(setting().checked).toBe(isOn);
    },
    'xstate.done.actor.saveAutoRenewal': async ({ answers }) => {
      const request = await answers.give('POST /api/subscription/autoRenewal', { status: 204 });
      expect(await request.json()).toEqual({ AutoRenewal: setting().checked });
    },
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'xstate.done.actor.loadAutoRenewal': async ({ answers }, { output }) => {
      await answers.give('GET /api/subscription/info', { body: { ...subscribed, AutoRenewal: output } });
      expect(setting().checked).toBe(output);
    },
    'xstate.error.actor.loadAutoRenewal': async ({ answers }) => {
      await answers.give('GET /api/subscription/info', { offline: true });
    },
    'xstate.error.actor.saveAutoRenewal': async ({ answers }) => {
      await answers.give('POST /api/subscription/autoRenewal', {
        status: 500,
        body: { error: { code: 'internal', message: 'broken', requestId: 'req-9' } },
      });
    },
  },
  states: {
    confirming: () => expect(setting().disabled).toBe(true),
    unknown: () => {
      expect(screen.getByText(/^No answer was received/)).toBeTruthy();
      expect(setting().disabled).toBe(true);
    },
    kept: () => expect(setting().disabled).toBe(false),
    saving: () => expect(setting().disabled).toBe(true),
    refused: () => {
      expect(screen.getByText('The setting could not be changed. It is as before.')).toBeTruthy();
      expect(setting().disabled).toBe(false);
    },
  },
});
