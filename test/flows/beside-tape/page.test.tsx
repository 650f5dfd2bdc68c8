import { act, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { tapeChoiceOf } from '../../../src/domain/feed/tape-choice.ts';
import { FiguresStrip } from '../../../src/portal/pages/tape/figures-strip.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { visitor } from '../public-answers.ts';
import { walkPage } from '../walk-page.ts';
import { besideTapeKit } from './kit.ts';

const call = 'GET /api/tape/figures';
const of = (search: string, asOf: string) => (
  <InApp>
    <FiguresStrip choice={tapeChoiceOf(search)} asOf={asOf} venues={2} />
  </InApp>
);

let rows = 0;
let show: (search: string) => void = () => {};

walkPage(besideTapeKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', visitor);
    await act(async () => {
      const { rerender } = render(of('', `rows ${rows}`));
      show = (search) => {
        rows += 1;
        rerender(of(search, `rows ${rows}`));
      };
    });
    await waitFor(() => expect(answers.pending()).toContain(call));
  },
  events: {
    'rows.came': (_, { choice }) => act(async () => show(choice.tv ? `?tv=${choice.tv}` : '')),
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'xstate.done.actor.loadBeside': async ({ answers }, { output }, { context }) => {
      const { url } = await answers.give(call, { body: output });
      expect(new URL(url).searchParams.get('tv')).toBe(context.asked.tv ?? null);
    },
    'xstate.error.actor.loadBeside': async ({ answers }) => {
      await answers.give(call, { status: 503 });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
  states: {
    loading: ({ answers }, { context }) => {
      expect(answers.pending()).toContain(call);
      expect(screen.queryByText('Loading the figures of today') !== null).toBe(context.answer === null);
    },
    shown: (_, { context: { answer: figures } }) => {
      expect(screen.getByText(figures.Trades.toLocaleString('en-GB'))).toBeDefined();
      expect(screen.getByText('18.41 bn')).toBeDefined();
      expect(screen.getByRole('list', { name: 'Most traded today' }).textContent).toBe(
        'UKT 0 1/2 10/22/61 61 trades 9.84 m',
      );
    },
    failed: (_, { context: { answer: figures } }) => {
      expect(screen.getByRole('alert').textContent).toContain(
        figures === null
          ? 'The figures of today could not be loaded.'
          : 'Newer figures could not be loaded; these are as of 14:22:1',
      );
    },
  },
});
