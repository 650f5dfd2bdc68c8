import { type FaultByHand, of } from './fault-by-hand.ts';

/** Data: selections, views, files. */
export const dataFaults: readonly FaultByHand[] = [
  ...of('cascade', [
    ['typing is debounced for five seconds', 'input?.searchDelay ?? 500', 'input?.searchDelay ?? 5_000'],
    [
      'the data view is opened before it is given the loaded record',
      `      enqueue.emit({ type: 'record.loaded', loaded: { criteria, record, at } });
      enqueue.emit({ type: 'navigate', to: dataViewAddress(criteria), state: { criteria, isLoaded: true } });`,
      `      enqueue.emit({ type: 'navigate', to: dataViewAddress(criteria), state: { criteria, isLoaded: true } });
      enqueue.emit({ type: 'record.loaded', loaded: { criteria, record, at } });`,
    ],
    [
      'the second page of a search is the one of all instruments',
      "text: context.search,\n                  cursor: context.next ?? ''",
      "text: '',\n                  cursor: context.next ?? ''",
    ],
    [
      'choosing the same option again reloads what is there',
      "or(['isChange', and(['isSameAgain', 'hasFailed'])])",
      "or(['isChange', 'isSameAgain'])",
    ],
    [
      'the instrument looked up is the chosen one, not the one of the link',
      "instrument: context.wanted?.instrument ?? ''",
      "instrument: context.chosen.instrument ?? ''",
    ],
    [
      'after order types failed to load, choosing the same option again does nothing',
      "      stateIn({ selecting: { levels: { orderType: 'failed' } } }),\n",
      '',
    ],
  ]),
  ...of('data-view', [
    [
      'the failure of one page is shown next to another',
      '{ page: event.page, failedPage: null }',
      '{ page: event.page }',
    ],
    [
      'criteria of trades are stored like those of orders',
      "criteria?.datatype === 'order'",
      'criteria !== null',
    ],
    [
      'a view that cannot expand is drawn expanded',
      'isExpandable(context) && context.expanded.includes',
      'context.expanded.includes',
    ],
    ['the second page is loaded again and again', 'context.pages.at(-1)?.next', 'context.pages.at(0)?.next'],
    [
      'the failure of the previous instrument is shown next to this one',
      '{ ...atFirst(event), ...noFailure, expanded: event.expanded }',
      '{ ...atFirst(event), expanded: event.expanded }',
    ],
    [
      'a refresh continues from the oldest loaded row',
      '  criteria: wanted(context),\n  cursor: null,',
      '  criteria: wanted(context),\n  cursor: context.pages.at(-1)?.next ?? null,',
    ],
  ]),
  ...of('file-download', [
    [
      'the last request is served first',
      '[...context.waiting, event.file]',
      '[event.file, ...context.waiting]',
    ],
    [
      'only one of two files with the same name is downloaded',
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
      'another filter keeps the number of files shown',
      '{ ...context.filter, ...event.filter }, shown: aStep }',
      '{ ...context.filter, ...event.filter } }',
    ],
  ]),
  ...of('publishers', [
    [
      'choosing a report of one publisher clears the choices of the others',
      '{ ...others, [event.publisherId]: event.reportId }',
      '{ [event.publisherId]: event.reportId }',
    ],
  ]),
  ...of('report-download', [
    [
      'a choice in one group clears those of the others',
      '{ ...others, [event.group]: event.path }',
      '{ [event.group]: event.path }',
    ],
    [
      'going back leads to the page that redirected',
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
      'a document is named after its path',
      '{ name: link.text, path: link.href }',
      '{ name: link.href, path: link.href }',
    ],
  ]),
  ...of('top-venues', [
    ['the last class is shown first', 'report?.classes[0]?.name', 'report?.classes.at(-1)?.name'],
  ]),
];
