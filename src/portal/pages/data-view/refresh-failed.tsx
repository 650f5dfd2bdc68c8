import { styled } from '@mui/material/styles';
import type { FailedRefresh } from '../../../../machines/data-view.ts';
import { longDate, utcClock } from '../../../domain/format/timestamps.ts';
import { RetryButton } from '../../controls/retry-button.tsx';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBottom: 16,
  padding: '6px 12px',
  borderRadius: 4,
  outline: '1px solid transparent',
  background: 'var(--amber-soft)',
  color: 'var(--amber)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

const Retry = styled(RetryButton)({ fontWeight: 600 });

/** `20:31 UTC`, with the day if the two days differ. */
function momentOf(at: string, other: string): string {
  const clock = `${utcClock(at)?.slice(0, 5) ?? ''} UTC`;
  return at.slice(0, 10) === other.slice(0, 10) ? clock : `${clock}, ${longDate(at) ?? ''}`;
}

/** Says that a refresh failed, and how old the rows shown instead are. */
export function RefreshFailed({
  failed: { at, failure },
  loadedAt,
  onRetry,
}: {
  failed: FailedRefresh;
  loadedAt: string | null;
  onRetry: () => void;
}) {
  return (
    <Root role="alert" data-print="no">
      <p>
        Could not refresh at {momentOf(at, at)}
        {failure.message === '' ? '' : `: ${failure.message.replace(/\.$/, '')}`}.
        {loadedAt === null ? '' : ` Showing rows of ${momentOf(loadedAt, at)}.`}
      </p>
      <Retry size="small" variant="text" color="inherit" onRetry={onRetry} />
    </Root>
  );
}
