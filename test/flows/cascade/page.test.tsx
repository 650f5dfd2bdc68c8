import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { cascadeMachine } from '../../../machines/cascade.ts';
import { isShown, type OptionsPage } from '../../../src/domain/feed/choices.ts';
import { dataSelectAddress, type Level, levels } from '../../../src/domain/feed/criteria.ts';
import { AppContextProvider } from '../../../src/portal/context/app-context.tsx';
import { levelLabels } from '../../../src/portal/pages/data-select/level-texts.ts';
import { Page } from '../../../src/portal/pages/data-select/page.tsx';
import { PageLoadingProvider, usePageWait } from '../../../src/portal/shell/page-loading.tsx';
import { sandboxConfig } from '../../portal/sandbox-config.ts';
import { fault, labelOf, questions } from '../cascade-wire.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { cascadeKit } from './kit.ts';

type Snapshot = SnapshotFrom<typeof cascadeMachine>;
type Check = (world: PageWorld, snapshot: AnyMachineSnapshot) => Promise<void>;
type Happening = (world: PageWorld, event: { type: string; [key: string]: unknown }) => Promise<void>;

// Long enough to be seen while waiting, short enough to wait for.
const config = { ...sandboxConfig, debounceMaxWait: 50 };

const boxOf = (level: Level): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('combobox', { name: levelLabels[level] });
const showData = (): HTMLElement => screen.getByRole('button', { name: 'Show data' });
/** The same, found by text: a query by role computes all styles of the page, and states look often. */
const showDataText = (): HTMLButtonElement | null => screen.getByText('Show data').closest('button');
const contextOf = (snapshot: AnyMachineSnapshot): Snapshot['context'] => snapshot.context;

/** B 2: every level is there except segment MIC and order type without a choice. @returns their boxes */
function expectLevels(snapshot: AnyMachineSnapshot): ReadonlyMap<Level, HTMLInputElement> {
  const context = contextOf(snapshot);
  const shown = levels.filter((level) => isShown(context, level));
  const boxes = screen.getAllByRole<HTMLInputElement>('combobox');
  expect(boxes.map((box) => box.labels?.[0]?.textContent)).toEqual(shown.map((level) => levelLabels[level]));
  return new Map(
    shown.flatMap((level, index) => {
      const box = boxes[index];
      return box ? [[level, box]] : [];
    }),
  );
}

const loading =
  (level: Level): Check =>
  async (_, snapshot) => {
    await waitFor(() => {
      const box = expectLevels(snapshot).get(level);
      if (box) {
        expect(box.getAttribute('aria-busy')).toBe('true');
        // The search text stays in the box.
        if (level !== 'instrument' || contextOf(snapshot).typed === '') expect(box.value).toBe('');
      }
      expect(showDataText()).toHaveProperty('disabled', true);
    });
  };

const choosing =
  (level: Level): Check =>
  async (_, snapshot) => {
    await waitFor(() => {
      const box = expectLevels(snapshot).get(level);
      // The search text stays in the box.
      if (level !== 'instrument') expect(box?.value).toBe('');
      expect(box?.disabled).toBe(false);
      expect(showDataText()).toHaveProperty('disabled', true);
    });
  };

const searching: Check = async () => {
  await waitFor(() => expect(boxOf('instrument').getAttribute('aria-busy')).toBe('true'));
};

const choose =
  (level: Level): Happening =>
  async ({ user }, { value }) => {
    const box = boxOf(level);
    if (value === null) return user.clear(box);
    // Another click closes an open list.
    if (box.getAttribute('aria-expanded') !== 'true') await user.click(box);
    const options = await screen.findAllByRole('option');
    const wanted = labelOf(value);
    const option = options.find((one) => one.textContent?.startsWith(wanted));
    if (!option) throw new Error(`${levelLabels[level]} does not offer ${wanted}`);
    await user.click(option);
  };

const answered = Object.fromEntries(
  Object.entries(questions).flatMap(([actor, { call, body }]) => [
    [
      `xstate.done.actor.${actor}`,
      (async ({ answers }, { output }) => {
        await answers.give(call, { body: body(output as OptionsPage) });
      }) satisfies Happening,
    ],
    [
      `xstate.error.actor.${actor}`,
      (async ({ answers }) => {
        await answers.give(call, { status: 500, body: fault });
      }) satisfies Happening,
    ],
  ]),
);

function Wait() {
  return <p data-testid="wait">{usePageWait()}</p>;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

function open(address: string): void {
  act(() => {
    const state = { usr: null, key: crypto.randomUUID(), idx: 1 };
    window.history.pushState(state, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
}

// A 2.3: the page says what it is waiting for.
walkPage(cascadeKit, {
  mount: ({ answers }) => {
    answers
      .always('GET /api/userInfo', {
        body: { email: 'analyst@daylight.example', Notifications: [], Parameters: {}, restrictedMode: false },
      })
      .always('GET /api/tradingVenuesList', { body: { tradingVenues: [], CostPerVenue: 25 } });
    window.history.replaceState(null, '', '/dataSelect');
    render(
      <BrowserRouter>
        <AppContextProvider config={config}>
          <PageLoadingProvider>
            <Wait />
            <main>
              <Routes>
                <Route path="/dataSelect" element={<Page />} />
                <Route path="*" element={<Elsewhere />} />
              </Routes>
            </main>
          </PageLoadingProvider>
        </AppContextProvider>
      </BrowserRouter>,
    );
  },
  events: {
    ...Object.fromEntries(levels.map((level) => [`${level}.chosen`, choose(level)])),
    ...answered,
    'criteria.given': async (_, { criteria }) => {
      open(dataSelectAddress(criteria));
    },
    'instrument.searched': async ({ user }, { text }) => {
      await user.tripleClick(boxOf('instrument'));
      await user.keyboard(text);
    },
    'xstate.after.searchDelay.cascade.selecting.instrumentSearch.waiting': async ({ answers }) => {
      await waitFor(() => expect(answers.pending()).toContain('GET /api/subscription/feed/instrumentlist'));
    },
    'instruments.moreRequested': async ({ user }) => {
      await user.click(boxOf('instrument'));
      await user.keyboard('{End}');
    },
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'form.submitted': ({ user }) => user.click(showData()),
  },
  states: {
    selecting: async () => {
      await screen.findByRole('form', { name: 'Select data' });
    },
    'selecting.levels.dataType.choosing': choosing('datatype'),
    'selecting.levels.venue.loading': loading('tv'),
    'selecting.levels.venue.choosing': choosing('tv'),
    'selecting.levels.assetClass.loading': loading('assetclass'),
    'selecting.levels.assetClass.choosing': choosing('assetclass'),
    'selecting.levels.subAssetClass.loading': loading('subassetclass'),
    'selecting.levels.subAssetClass.choosing': choosing('subassetclass'),
    'selecting.levels.instrument.loading': loading('instrument'),
    'selecting.levels.instrument.finding': loading('instrument'),
    'selecting.levels.instrument.choosing': async (world, snapshot) => {
      await choosing('instrument')(world, snapshot);
      const { total, search } = contextOf(snapshot);
      if (search === '')
        expect(
          screen.getByText(`${total} instrument${total === 1 ? '' : 's'}. Type a name or an ISIN.`),
        ).toBeTruthy();
    },
    'selecting.levels.segmentMic.loading': loading('instrumentmic'),
    'selecting.levels.segmentMic.failed': async () => {
      expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
      expect(showData()).toHaveProperty('disabled', true);
    },
    'selecting.levels.segmentMic.choosing': choosing('instrumentmic'),
    'selecting.levels.orderType.loading': loading('ordertype'),
    'selecting.levels.orderType.failed': async () => {
      expect((await screen.findByRole('alert')).textContent).toContain('The order types');
      expect(showData()).toHaveProperty('disabled', true);
    },
    'selecting.levels.orderType.choosing': choosing('ordertype'),
    'selecting.levels.ready': async (_, snapshot) => {
      await waitFor(() => {
        expectLevels(snapshot);
        // B 4: the form is updating from the first letter of a search.
        expect(showDataText()).toHaveProperty('disabled', snapshot.hasTag('loading instrument'));
      });
    },
    'selecting.levels.loadingData': async () => {
      await waitFor(() => expect(screen.getByTestId('wait').textContent).toBe('Loading orders'));
    },
    'selecting.levels.nothingPublished': async () => {
      expect(await screen.findByText(/now\. Choose another /)).toBeTruthy();
    },
    'selecting.levels.listFailed': async () => {
      expect(await screen.findByText(/^The list could not be loaded\. Choose the .+ again\.$/)).toBeTruthy();
    },
    'selecting.instrumentSearch.searching': searching,
    'selecting.instrumentSearch.loadingMore': searching,
    submitted: async () => {
      const address = (await screen.findByTestId('elsewhere')).textContent;
      expect(address).toMatch(
        /^\/data-viewing\/order\?datatype=order&tv=IUOB&assetclass=Bonds&subassetclass=Sovereign&instrument=GB00BM8Z2T38/,
      );
    },
  },
  unseen: {
    ...Object.fromEntries(
      [
        '',
        '.dataType',
        '.venue',
        '.assetClass',
        '.subAssetClass',
        '.instrument',
        '.segmentMic',
        '.orderType',
      ].map((level) => [`selecting.levels${level}`, 'its states are seen']),
    ),
    'selecting.instrumentSearch': 'a region: its states are seen',
    'selecting.instrumentSearch.idle': 'nothing is being searched, so nothing shows',
    'selecting.instrumentSearch.waiting': 'over before it can be seen',
  },
});
