import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { openPortal } from '../../portal/shell/open-portal.tsx';
import { answers as screens } from '../operator-screen/kit.ts';
import { operatorUser } from '../operator-screen/operator-user.ts';
import { walkPage } from '../walk-page.ts';
import { errors, operatorActKit, previewed, resending } from './kit.ts';

const calls = {
  preview: 'POST /api/operator/acts/preview',
  perform: 'POST /api/operator/acts',
  confirm: 'POST /api/session/confirm',
} as const;

const asksAgain = 'Confirm that it is you';
const proof = () => within(screen.getByRole('dialog', { name: asksAgain }));
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => dialog().getByRole('button', { name });
const says = (code: string, message: string, more = {}) => ({
  error: { code, message, requestId: 'r-1', ...more },
});
const refusals = new Map([
  [errors.factor, { status: 403, body: says('confirmation.code', 'Enter a code') }],
  [errors.changed, { status: 409, body: says('conflict', 'It has changed in the meantime.') }],
  [
    errors.reason,
    { status: 400, body: says('invalid-request', 'Say why.', { fields: { Reason: ['Say why.'] } }) },
  ],
  [errors.lost, { status: 503 }],
  [errors.gone, { status: 404, body: says('not-found', 'There is no mail 5d1f1b3e.') }],
  [errors.refused, { status: 409, body: says('conflict', 'Mail 5d1f1b3e is being sent now.') }],
  [errors.forbidden, { status: 403, body: says('forbidden', 'Your role does not allow this.') }],
]);

walkPage(operatorActKit, {
  mount: async ({ answers }) => {
    const { list, jobs } = screens.onlyGivenUp;
    answers.always('GET /api/operator/mails', { body: list });
    answers.always('GET /api/operator/jobs', { body: jobs });
    await openPortal(answers, '/operator/mails', { user: operatorUser });
    await screen.findByRole('table', { name: 'Mails' });
  },
  // What is too long or empty is not sent; the chart's own guard is walked alone.
  mayHappen: (_, event) => event.type !== 'act.confirmed' || event.reason.length < 500,
  events: {
    'act.wanted': ({ user }, { act }) =>
      user.click(screen.getByRole('button', { name: act.Name === resending.Name ? 'Send again…' : 'Stop…' })),
    'xstate.done.actor.previewAct': async ({ answers }, { output }) => {
      await answers.give(calls.preview, { body: output });
    },
    'xstate.error.actor.previewAct': async ({ answers }, { error }) => {
      await answers.give(calls.preview, refusals.get(error) ?? { status: 500 });
    },
    'act.confirmed': async ({ user }, { reason }) => {
      await user.clear(dialog().getByLabelText('Reason'));
      await user.type(dialog().getByLabelText('Reason'), reason);
      await user.click(dialog().getByRole('button', { name: /^(Send mail again|Stop mail)$/ }));
    },
    'xstate.done.actor.performAct': async ({ answers }, { output }) => {
      const request = await answers.give(calls.perform, { body: output });
      expect(await request.json()).toMatchObject({
        Act: { Mail: '5d1f1b3e-9c55-4a63-8d3c-2b1a7f3d9e10' },
        Reason: 'Asked for by its owner',
        Seen: previewed.Seen,
      });
    },
    'xstate.error.actor.performAct': async ({ answers }, { error }) => {
      await answers.give(calls.perform, refusals.get(error) ?? { status: 500 });
    },
    'xstate.done.actor.confirmation': async ({ answers, user }, { output }) => {
      if (!output) await user.click(proof().getByRole('button', { name: 'Cancel' }));
      else {
        await user.type(proof().getByLabelText('Code'), '123456');
        await user.click(proof().getByRole('button', { name: 'Continue' }));
        const request = await answers.give(calls.confirm, { status: 204 });
        expect(await request.json()).toEqual({ code: '123456' });
      }
      await waitFor(() => expect(screen.queryByRole('dialog', { name: asksAgain })).toBeNull());
    },
    'retry.requested': ({ user }) => user.click(press('Ask again')),
    'act.closed': ({ user }, _, before) =>
      before.matches('done')
        ? user.click(screen.getByRole('button', { name: 'Close' }))
        : user.keyboard('{Escape}'),
  },
  notHere: {
    'xstate.error.actor.confirmation':
      'the dialog itself would have to fail; the row `proving | confirmation failed` covers it',
  },
  states: {
    idle: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    previewing: () => {
      expect(dialog().getByText('Finding out what it touches')).toBeTruthy();
      expect(document.activeElement).toBe(press('Cancel'));
    },
    confirming: (_, { context }) => {
      for (const sentence of previewed.Sentences) expect(dialog().getByText(sentence)).toBeTruthy();
      expect(dialog().queryByText(/^Nothing was done: it has changed/) !== null).toBe(context.isOutdated);
      expect(document.activeElement).toBe(dialog().getByLabelText('Reason'));
      expect(dialog().getByLabelText('Reason')).toHaveProperty('value', context.decision?.reason ?? '');
    },
    performing: () => expect(press('Doing it…').hasAttribute('disabled')).toBe(true),
    proving: async () =>
      expect(
        within(await screen.findByRole('dialog', { name: asksAgain })).getByLabelText('Code'),
      ).toBeTruthy(),
    lost: () => {
      expect(dialog().getByRole('alert').textContent).toContain('it is not done twice');
      expect(document.activeElement).toBe(press('Ask again'));
    },
    refused: (_, { context }) =>
      expect(dialog().getByRole('alert').textContent).toContain(
        Object.values(context.failure.fields)[0] ?? context.failure.message,
      ),
    done: async ({ user }, { context }) => {
      expect(screen.getByText(/^Done: /).textContent).toContain(previewed.Sentences[0]);
      const { Shown } = context.done;
      if (Shown.length === 0) return waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.keyboard('{Escape}');
      expect(dialog().getByText(Shown[0])).toBeTruthy();
    },
  },
});
