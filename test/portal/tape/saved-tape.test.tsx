import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SavedView } from '../../../src/contract/generated/types.ts';
import { mostSavedViews, noRoomText } from '../../../src/domain/saved-views/saved-views.ts';
import { SavedViewsWithAlerts } from '../../../src/portal/pages/data-select/view-alerts/saved-views-with-alerts.tsx';
import { Page } from '../../../src/portal/pages/tape/page.tsx';
import { figures, quotes } from '../../flows/beside-tape/kit.ts';
import { visitor } from '../../flows/public-answers.ts';
import { saved } from '../../flows/save-view/kit.ts';
import { firstTape } from '../../flows/tape/kit.ts';
import { InApp } from '../in-app.tsx';
import { answersInHand } from '../shell/open-portal.tsx';

const answersOf = answersInHand();
const address = '/tape?timing=live&tv=ICPM&sizefrom=100000';
const selection = { timing: 'live', tv: 'ICPM', filter: { sizefrom: '100000' } } as const;
const tape: SavedView = { ...saved, id: '44444444-4444-4444-8444-444444444444', name: 'Large', selection };

test('C 12, C 18: the tape is saved under a name, narrowed as it is', async () => {
  answersOf()
    .always('GET /api/userInfo', visitor)
    .always('GET /api/tape', { body: firstTape })
    .always('GET /api/tape/figures', { body: figures })
    .always('GET /api/tape/quotes', { body: quotes });
  const user = userEvent.setup();
  await act(async () => {
    render(
      <InApp at={address}>
        <Page />
      </InApp>,
    );
  });
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toMatch(/^Tape, Venue ICPM, /);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const request = await answersOf().give('POST /api/views', { body: tape });
  expect(await request.json()).toMatchObject({ selection });
  await screen.findByText('Saved as “Large”');
});

test('C 12, C 18: a saved tape is listed by what it shows, opens it, and offers no alert', async () => {
  answersOf()
    .always('GET /api/userInfo', visitor)
    .always('GET /api/alerts', { body: { alerts: [], events: [], unread: 0 } })
    .always('GET /api/views', { body: { views: [saved, tape] } });
  render(
    <InApp at="/data-select">
      <SavedViewsWithAlerts />
    </InApp>,
  );
  const link = await screen.findByRole('link', { name: 'Large' });
  expect(link.getAttribute('href')).toBe(address);
  expect(link.closest('li')?.textContent).toContain('Live tape · Venue ICPM · ');
  await screen.findByRole('button', { name: `Set an alert on ${saved.name}` });
  expect(screen.queryByRole('button', { name: 'Set an alert on Large' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Rename Large' })).toBeTruthy();
});

test('C 12: as many views as may be saved are all listed', async () => {
  const views = Array.from({ length: mostSavedViews }, (_, n) => ({
    ...saved,
    id: `${String(n).padStart(8, '0')}-4444-4444-8444-444444444444`,
    name: `View ${n}`,
  }));
  answersOf()
    .always('GET /api/userInfo', visitor)
    .always('GET /api/alerts', { body: { alerts: [], events: [], unread: 0 } })
    .always('GET /api/views', { body: { views } });
  render(
    <InApp at="/data-select">
      <SavedViewsWithAlerts />
    </InApp>,
  );
  expect(await screen.findAllByRole('link', { name: /^View \d+$/ })).toHaveLength(mostSavedViews);
});

test('C 12: one view more than that is refused where it is named, with what helps', async () => {
  answersOf()
    .always('GET /api/userInfo', visitor)
    .always('GET /api/tape', { body: firstTape })
    .always('GET /api/tape/figures', { body: figures });
  const user = userEvent.setup();
  await act(async () => {
    render(
      <InApp at={address}>
        <Page />
      </InApp>,
    );
  });
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const error = { code: 'conflict', message: noRoomText, requestId: 'r-1' };
  await answersOf().give('POST /api/views', { status: 409, body: { error } });
  await within(dialog).findByText(noRoomText);
});
