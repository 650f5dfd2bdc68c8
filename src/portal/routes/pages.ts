import type { ComponentType } from 'react';
import { type Late, late } from '../browser/late.ts';

/** The code of each page. Separate from the route table, which the pages themselves import. */
export const pages = {
  home: late(() => import('../pages/home/page.tsx')),
  transparency: late(() => import('../pages/transparency/page.tsx')),
  executionReporting: late(() => import('../pages/execution-reporting/page.tsx')),
  reportDownload: late(() => import('../pages/report-download/page.tsx')),
  documentation: late(() => import('../pages/documentation.tsx')),
  dataFormat: late(() => import('../pages/data-format/page.tsx')),
  start: late(() => import('../pages/start.tsx')),
  apiReference: late(() => import('../pages/api-reference/page.tsx')),
  delays: late(() => import('../pages/delays.tsx')),
  changelog: late(() => import('../pages/changelog.tsx')),
  openData: late(() => import('../pages/open-data/page.tsx')),
  dataCalendar: late(() => import('../pages/data-calendar/page.tsx')),
  venue: late(() => import('../pages/venue/page.tsx')),
  signIn: late(() => import('../pages/sign-in/page.tsx')),
  callback: late(() => import('../pages/callback.tsx')),
  feedRegister: late(() => import('../pages/feed-register/page.tsx')),
  restorePassword: late(() => import('../pages/restore-password/page.tsx')),
  termsOfUse: late(() => import('../pages/terms-of-use/page.tsx')),
  dataSelect: late(() => import('../pages/data-select/page.tsx')),
  sliceFiles: late(() => import('../pages/slice-files.tsx')),
  legalText: late(() => import('../pages/legal-text.tsx')),
  underConstruction: late(() => import('../pages/under-construction.tsx')),
  register: late(() => import('../pages/register/page.tsx')),
  dataView: late(() => import('../pages/data-view/page.tsx')),
  tape: late(() => import('../pages/tape/page.tsx')),
  instrument: late(() => import('../pages/instrument/page.tsx')),
  compare: late(() => import('../pages/compare/page.tsx')),
  getData: late(() => import('../pages/get-data/page.tsx')),
  myAccount: late(() => import('../pages/my-account/page.tsx')),
} as const satisfies Record<string, Late<{ readonly Page: ComponentType }>>;

export type PageName = keyof typeof pages;
