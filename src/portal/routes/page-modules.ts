import type { ComponentType } from 'react';

type LoadPage = () => Promise<{ Page: ComponentType }>;

/**
 * The code of each page, loaded when it is first shown. Separate from the route table, which the pages themselves
 * import.
 */
export const pageModules = {
  home: () => import('../pages/home/page.tsx'),
  transparency: () => import('../pages/transparency/page.tsx'),
  executionReporting: () => import('../pages/execution-reporting/page.tsx'),
  reportDownload: () => import('../pages/report-download/page.tsx'),
  documentation: () => import('../pages/documentation.tsx'),
  openData: () => import('../pages/open-data/page.tsx'),
  dataCalendar: () => import('../pages/data-calendar/page.tsx'),
  signIn: () => import('../pages/sign-in/page.tsx'),
  callback: () => import('../pages/callback.tsx'),
  feedRegister: () => import('../pages/feed-register/page.tsx'),
  restorePassword: () => import('../pages/restore-password/page.tsx'),
  termsOfUse: () => import('../pages/terms-of-use/page.tsx'),
  dataSelect: () => import('../pages/data-select/page.tsx'),
  sliceFiles: () => import('../pages/slice-files.tsx'),
  legalText: () => import('../pages/legal-text.tsx'),
  underConstruction: () => import('../pages/under-construction.tsx'),
  register: () => import('../pages/register/page.tsx'),
  dataView: () => import('../pages/data-view/page.tsx'),
  compare: () => import('../pages/compare/page.tsx'),
  myAccount: () => import('../pages/my-account/page.tsx'),
} as const satisfies Record<string, LoadPage>;

export type PageModule = keyof typeof pageModules;
