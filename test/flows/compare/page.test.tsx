import { act, render, screen, waitFor, within } from '@testing-library/react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import { seriesKey } from '../../../src/domain/compare/comparison.ts';
import { criteriaOfQuery } from '../../../src/domain/feed/criteria.ts';
import { Page } from '../../../src/portal/pages/compare/page.tsx';
import { InApp } from '../../portal/in-app.tsx';
import type { Answer } from '../answers.ts';
import { visitor } from '../public-answers.ts';
import { walkPage } from '../walk-page.ts';
import { compareKit, outcomes, twoCompared } from './kit.ts';

const call = 'GET /api/feed/summary';
const list = () => screen.getByRole('table', { name: 'Series compared' });
let held: (() => void)[] = [];
let search = '';
let go: NavigateFunction = () => {};

function Address() {
  search = useLocation().search;
  go = useNavigate();
  return null;
}

function answerOf({ url }: Request): Answer {
  const outcome = outcomes[seriesKey(criteriaOfQuery(new URL(url).searchParams))];
  if (!outcome) throw new Error(`nobody compares ${url}`);
  return 'summary' in outcome
    ? { body: outcome.summary }
    : {
        status: 404,
        body: { error: { code: 'not-found', message: outcome.failure.message, requestId: 'r-1' } },
      };
}

walkPage(compareKit, {
  mount: async ({ answers }) => {
    held = [];
    answers.always(call, (request) => new Promise((done) => held.push(() => done(answerOf(request)))));
    answers.always('GET /api/userInfo', visitor);
    await act(async () => {
      render(
        <InApp at={`/compare${twoCompared}`}>
          <Address />
          <h1>Compare</h1>
          <Page />
        </InApp>,
      );
    });
  },
  events: {
    'address.changed': (_, { search: wanted }) => act(async () => void go(`/compare${wanted}`)),
    'refresh.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Refresh' })),
    'series.removed': ({ user }) => user.click(screen.getByRole('button', { name: /^Remove A, / })),
    'removal.undone': ({ user }) => user.click(screen.getByRole('button', { name: 'Undo' })),
    'xstate.done.actor.loadSummaries': async () => {
      await waitFor(() => expect(held).not.toHaveLength(0));
      await act(async () => {
        for (const answer of held.splice(0)) answer();
        await new Promise((done) => setImmediate(done));
      });
      await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
    },
  },
  notHere: {
    'xstate.error.actor.loadSummaries': 'a failed call is a result of its series; walked on the chart',
  },
  unseen: { deciding: 'left in the step that enters it' },
  states: {
    choosing: () => {
      expect(screen.getByRole('button', { name: 'Choose a first series' })).toBeTruthy();
      expect(screen.queryByRole('table')).toBeNull();
    },
    loading: () => {
      expect(within(list()).getAllByText('Loading…').length).toBeGreaterThan(0);
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveProperty('disabled', true);
    },
    shown: (_, { context: { comparison } }) => {
      const rows = within(list()).getAllByRole('row').slice(1);
      expect(rows).toHaveLength(comparison.series.length);
      expect(new URLSearchParams(search).getAll('s')).toEqual(comparison.series.map(seriesKey));
    },
  },
});
