import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Page as DataViewing } from '../../../src/portal/pages/data-view/page.tsx';
import { loadDrawings } from '../../../src/portal/pages/data-view/record-view.tsx';
import { Page as Documentation } from '../../../src/portal/pages/documentation.tsx';
import { Page as Reporting } from '../../../src/portal/pages/execution-reporting/page.tsx';
import { Page as Legal } from '../../../src/portal/pages/legal-text.tsx';
import { Page as OpenData } from '../../../src/portal/pages/open-data/page.tsx';
import { Page as ReportDownload } from '../../../src/portal/pages/report-download/page.tsx';
import { Page as Terms } from '../../../src/portal/pages/terms-of-use/page.tsx';
import type { Call } from '../../flows/answers.ts';
import { accountAnswers, open } from '../account/open-account.tsx';

const answers = accountAnswers('nobody');

const view = '/data-viewing/trade?tv=ICPM&assetclass=Bonds&subassetclass=Bonds&instrument=GB00BMF9LJ15';

// Otherwise they would still be loading when the last test ends.
beforeAll(loadDrawings);

// React's StrictMode stops every flow once in development and starts it again.
test.each<[Call, string, ReactNode]>([
  ['GET /api/terms', '/help/terms-of-use', <Terms key="page" />],
  ['GET /api/legal/cookies', '/help/cookies', <Legal key="page" />],
  ['GET /api/documents/list', '/documentation', <Documentation key="page" />],
  ['GET /api/report/publist', '/best-execution-reporting', <Reporting key="page" />],
  [
    'GET /api/report/publist',
    '/best-execution-reporting/download?publisher=1&date=2026-09-30',
    <ReportDownload key="page" />,
  ],
  ['GET /open-data/index.json', '/open-data', <OpenData key="page" />],
  ['GET /api/feed/data', view, <DataViewing key="page" />],
])(
  'a page that is started twice waits for the second answer of %s at %s and reports no failure',
  async (call, at, page) => {
    await open(page, at);
    await vi.waitFor(() => expect(answers().pending()).toContain(call));
    // The outcome of the first call has been handled by then.
    await act(() => new Promise((heard) => setImmediate(heard)));
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
