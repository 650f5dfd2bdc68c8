import { act, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { openPortal } from '../../portal/shell/open-portal.tsx';
import { walkPage } from '../walk-page.ts';
import { operatorScreenKit } from './kit.ts';
import { operatorUser } from './operator-user.ts';

const call = 'GET /api/operator/mails';
const rows = () =>
  within(screen.getByRole('table', { name: 'Mails' }))
    .getAllByRole('row')
    .slice(1);
const narrowing = () => within(screen.getByRole('navigation', { name: 'Mails shown' }));

walkPage(operatorScreenKit, {
  // The service answers what is asked for.
  mayHappen: ({ context }, event) =>
    event.type !== 'xstate.done.actor.readScreen' ||
    event.output === null ||
    event.output.list.Mails.length === (context.asked.query.state ? 1 : 2),
  mount: async ({ answers }) => {
    await openPortal(answers, '/operator/mails', { user: operatorUser });
    await screen.findByText('Reading mails and jobs');
  },
  events: {
    'xstate.done.actor.readScreen': async ({ answers }, { output }, { context }) => {
      const { url } = await answers.give(call, output ? { body: output.list } : { status: 404 });
      expect(new URL(url).searchParams.get('state')).toBe(context.asked.query.state ?? null);
      await answers.give('GET /api/operator/jobs', output ? { body: output.jobs } : { status: 404 });
    },
    'xstate.error.actor.readScreen': async ({ answers }) => {
      await answers.give(call, { status: 500 });
      await answers.give('GET /api/operator/jobs', { status: 500 });
    },
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'refresh.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Read now' })),
    'asked.changed': async ({ user }, { asked }) => {
      await user.click(
        narrowing().getByRole('link', { name: asked.query.state === 'givenUp' ? 'Given up' : 'All' }),
      );
      await act(async () => {});
    },
  },
  states: {
    loading: async (_, { context }) => {
      if (context.answer === null) return void (await screen.findByText('Reading mails and jobs'));
      screen.getByRole('progressbar', { name: 'Reading mails and jobs' });
      expect(rows()).toHaveLength(context.answer.list.Mails.length);
    },
    shown: async (_, { context }) => {
      const { Mails } = context.answer.list;
      await vi.waitFor(() => expect(rows()).toHaveLength(Mails.length));
      expect(rows()[0]?.textContent).toContain('given upada@example.com');
      expect(screen.getByText('14:17:00')).toBeTruthy();
      expect(narrowing().getByRole('link', { current: true }).textContent).toBe(
        context.asked.query.state ? 'Given up' : 'All',
      );
      expect(
        within(screen.getByRole('table', { name: 'Daily jobs' })).getAllByRole('row')[1]?.textContent,
      ).toContain('done');
    },
    // A list is always there: the session has ended, or lost its role.
    none: async () =>
      expect((await screen.findByRole('alert')).textContent).toContain('This could not be read'),
    outdated: (_, { context }) => {
      expect(screen.getByRole('alert').textContent).toContain('It could not be read again');
      expect(rows()).toHaveLength(context.answer.list.Mails.length);
    },
    failed: () => expect(screen.getByRole('alert').textContent).toContain('This could not be read'),
  },
});
