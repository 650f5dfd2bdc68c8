import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type openFilesMachine, viewOf } from '../../../../machines/open-files.ts';
import {
  type FileFilter,
  filesOf,
  noFilter,
  type OpenFile,
  openFormats,
  setsOf,
} from '../../../domain/feed/open-files.ts';
import { longDate, utcClock } from '../../../domain/format/timestamps.ts';
import type { Option } from '../../controls/drop-down.tsx';
import { LateDropDown } from '../../controls/late-drop-down.tsx';
import { LoadFailedCard } from '../../controls/load-failed-card.tsx';
import { PublicList, PublicListEmpty } from '../../controls/public-styles.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import type { openData } from '../../flows/open-files.ts';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { FileRow } from './file-row.tsx';
import { MoreButton, OpenFilesBar, OpenFilesFilter, OpenFilesRoot } from './open-files-styles.ts';

type OpenFilesActor = ActorRefFrom<typeof openFilesMachine>;

const kinds: readonly Option[] = [
  { value: 'trades', label: 'Trades' },
  { value: 'orders', label: 'Orders' },
];
const periods: readonly Option[] = [
  { value: 'day', label: 'Whole day' },
  { value: 'quarter-hour', label: 'Quarter of an hour' },
  { value: 'minute', label: 'Minute' },
];
const formats: readonly Option[] = Object.entries(openFormats).map(([value, label]) => ({ value, label }));

/** An option for each distinct value in the files; computed once, because there are thousands of files. */
function distinct(
  files: readonly OpenFile[],
  keyOf: (file: OpenFile) => string,
  optionOf: (file: OpenFile) => Omit<Option, 'value'>,
): Option[] {
  const options = new Map<string, Option>();
  for (const file of files) {
    const value = keyOf(file);
    if (!options.has(value)) options.set(value, { value, ...optionOf(file) });
  }
  return [...options.values()];
}

type Props = {
  /** The address at which programs read the index. */
  indexAddress: string;
  /** Whether a program can fetch them without a session. */
  isOpen: boolean;
};

/** The files of an index, once it has loaded, or why it has not. */
export function OpenFiles({ flow, ...props }: Props & { flow: typeof openData }) {
  const actor = useFlow(flow);
  // The list stays while it refreshes, and so does the focus on its button.
  const view = useSelector(actor, viewOf, shallowEqual);
  const isKnown = view.kind === 'listed';
  // Deferred, so that the page stays responsive: there may be hundreds of files.
  const isListed = useDeferredValue(isKnown);
  const isLoading = view.kind === 'loading' || (isKnown && view.isRefreshing) || isListed !== isKnown;
  usePageLoading(isLoading, 'Loading the list of files');
  if (view.kind === 'failed')
    return (
      <LoadFailedCard
        text="The list of files could not be loaded."
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    );
  return isListed ? <ListedFiles actor={actor} {...props} /> : null;
}

/** The files, with filters by venue, day and kind, each with the command that fetches it. */
function ListedFiles({ actor, indexAddress, isOpen }: Props & { actor: OpenFilesActor }) {
  const context = useSelector(actor, (s) => s.context);
  const canMore = useSelector(actor, (s) => s.can({ type: 'files.moreRequested' }));
  const { index, filter, shown } = context;
  const files = useMemo(() => filesOf(index, filter), [index, filter]);
  const sets = useMemo(() => setsOf(files), [files]);
  const all = index?.files ?? [];
  const updatedAt = utcClock(index?.updatedAt);
  const venues = useMemo(
    () =>
      distinct(
        all,
        ({ venue }) => venue,
        ({ venue, venueName }) => ({ label: venueName, description: venue }),
      ).sort((a, b) => a.label.localeCompare(b.label, 'en')),
    [all],
  );
  const days = useMemo(
    () =>
      distinct(
        all,
        ({ day }) => day,
        ({ day }) => ({ label: longDate(day) ?? day }),
      ).sort((a, b) => b.value.localeCompare(a.value, 'en')),
    [all],
  );
  const choose = (change: Partial<FileFilter>): void =>
    actor.send({ type: 'filter.changed', filter: change });
  const boxes = [
    ['venue', 'Trading venue', venues, 'All'],
    ['day', 'Day', days, 'All'],
    ['kind', 'Data', kinds, 'All'],
    ['period', 'Period', periods, 'All except minutes'],
    ['format', 'Format', formats, 'All'],
  ] as const;

  return (
    <OpenFilesRoot aria-labelledby="files-heading">
      <h2 id="files-heading">Files</h2>
      <OpenFilesFilter>
        {boxes.map(([name, label, options, placeholder]) => (
          <LateDropDown
            key={name}
            label={label}
            options={options}
            value={filter[name]}
            onChange={(value) => choose({ [name]: value })}
            placeholder={placeholder}
            clearable
          />
        ))}
      </OpenFilesFilter>
      <OpenFilesBar>
        <p role="status">
          {files.length === 1 ? '1 file' : `${files.length.toLocaleString('en-GB')} files`}
          {updatedAt === null ? '' : `, as of ${updatedAt} UTC`}
        </p>
        <Button onClick={() => actor.send({ type: 'retry.requested' })}>Refresh</Button>
        <Link href={indexAddress}>Index for programs (JSON)</Link>
      </OpenFilesBar>
      <PublicList aria-label="Files">
        {files.length === 0 ? (
          <PublicListEmpty>
            {filesOf(index, noFilter).length === 0 ? (
              'No file has been written yet. The first opens 15 minutes after the end of a quarter of an hour with rows.'
            ) : (
              <>
                No file matches.{' '}
                <Button variant="text" onClick={() => choose(noFilter)}>
                  Show all files
                </Button>
              </>
            )}
          </PublicListEmpty>
        ) : null}
        {sets.slice(0, shown).map((set) => (
          <FileRow key={set[0].path} files={set} isOpen={isOpen} />
        ))}
      </PublicList>
      {canMore ? (
        <MoreButton onClick={() => actor.send({ type: 'files.moreRequested' })}>Show more files</MoreButton>
      ) : null}
    </OpenFilesRoot>
  );
}
