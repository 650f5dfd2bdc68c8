import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { fileDownloadMachine } from '../../../machines/file-download.ts';
import { bytesInWords } from '../../domain/open-files.ts';
import './download-status.css';

export type FileDownloadActor = ActorRefFrom<typeof fileDownloadMachine>;

/** Smaller files, in bytes, are there before anybody could read how far they are. */
const worthShowing = 1_000_000;

type Props = {
  actor: FileDownloadActor;
  /** What the last file that came was called. */
  saved: string | null;
};

/** What is being downloaded, how far a large file is, how many wait behind it; and what came last. */
export function DownloadStatus({ actor, saved }: Props) {
  const id = useId();
  const current = useSelector(actor, ({ context }) => context.current);
  const waiting = useSelector(actor, ({ context }) => context.waiting.length);
  const size = useSelector(actor, ({ context }) => context.facts?.size ?? null);
  const received = useSelector(actor, ({ context }) => context.received);
  const status = useRef<HTMLParagraphElement>(null);
  const hasCancelled = useRef(false);
  // The button that cancels goes with what it cancelled, and would take the focus along.
  useEffect(() => {
    if (current === null && hasCancelled.current) status.current?.focus();
    hasCancelled.current = false;
  }, [current]);
  const isLarge = size !== null && size >= worthShowing;
  return (
    <div className="download-status" data-idle={current === null && saved === null}>
      <p role="status" aria-label="Downloads" id={id} ref={status} tabIndex={-1}>
        {current === null
          ? saved === null
            ? ''
            : `${saved} has been downloaded.`
          : `Downloading ${current.name}…${waiting === 0 ? '' : ` ${waiting} more to come.`}`}
      </p>
      {current === null ? null : (
        <>
          {isLarge ? (
            <>
              <LinearProgress
                variant="determinate"
                aria-labelledby={id}
                value={Math.min(100, Math.floor((received / size) * 100))}
              />
              <span className="figures">
                {bytesInWords(received)} of {bytesInWords(size)}
              </span>
            </>
          ) : null}
          <Button
            variant="text"
            aria-label={`Cancel the download of ${current.name}`}
            onClick={() => {
              hasCancelled.current = true;
              actor.send({ type: 'download.cancelled' });
            }}
          >
            Cancel
          </Button>
        </>
      )}
    </div>
  );
}
