import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { OperatorAccount } from '../../../contract/generated/types.ts';
import { mediumDate } from '../../../domain/format/timestamps.ts';
import { hasSlices, type RightSpan, rightSpans } from '../../../domain/operator/right-spans.ts';
import { below } from '../../theme/widths.ts';
import { Card, CardHead, CardText, CardTitle, Code, Muted } from '../instrument/instrument-styles.ts';
import { kindField, kindOf, untilField, untilOf, venueField } from './act-fields.ts';
import { ActForm } from './act-form.tsx';
import { ActButton } from './console-screen.tsx';
import { Acts } from './console-styles.ts';

const Rows = styled('div')({ padding: '0 12px 12px', fontSize: 'var(--text-small)', lineHeight: '20px' });

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) 136px',
  gap: '0 12px',
  alignItems: 'center',
  padding: '2px 0',
  // A track below its name, which stands beside its acts.
  [below.small]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > [data-track]': { gridColumn: '1 / -1', gridRow: 2 },
  },
});

const Track = styled('div')({
  position: 'relative',
  height: 22,
  borderLeft: '1px solid var(--line)',
  borderRight: '1px solid var(--line)',
});

const Span = styled('span')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  padding: '1px 6px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  borderRadius: 2,
  outline: '1px solid transparent',
  fontSize: 'var(--text-caption)',
  fontWeight: 550,
  '&[data-right="delayed"]': { background: 'var(--amber-soft)', color: 'var(--amber)' },
  '&[data-right="live"]': { background: 'var(--green-soft)', color: 'var(--green)' },
  '&[data-ended]': { border: '1px dashed var(--edge)' },
});

const Today = styled('span')({
  position: 'absolute',
  top: -4,
  bottom: -4,
  width: 0,
  borderLeft: '2px solid var(--ink)',
});

const Scale = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  color: 'var(--muted)',
  fontSize: 'var(--text-caption)',
  lineHeight: '16px',
});

const wordsOf = ({ right, to, endedBy }: RightSpan): string =>
  endedBy !== null && endedBy !== 'lost'
    ? `${right}, ${endedBy} ${mediumDate(to)}`
    : to === null
      ? right
      : `${right} to ${mediumDate(to)}`;

const msOf = (day: string): number => Date.parse(day.slice(0, 10));

/** When the customer held which rights to data: a band for each, and a line for today. */
export function RightsCard({
  account,
  isLocked,
}: {
  account: OperatorAccount;
  /** The operator cannot change them. */
  isLocked: boolean;
}) {
  const id = useId();
  const { Login, Rights, ReadAt, EndsOn } = account;
  const rows = rightSpans(Rights).filter(({ spans }) => spans.length > 0);
  const all = rows.flatMap(({ spans }) => spans);
  const today = msOf(ReadAt);
  const from = Math.min(today, ...all.map((span) => msOf(span.from)));
  const to = Math.max(
    today + 1,
    ...all.flatMap((span) => (span.to === null ? [] : [msOf(span.to)])),
    EndsOn ? msOf(EndsOn) : 0,
  );
  const place = (ms: number): string => `${((ms - from) / (to - from)) * 100}%`;
  // What was paid for ends with its refund.
  const isRevocable = ({ right, to: last, endedBy, isPaid }: RightSpan): boolean =>
    right === 'live' && !isPaid && endedBy === null && (last === null || msOf(last) >= msOf(ReadAt));
  const dayText = (ms: number): string => mediumDate(new Date(ms).toISOString().slice(0, 10)) ?? '';
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <CardTitle id={id}>Rights</CardTitle>
        the line is today
        {isLocked ? null : (
          <Acts>
            <ActForm
              name="grantLiveData"
              fields={[venueField, kindField, untilField]}
              actOf={({ venue = '', kind, until }) => ({
                ...{ Name: 'grantLiveData', Login, Venue: venue.toUpperCase() },
                ...{ Kind: kindOf(kind), Until: untilOf(until) },
              })}
            />
            {hasSlices(Rights) ? (
              <ActButton act={{ Name: 'revokeSlices', Login }}>Revoke slices</ActButton>
            ) : (
              <ActButton act={{ Name: 'grantSlices', Login }}>Grant slices</ActButton>
            )}
          </Acts>
        )}
      </CardHead>
      {rows.length === 0 ? <CardText>No right to data was ever held.</CardText> : null}
      <Rows>
        {rows.map(({ venue, kind, spans }) => {
          return (
            <Row key={`${venue} ${kind}`}>
              <span>
                <Code>{venue}</Code> <Muted>{kind}</Muted>
              </span>
              <Track data-track="">
                {spans.map((span) => (
                  <Span
                    key={`${span.right} ${span.from} ${span.to}`}
                    data-right={span.right}
                    {...(span.endedBy !== null && span.endedBy !== 'lost' ? { 'data-ended': '' } : {})}
                    title={`${wordsOf(span)}, from ${mediumDate(span.from)}`}
                    style={{
                      left: place(msOf(span.from)),
                      width: `calc(${place(span.to === null ? to : msOf(span.to))} - ${place(msOf(span.from))})`,
                    }}
                  >
                    {wordsOf(span)}
                  </Span>
                ))}
                <Today style={{ left: place(today) }} aria-hidden="true" />
              </Track>
              <Acts>
                {!isLocked && spans.some(isRevocable) ? (
                  <>
                    <ActForm
                      name="extendLiveData"
                      label="Extend"
                      fields={[untilField]}
                      actOf={({ until }) => ({
                        ...{ Name: 'extendLiveData', Login, Venue: venue, Kind: kind },
                        Until: untilOf(until),
                      })}
                    />
                    <ActButton act={{ Name: 'revokeLiveData', Login, Venue: venue, Kind: kind }}>
                      Revoke
                    </ActButton>
                  </>
                ) : null}
              </Acts>
            </Row>
          );
        })}
        {rows.length === 0 ? null : (
          <Row>
            <span />
            <Scale data-track="">
              <span>{dayText(from)}</span>
              <span>{dayText(to)}</span>
            </Scale>
          </Row>
        )}
      </Rows>
    </Card>
  );
}
