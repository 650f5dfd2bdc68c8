import { act, render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { AutoRenewalSetting } from '../../src/portal/pages/my-account/subscriptions/auto-renewal-setting.tsx';
import { InWorld } from '../portal/in-world.tsx';
import { autoRenewalKit } from './auto-renewal.ts';
import { walkPage } from './walk-page.ts';

const setting = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Prepare the next 12 months' });

walkPage(autoRenewalKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', { status: 401, body: {} });
    await act(async () => {
      render(
        <InWorld>
          <AutoRenewalSetting isOn />
        </InWorld>,
      );
    });
  },
  events: {
    'autoRenewal.changed': ({ user }) => user.click(setting()),
    'xstate.done.actor.saveAutoRenewal': async ({ answers }) => {
      const request = await answers.give('POST /api/subscription/autoRenewal', { status: 204 });
      expect(await request.json()).toEqual({ AutoRenewal: setting().checked });
    },
    'xstate.error.actor.saveAutoRenewal': async ({ answers }) => {
      await answers.give('POST /api/subscription/autoRenewal', {
        status: 500,
        body: { error: { code: 'internal', message: 'broken', requestId: 'req-9' } },
      });
    },
  },
  states: {
    kept: () => expect(setting().disabled).toBe(false),
    saving: () => expect(setting().disabled).toBe(true),
    refused: () => {
      expect(screen.getByText('The setting could not be changed. It is as it was.')).toBeTruthy();
      expect(setting().disabled).toBe(false);
    },
  },
});
