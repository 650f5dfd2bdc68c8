import { type FaultByHand, of } from './fault-by-hand.ts';

/** What people come for: selections, views, files. */
export const dataFaults: readonly FaultByHand[] = [
  ...of('cascade', [
    ['typing is gathered for five seconds', 'input?.searchDelay ?? 500', 'input?.searchDelay ?? 5_000'],
    [
      'the data view is opened before it is handed what was loaded',
      `      enqueue.emit({ type: 'record.loaded', loaded: { criteria, record, at } });
      enqueue.emit({ type: 'navigate', to: dataViewAddress(criteria), state: { criteria, isLoaded: true } });`,
      `      enqueue.emit({ type: 'navigate', to: dataViewAddress(criteria), state: { criteria, isLoaded: true } });
      enqueue.emit({ type: 'record.loaded', loaded: { criteria, record, at } });`,
    ],
    [
      'the second page of a search is that of all instruments',
      "text: context.search,\n                  cursor: context.next ?? ''",
      "text: '',\n                  cursor: context.next ?? ''",
    ],
    [
      'choosing the same again loads again what is there',
      "or(['isChange', and(['isSameAgain', 'hasFailed'])])",
      "or(['isChange', 'isSameAgain'])",
    ],
    [
      'the instrument looked up is the chosen one, not the one a link wants',
      "instrument: context.wanted?.instrument ?? ''",
      "instrument: context.chosen.instrument ?? ''",
    ],
    [
      'after order types that failed, choosing the same again does nothing',
      "      stateIn({ selecting: { levels: 'orderTypesFailed' } }),\n",
      '',
    ],
  ]),
  ...of('data-view', [
    [
      'why a page did not come stands beside another',
      '{ page: event.page, failure: null }',
      '{ page: event.page }',
    ],
    ['criteria of trades are kept as if of orders', "criteria?.datatype === 'order'", 'criteria !== null'],
    ['a view that cannot expand is drawn expanded', 'expanded && isExpandable(context)', 'expanded'],
    [
      'the page after the first comes again and again',
      'context.pages.at(-1)?.next',
      'context.pages.at(0)?.next',
    ],
    [
      'why the instrument before could not be shown stands beside this one',
      '{ ...atFirst(event), ...noFailure }',
      'atFirst(event)',
    ],
    [
      'a refresh goes on from the oldest row that was loaded',
      '  criteria: wanted(context),\n  cursor: null,',
      '  criteria: wanted(context),\n  cursor: context.pages.at(-1)?.next ?? null,',
    ],
  ]),
  ...of('file-download', [
    ['who asks last is served first', '[...context.waiting, event.file]', '[event.file, ...context.waiting]'],
    [
      'of two files with one name only one is downloaded',
      'known?.path === event.file.path',
      'known?.name === event.file.name',
    ],
    [
      'a file has the attempts of the one before it',
      '      received: 0,\n      attempt: 1,\n    })),',
      '      received: 0,\n    })),',
    ],
  ]),
  ...of('open-files', [
    [
      'another filter shows as many as were shown before',
      '{ ...context.filter, ...event.filter }, shown: aStep }',
      '{ ...context.filter, ...event.filter } }',
    ],
  ]),
  ...of('publishers', [
    [
      'a report of one publisher takes back what is chosen of the others',
      '{ ...others, [event.publisherId]: event.reportId }',
      '{ [event.publisherId]: event.reportId }',
    ],
  ]),
  ...of('report-download', [
    [
      'a choice in one group takes back those of the others',
      '{ ...others, [event.group]: event.path }',
      '{ [event.group]: event.path }',
    ],
    [
      'going back leads to the page that turned away',
      'wholePage: true, replace: true }),',
      'wholePage: true, replace: false }),',
    ],
    [
      'a file of another group can be chosen',
      'context.groups[event.group]?.files.some(({ path }) => path === event.path) === true',
      'context.groups.some(({ files }) => files.some(({ path }) => path === event.path))',
    ],
  ]),
  ...of('documents', [
    [
      'a document is called by its path',
      '{ name: link.text, path: link.href }',
      '{ name: link.href, path: link.href }',
    ],
  ]),
  ...of('top-venues', [
    ['the last class is shown first', 'report?.classes[0]?.name', 'report?.classes.at(-1)?.name'],
  ]),
];
