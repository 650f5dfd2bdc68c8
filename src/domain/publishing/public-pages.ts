import { pagePaths } from '../page-paths.ts';
import { legalTextPath, legalTexts } from './legal-texts.ts';

/** A page that anybody may read, as search engines list it. */
export type PublicPage = {
  readonly path: string;
  /** The page's title (A 2.3). */
  readonly title: string;
  /** Its content, in a sentence or two of at most 160 characters. */
  readonly description: string;
};

/** The pages that search engines should list. */
export const publicPages: readonly PublicPage[] = [
  {
    path: pagePaths.home,
    title: 'Welcome',
    description:
      'Pre-trade orders, post-trade trades and best-execution reports from regulated trading venues. Data delayed by 15 minutes is free.',
  },
  {
    path: pagePaths.transparency,
    title: 'Transparency Data',
    description:
      'The trading venues that publish their orders and trades here, what pre-trade and post-trade data contain, and the ways to receive them.',
  },
  {
    path: pagePaths.reporting,
    title: 'Quality of Execution Reporting',
    description:
      'RTS 28 reports by investment firms and RTS 27 reports by trading venues, to read or download. Free, without registration.',
  },
  {
    path: pagePaths.documentation,
    title: 'Documentation',
    description:
      'User guide, data format guide, FIX feed overview and rate card of the market-transparency data, as PDF files.',
  },
  {
    path: pagePaths.dataFormat,
    title: 'Fields and flags',
    description:
      'Every field of orders and trades under RTS 1 and RTS 2 and every post-trade flag: what it means, how it is written and where it applies.',
  },
  {
    path: pagePaths.start,
    title: 'Start in five minutes',
    description:
      'How to read the first orders and trades and follow them as they come: in the browser, with curl, in Python and in TypeScript.',
  },
  {
    path: pagePaths.apiReference,
    title: 'API',
    description:
      'How programs read orders, trades and reports: every call with its parameters, answers and errors, in curl, Python and TypeScript.',
  },
  {
    path: pagePaths.delays,
    title: 'Delays and deferrals',
    description:
      'What delayed and live mean, which data is delayed by how long, and every deferral flag with what its report may leave out.',
  },
  {
    path: pagePaths.changelog,
    title: 'Changelog',
    description: 'What is new for visitors and users of the market-transparency data, version by version.',
  },
  {
    path: pagePaths.openData,
    title: 'Open delayed data',
    description:
      'All orders and trades of every venue as CSV and NDJSON files, 15 minutes after publication. Free, without an account, with checksums and an index.',
  },
  {
    path: pagePaths.dataCalendar,
    title: 'Data calendar',
    description:
      'Whether the orders and trades of each trading venue are complete, day by day: available, degraded, pending or missing, and why.',
  },
  {
    path: pagePaths.register,
    title: 'Web access registration',
    description:
      'Register to see orders and trades by venue and instrument. Delayed data is free; live data is charged per venue, per user, per month.',
  },
  {
    path: pagePaths.sliceRegister,
    title: 'Slice File Feed registration',
    description:
      'Register to receive the orders and trades of whole venues as files, every minute, every quarter of an hour and every day.',
  },
  {
    path: pagePaths.feedRegister,
    title: 'Data feed registration',
    description: 'How to receive orders and trades by FIX, live or delayed: the form and where to send it.',
  },
  {
    path: pagePaths.termsOfUse,
    title: 'Terms of use',
    description: 'The terms under which the market-transparency data and this portal may be used.',
  },
  ...legalTexts.map(({ name, title, caption }) => ({
    path: legalTextPath(name),
    title,
    description: caption,
  })),
];
