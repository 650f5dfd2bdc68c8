import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { Link as RouterLink } from 'react-router-dom';
import { calendarAddress } from '../../../domain/feed/calendar-address.ts';
import type { DataType } from '../../../domain/feed/data-types.ts';
import { silenceText } from '../../../domain/feed/silence-words.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { useTabSeen } from '../../flows/binding/use-tab-seen.ts';
import { segmentSilence } from '../../flows/segment-silence.ts';
import { phone } from '../../theme/widths.ts';
import { ToolNotice } from './notes.ts';

type Props = {
  readonly dataType: DataType;
  readonly venue: string;
  readonly segment: string;
};

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 36,
  fontSize: 'var(--text-small)',
  color: 'var(--muted)',
  [`@media ${phone}`]: { minHeight: 0 },
});

/** On a phone the line belongs to the filters and to what arrives; the venue's page leads to its calendar. */
const CalendarPlace = styled('span')({ [`@media ${phone}`]: { display: 'none' } });

const Told = styled(ToolNotice)({ '&[data-silent="true"]': { color: 'var(--red)', fontWeight: 550 } });

/** Says that a view's segment publishes nothing while it trades, and when it does again; links to the data calendar. */
export function SilenceNote({ dataType, venue, segment }: Props) {
  const actor = useFlow(segmentSilence, { input: { dataType, venue, segment } });
  useTabSeen(actor);
  const text = useSelector(actor, ({ context: { latest, over } }) => silenceText(segment, latest, over));
  const isSilent = useSelector(actor, ({ context }) => context.over === null);
  return (
    <Root>
      <Told role="status" data-silent={isSilent}>
        {text}
      </Told>
      <CalendarPlace data-print="no">
        <Link component={RouterLink} to={calendarAddress(venue)}>
          Data calendar
        </Link>
      </CalendarPlace>
    </Root>
  );
}
