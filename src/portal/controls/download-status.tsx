import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { fileDownloadMachine } from '../../../machines/file-download.ts';
import { bytesInWords } from '../../domain/feed/open-files.ts';
import { useStandstill } from '../hooks/use-standstill.ts';

// Always at its maximum height, so that a list below it does not jump.
const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 40,
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& .MuiLinearProgress-root': { flex: '1 1 160px', maxWidth: 320, height: 4, borderRadius: 2 },
});

type FileDownloadActor = ActorRefFrom<typeof fileDownloadMachine>;

/** Size in bytes below which a file arrives before anybody could read its progress. */
const worthShowing = 1_000_000;

/** The current download, the progress of a large file, the number of waiting files, and how the last download ended. */
export function DownloadStatus({ actor }: { actor: FileDownloadActor }) {
  const id = useId();
  const current = useSelector(actor, ({ context }) => context.current);
  const waiting = useSelector(actor, ({ context }) => context.waiting.length);
  const size = useSelector(actor, ({ context }) => context.facts?.size ?? null);
  const received = useSelector(actor, ({ context }) => context.received);
  const saved = useSelector(actor, ({ context }) => context.saved);
  const cancelled = useSelector(actor, ({ context }) => context.cancelled);
  const standstill = useStandstill(current?.path ?? null, received);
  const status = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the current download matters.
  useEffect(() => {
    // The cancel button disappears with its download and would drop the focus.
    if (current === null && cancelled !== null) status.current?.focus();
  }, [current]);
  const last = cancelled === null ? saved && `${saved} has been downloaded.` : `${cancelled} was cancelled.`;
  const isLarge = size !== null && size >= worthShowing;
  return (
    <Root data-idle={current === null && last === null}>
      <p role="status" aria-label="Downloads" id={id} ref={status} tabIndex={-1}>
        {current === null
          ? last
          : `Downloading ${current.name}…${waiting === 0 ? '' : ` ${waiting} more to come.`}${standstill === null ? '' : ` ${standstill}`}`}
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
            onClick={() => actor.send({ type: 'download.cancelled' })}
          >
            Cancel
          </Button>
        </>
      )}
    </Root>
  );
}
