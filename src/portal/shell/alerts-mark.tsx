import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { alertsAddress } from '../../domain/page-paths.ts';
import { alertMark } from '../flows/alert-mark.ts';
import { useFlow } from '../flows/binding/use-flow.ts';
import { useSendOnReturn } from '../flows/binding/use-send-on-return.ts';
import { useTabSeen } from '../flows/binding/use-tab-seen.ts';

const Mark = styled(Link)({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  minHeight: 40,
  padding: '0 8px',
  color: 'var(--accent)',
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderRadius: 4,
  '&:hover': { background: 'var(--accent-soft)' },
});

/** Shows in the header how many alerts are new, and links to them; absent when none are. */
export function AlertsMark() {
  const actor = useFlow(alertMark);
  const unread = useSelector(actor, ({ context }) => context.unread);
  useTabSeen(actor);
  useSendOnReturn(actor, 'refresh.requested');
  if (unread === 0) return null;
  return (
    <Mark to={alertsAddress} aria-label={`${unread} new ${unread === 1 ? 'alert' : 'alerts'}`}>
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
        <path
          d="M3.500 13h11l-1.500-2V8a4 4 0 0 0-8 0v3ZM7.500 15.500h3M9 2v2"
          stroke="currentColor"
          strokeWidth="1.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {unread > 99 ? '99+' : unread}
    </Mark>
  );
}
