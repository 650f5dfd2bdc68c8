import type { reportDownloadMachine } from '../../../machines/report-download.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { plainFile, reportGroups, reportLink, segmentFile, venueReport } from './kit.ts';

export const predicates: Predicates<typeof reportDownloadMachine> = {
  'with navigation state': (_, { choice }) => choice !== null,
  'with navigation state and a link': (_, { choice, link }) => choice !== null && link !== null,
  'with a link only': (_, { choice, link }) => choice === null && link !== null,
  'the report exists': (_, { output }) => output !== null,
  'the report is known': ({ choice }) => choice !== null,
  'the choice is unchanged': ({ chosen }, { group, path }) => (chosen[group] ?? null) === path,
  'no file is chosen': ({ chosen }, { group }) => chosen[group] === undefined,
};

export const walks: Walks = {
  'opened with navigation state, which takes precedence over the link': [
    { type: 'page.opened', choice: venueReport, link: reportLink },
  ],
  'a file chosen in each of two groups': [
    { type: 'page.opened', choice: venueReport, link: null },
    { type: 'xstate.done.actor.loadReports', output: reportGroups },
    { type: 'file.chosen', group: 0, path: segmentFile.path },
    { type: 'file.chosen', group: 1, path: plainFile.path },
  ],
};
