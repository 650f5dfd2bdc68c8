import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { reportDownloadMachine } from '../../../../machines/report-download.ts';
import type { ReportGroup } from '../../../domain/publishing/report-files.ts';
import { DropDown } from '../../controls/drop-down.tsx';
import { PublicList, PublicNote } from '../../controls/public-styles.ts';
import { FileRow, SegmentCode, SegmentName, SegmentRow } from './report-download-styles.ts';

type ReportDownloadActor = ActorRefFrom<typeof reportDownloadMachine>;

/**
 * The files of a report (B 2): one by one for an investment firm; for a trading venue by segment, each with a
 * drop-down. Files without a named segment are simple rows.
 */
export function ReportFiles({ actor, type }: { actor: ReportDownloadActor; type: 'IF' | 'TV' }) {
  const groups = useSelector(actor, ({ context }) => context.groups);
  if (groups.every(({ files }) => files.length === 0))
    return <PublicNote as="p">No files have been published for this report.</PublicNote>;
  return (
    <PublicList aria-label="Files">
      {groups.map((group, place) =>
        type === 'IF' || !group.name ? (
          group.files.map((file) => (
            <FileRow key={file.path}>
              <span>{file.name}</span>
              <Button
                aria-label={`Download ${file.name}`}
                onClick={() => actor.send({ type: 'row.submitted', path: file.path })}
              >
                Download
              </Button>
            </FileRow>
          ))
        ) : (
          <li key={group.mic ?? group.name}>
            <Segment actor={actor} group={group} name={group.name} place={place} />
          </li>
        ),
      )}
    </PublicList>
  );
}

type SegmentProps = { actor: ReportDownloadActor; group: ReportGroup; name: string; place: number };

function Segment({ actor, group, name, place }: SegmentProps) {
  const id = useId();
  const chosen = useSelector(actor, ({ context }) => context.chosen[place] ?? null);
  const canSubmit = useSelector(actor, (s) => s.can({ type: 'group.submitted', group: place }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    actor.send({ type: 'group.submitted', group: place });
  };
  return (
    <SegmentRow noValidate onSubmit={submit} aria-labelledby={id}>
      <SegmentName>
        {group.description ? (
          <Tooltip title={group.description} describeChild enterTouchDelay={0} placement="top-start">
            <button type="button" id={id}>
              {name}
            </button>
          </Tooltip>
        ) : (
          <span id={id}>{name}</span>
        )}
        {group.mic ? <SegmentCode className="mono">{group.mic}</SegmentCode> : null}
      </SegmentName>
      <DropDown
        label={`File of ${name}`}
        labelHidden
        clearable
        options={group.files.map((file) => ({ value: file.path, label: file.name }))}
        value={chosen}
        onChange={(path) => actor.send({ type: 'file.chosen', group: place, path })}
      />
      <Button type="submit" variant="contained" disabled={!canSubmit} aria-label={`Download ${name}`}>
        Download
      </Button>
    </SegmentRow>
  );
}
