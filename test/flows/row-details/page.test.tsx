import { act, render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { RowPanel } from '../../../src/portal/pages/data-view/row-panel/row-panel.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { gilt } from '../data-view/kit.ts';
import { visitor } from '../public-answers.ts';
import { walkPage } from '../walk-page.ts';
import { openedRow, rowAnswer, rowDetailsKit } from './kit.ts';

const call = 'GET /api/feed/row';

const statuses: Readonly<Record<string, number>> = { notFound: 404, refused: 400, unavailable: 503 };

const parts = (): readonly (string | null)[] =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

walkPage(rowDetailsKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', visitor);
    await act(async () => {
      render(
        <InApp>
          <RowPanel criteria={{ ...gilt, filter: { flags: 'LRGS' } }} row={openedRow} onClose={() => {}} />
        </InApp>,
      );
    });
    await vi.waitFor(() => expect(answers.pending()).toContain(call));
  },
  events: {
    'xstate.done.actor.loadRow': async ({ answers }) => {
      const { url } = await answers.give(call, { body: rowAnswer });
      const query = new URL(url).searchParams;
      expect([query.get('row'), query.get('published')]).toEqual([openedRow.id, openedRow.published]);
      // The row is requested regardless of the view's filters.
      expect(query.has('flags')).toBe(false);
    },
    'xstate.error.actor.loadRow': async ({ answers }, { error }) => {
      await answers.give(call, {
        status: statuses[error.failure.kind] ?? 500,
        body: { error: { code: 'x', message: '', requestId: 'r-1' } },
      });
    },
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'report.chosen': ({ user }) => user.click(screen.getByRole('button', { name: /^Cancellation/ })),
  },
  states: {
    loading: () => {
      expect(screen.getByText('Loading the row')).toBeTruthy();
      expect(parts()).toEqual([]);
    },
    shown: async ({ user }, { context: { chosen } }) => {
      expect(parts()).toEqual(['What became of it', 'What this report says', 'Where it is from']);
      const reports = within(screen.getByRole('list', { name: 'Reports of this transaction' }));
      const isFirst = chosen === openedRow.id;
      expect(
        reports.getAllByRole('button').map((report) => report.getAttribute('aria-current') === 'true'),
      ).toEqual([isFirst, !isFirst]);
      const text = screen.getByRole('dialog').textContent ?? '';
      expect(text).toContain('LRGS: Post-trade large in scale. It is large for this kind of instrument');
      expect(text).toContain('PERC: a percentage');
      expect(
        text.includes('This report is void: it was cancelled at 14:59:09 UTC on 20 November 2026.'),
      ).toBe(isFirst);
      expect(text.includes('CANC: Cancellation.')).toBe(!isFirst);
      expect(text.includes('trades-1458.csvLine1,204')).toBe(isFirst);
      expect(text.includes('2.5 s after its publication')).toBe(isFirst);
      expect(text.includes('its source is not known')).toBe(!isFirst);
      expect(text).toContain(isFirst ? 'Publication delay2 min 4 s' : 'Publication delay3 min 4 s');
      expect(text).toContain('One field is left out');
      const compare = screen.getByText('EU and UK side by side');
      if (compare.getAttribute('aria-expanded') === 'false') await user.click(compare);
      const compared = document.querySelector('table')?.textContent ?? '';
      expect(compared).toContain('UK, this venue’s');
      expect(compared).toContain('LRGSIt is large for this kind of instrument');
      expect(compared).toContain(
        'The same in both texts.Post-trade large in scaleRTS 2, (EU) 2017/583, annex II, table 3',
      );
      expect(compared.includes('Cancellation')).toBe(!isFirst);
    },
    absent: () => {
      expect(screen.getByRole('alert').textContent).toContain('no such row among those you may see');
      expect(parts()).toEqual([]);
    },
    failed: () => {
      expect(screen.getByRole('alert').textContent).toContain('Service is temporarily unavailable');
      expect(parts()).toEqual([]);
    },
  },
});
