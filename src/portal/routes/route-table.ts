import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { pagePaths } from '../../domain/page-paths.ts';
import { legalTextPath, legalTexts } from '../../domain/publishing/legal-texts.ts';
import type { Area } from '../../domain/session/areas.ts';
import { type Late, late } from '../browser/late.ts';

/** The code of each page. */
export const pages = {
  home: late(() => import('../pages/home/page.tsx')),
  transparency: late(() => import('../pages/transparency/page.tsx')),
  executionReporting: late(() => import('../pages/execution-reporting/page.tsx')),
  reportDownload: late(() => import('../pages/report-download/page.tsx')),
  documentation: late(() => import('../pages/documentation.tsx')),
  openData: late(() => import('../pages/open-data/page.tsx')),
  dataCalendar: late(() => import('../pages/data-calendar/page.tsx')),
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
  compare: late(() => import('../pages/compare/page.tsx')),
  myAccount: late(() => import('../pages/my-account/page.tsx')),
} as const satisfies Record<string, Late<{ readonly Page: ComponentType }>>;

type PageName = keyof typeof pages;

/** `reading` is a page of text, `full` a page of data over the whole width, `narrow` one column of a form. */
export type PageLayout = 'reading' | 'full' | 'narrow';

export type RouteRow = {
  readonly id: string;
  readonly path: string;
  readonly area: Area;
  /** The kind of page, which has a title and a caption (A 2.3). */
  readonly pageId: string;
  readonly title: string;
  readonly caption: string;
  readonly layout: PageLayout;
  readonly page: PageName;
};

/** Every route of the product (A 2.1), its page's kind, title and caption (A 2.3). Anything else goes home. */
export const routeTable: readonly RouteRow[] = [
  {
    id: 'home',
    path: pagePaths.home,
    area: 'public',
    pageId: 'landingPage',
    title: 'Welcome',
    caption:
      'Orders before the trade, trades after it, and how well they were executed, from regulated trading venues. Data delayed by 15 minutes is free.',
    layout: 'reading',
    page: 'home',
  },
  {
    id: 'transparencyData',
    path: pagePaths.transparency,
    area: 'public',
    pageId: 'transparency',
    title: 'Transparency Data',
    caption: 'What is published, by which venues, and how to receive it.',
    layout: 'reading',
    page: 'transparency',
  },
  {
    id: 'reporting',
    path: pagePaths.reporting,
    area: 'public',
    pageId: 'executionReporting',
    title: 'Quality of Execution Reporting',
    caption: 'Reports by investment firms and trading venues.',
    layout: 'reading',
    page: 'executionReporting',
  },
  {
    id: 'reportingDownload',
    path: pagePaths.reportDownload,
    area: 'public',
    pageId: 'executionReportingDownload',
    title: 'Quality of Execution Reporting',
    caption: 'Download the report you chose.',
    layout: 'reading',
    page: 'reportDownload',
  },
  {
    id: 'documentationLoad',
    path: pagePaths.documentation,
    area: 'public',
    pageId: 'documentation',
    title: 'Documentation',
    caption: 'Guides, terms and specifications.',
    layout: 'reading',
    page: 'documentation',
  },
  {
    id: 'openData',
    path: pagePaths.openData,
    area: 'public',
    pageId: 'openData',
    title: 'Open delayed data',
    caption: 'All orders and trades of every venue as files, 15 minutes later. Free, without an account.',
    layout: 'reading',
    page: 'openData',
  },
  {
    id: 'dataCalendar',
    path: pagePaths.dataCalendar,
    area: 'public',
    pageId: 'dataCalendar',
    title: 'Data calendar',
    caption: 'Which days of a venue are complete, and what is wrong with the others.',
    layout: 'reading',
    page: 'dataCalendar',
  },
  {
    id: 'login',
    path: pagePaths.login,
    area: 'public',
    pageId: 'login',
    title: 'Web access login',
    caption: 'Log in to see orders and trades.',
    layout: 'narrow',
    page: 'signIn',
  },
  {
    id: 'callback',
    path: pagePaths.callback,
    area: 'public',
    pageId: 'login',
    title: 'Web access login',
    caption: 'Completing your login.',
    layout: 'narrow',
    page: 'callback',
  },
  {
    id: 'register',
    path: pagePaths.register,
    area: 'public',
    pageId: 'register',
    title: 'Web access registration',
    caption:
      'Delayed data is free. Live data is charged per venue, per user, per month, for orders and for trades each.',
    layout: 'reading',
    page: 'register',
  },
  {
    id: 'sliceRegister',
    path: pagePaths.sliceRegister,
    area: 'public',
    pageId: 'sliceRegister',
    title: 'Slice File Feed registration',
    caption:
      'Delayed data is free. Live data is charged per venue, per user, per month, for orders and for trades each.',
    layout: 'reading',
    page: 'register',
  },
  {
    id: 'feedRegister',
    path: pagePaths.feedRegister,
    area: 'public',
    pageId: 'feedRegister',
    title: 'Data feed registration',
    caption: 'Register to receive the data by FIX.',
    layout: 'reading',
    page: 'feedRegister',
  },
  {
    id: 'restorePassword',
    path: `${pagePaths.restorePassword}/:token?`,
    area: 'public',
    pageId: 'restorePassword',
    title: 'Restore password',
    caption: 'Set a new password by e-mail.',
    layout: 'narrow',
    page: 'restorePassword',
  },
  {
    id: 'termsOfUse',
    path: pagePaths.termsOfUse,
    area: 'public',
    pageId: 'termsOfUse',
    title: 'Terms of use',
    caption: 'The terms under which the data may be used.',
    layout: 'reading',
    page: 'termsOfUse',
  },
  ...legalTexts.map(
    ({ name, title, caption }): RouteRow => ({
      id: name,
      path: legalTextPath(name),
      area: 'public',
      pageId: 'legalText',
      title,
      caption,
      layout: 'reading',
      page: 'legalText',
    }),
  ),
  {
    id: 'underConstruction',
    path: pagePaths.underConstruction,
    area: 'public',
    pageId: 'underConstruction',
    title: 'Under construction',
    caption: 'It will open with a later release.',
    layout: 'reading',
    page: 'underConstruction',
  },
  {
    id: 'dataSelect',
    path: pagePaths.dataSelect,
    area: 'dataViewing',
    pageId: 'dataSelect',
    title: 'Select data',
    caption: 'Choose step by step. Each choice narrows the next one to what has been published.',
    layout: 'reading',
    page: 'dataSelect',
  },
  {
    id: 'orderDataViewing',
    path: `${pagePaths.dataView}/order`,
    area: 'dataViewing',
    pageId: 'orderDataViewing',
    title: 'Orders',
    caption: 'Orders as published by the venue.',
    layout: 'full',
    page: 'dataView',
  },
  {
    id: 'tradeDataViewing',
    path: `${pagePaths.dataView}/trade`,
    area: 'dataViewing',
    pageId: 'tradeDataViewing',
    title: 'Trades',
    caption: 'Trades as published by the venue.',
    layout: 'full',
    page: 'dataView',
  },
  {
    id: 'dataViewing',
    path: `${pagePaths.dataView}/:dataType?`,
    area: 'dataViewing',
    pageId: 'dataViewing',
    title: 'Data',
    caption: 'Data as published by the venue.',
    layout: 'full',
    page: 'dataView',
  },
  {
    id: 'compare',
    path: pagePaths.compare,
    area: 'dataViewing',
    pageId: 'compare',
    title: 'Compare',
    caption: 'Instruments and venues side by side: prices, spreads and volumes of one period.',
    layout: 'full',
    page: 'compare',
  },
  {
    id: 'sliceFiles',
    path: pagePaths.sliceFiles,
    area: 'dataViewing',
    pageId: 'sliceFiles',
    title: 'Slice File Output',
    caption: 'All orders and trades of your venues as files, as soon as each is complete.',
    layout: 'reading',
    page: 'sliceFiles',
  },
  {
    id: 'myAccount',
    path: pagePaths.myAccount,
    area: 'myAccount',
    pageId: 'myAccount',
    title: 'My account',
    caption: 'Your details.',
    layout: 'reading',
    page: 'myAccount',
  },
  {
    id: 'details',
    path: pagePaths.details,
    area: 'myAccount',
    pageId: 'details',
    title: 'My account',
    caption: 'Your details.',
    layout: 'reading',
    page: 'myAccount',
  },
  {
    id: 'subscriptions',
    path: pagePaths.subscriptions,
    area: 'myAccount',
    pageId: 'subscriptions',
    title: 'My account',
    caption: 'Your subscriptions.',
    layout: 'reading',
    page: 'myAccount',
  },
  {
    id: 'apiKeys',
    path: pagePaths.apiKeys,
    area: 'myAccount',
    pageId: 'apiKeys',
    title: 'My account',
    caption: 'Keys for your programs.',
    layout: 'reading',
    page: 'myAccount',
  },
  {
    id: 'changePassword',
    path: pagePaths.changePassword,
    area: 'myAccount',
    pageId: 'changePassword',
    title: 'My account',
    caption: 'Change your password.',
    layout: 'reading',
    page: 'myAccount',
  },
];

/** The table's row for a path, or null. Earlier rows win. */
export function routeOf(pathname: string): RouteRow | null {
  return routeTable.find((row) => matchPath({ path: row.path, end: true }, pathname)) ?? null;
}
