import { act, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ApiReference } from '../../../src/contract/api-reference.ts';
import { apiReferenceText } from '../../../src/contract/generated/api-reference-text.ts';
import { TryCall } from '../../../src/portal/pages/api-reference/try-call.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { analyst } from '../session/kit.ts';
import { walkPage } from '../walk-page.ts';
import { keysCall, tryCallKit } from './kit.ts';

const call = 'GET /api/keys';
const reference: ApiReference = JSON.parse(apiReferenceText);

walkPage(tryCallKit, {
  mount: async ({ answers }) => {
    const listKeys = reference.calls.find(
      ({ path, method }) => path === keysCall.address && method === 'GET',
    );
    if (listKeys === undefined) throw new Error('the contract has no such call');
    answers.always('GET /api/userInfo', { body: analyst });
    await act(async () => {
      render(
        <InApp>
          <TryCall call={listKeys} values={new Map()} today="2026-11-20" />
        </InApp>,
      );
    });
  },
  events: {
    'call.requested': async ({ user, answers }) => {
      await user.click(await screen.findByRole('button', { name: 'Try it' }));
      await waitFor(() => expect(answers.pending()).toContain(call));
    },
    'call.stopped': ({ user }) => user.click(screen.getByRole('button', { name: 'Stop' })),
    'xstate.done.actor.sendCall': async ({ answers }, { output }) => {
      const request = await answers.give(call, { status: output.status, body: JSON.parse(output.text) });
      expect(request.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    },
    'xstate.error.actor.sendCall': ({ answers }) => answers.give(call, { offline: true }).then(() => {}),
  },
  states: {
    ready: () => expect(screen.queryByText(/^Waiting|^Status/)).toBeNull(),
    sending: () => {
      expect(screen.getByText('Waiting for the answer…')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Try it' }).hasAttribute('disabled')).toBe(true);
    },
    answered: async (_, { context: { answer } }) => {
      const shown = await screen.findByRole('region', { name: 'Answer' });
      expect(shown.textContent).toContain(`Status ${answer?.status}, application/json`);
      expect(shown.querySelector('pre')?.textContent).toBe(
        JSON.stringify(JSON.parse(answer?.text ?? ''), null, 2),
      );
    },
    failed: async () => {
      expect((await screen.findByRole('alert')).textContent).toMatch(/^No answer came/);
    },
  },
});
