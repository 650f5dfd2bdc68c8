import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useId, useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { viewOf } from '../../../../machines/beside-tape.ts';
import type { TapeFigures } from '../../../contract/generated/types.ts';
import { areFiguresWider, figuresChoiceOf, type TapeChoice } from '../../../domain/feed/tape-choice.ts';
import { shortDecimal } from '../../../domain/format/decimals.ts';
import { utcClock } from '../../../domain/format/timestamps.ts';
import { instrumentPath } from '../../../domain/page-paths.ts';
import { RetryButton } from '../../controls/retry-button.tsx';
import { tapeFigures } from '../../flows/beside-tape.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { below } from '../../theme/widths.ts';
import { Strip } from '../instrument/instrument-styles.ts';

/** Currencies are compared by nobody: those with the largest amounts have room. */
const mostCurrencies = 3;

const Box = styled('section')({ display: 'grid', gap: 8 });
const Words = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});
/** Of the height of the figures, so that the rows do not move when they come. */
const Place = styled(Words)({ minHeight: 88 });
const Busiest = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  [below.small]: { '& > li:nth-of-type(n + 4)': { display: 'none' } },
});
const Most = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px' });
const Note = styled('p')({ color: 'var(--muted)', fontSize: 'var(--text-small)', lineHeight: '20px' });
const Muted = styled('span')({ color: 'var(--muted)' });
const Title = styled('h2')({
  margin: 0,
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  fontWeight: 600,
  letterSpacing: 0,
});

/** Volumes in short, with their units; nothing if the trades do not say them. */
const volumesText = (volumes: TapeFigures['Busiest'][number]['Volumes']): string =>
  volumes.map(({ Unit, Amount }) => `${shortDecimal(Amount) ?? Amount} ${Unit ?? ''}`.trim()).join(', ');

function Figures({ figures, venues }: { figures: TapeFigures; venues: number }) {
  const id = useId();
  const { Trades, Instruments, Venues, Notionals, Busiest: busiest } = figures;
  const cells: readonly (readonly [name: string, value: ReactNode])[] = [
    ['Trades today', Trades.toLocaleString('en-GB')],
    ...Notionals.slice(0, mostCurrencies).map(
      ({ Unit, Amount }) => [`Notional${Unit === null ? '' : ` ${Unit}`}`, shortDecimal(Amount)] as const,
    ),
    ['Instruments', Instruments.toLocaleString('en-GB')],
    [
      'Venues',
      <span key="venues">
        {Venues} <Muted>of {venues}</Muted>
      </span>,
    ],
  ];
  return (
    <>
      <Strip aria-label="Figures of today">
        {cells.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Strip>
      {busiest.length === 0 ? (
        <Note>Nothing has been traded yet today.</Note>
      ) : (
        <Most>
          <Title id={id}>Most traded today</Title>
          <Busiest aria-labelledby={id}>
            {busiest.map(({ InstrumentID, InstrumentDescription, Trades: trades, Volumes }) => (
              <li key={InstrumentID}>
                <Link component={RouterLink} to={instrumentPath(InstrumentID)}>
                  {InstrumentDescription}
                </Link>{' '}
                <span className="figures">
                  {trades.toLocaleString('en-GB')} {trades === 1 ? 'trade' : 'trades'}
                </span>{' '}
                <Muted className="figures">{volumesText(Volumes)}</Muted>
              </li>
            ))}
          </Busiest>
        </Most>
      )}
    </>
  );
}

/** What was traded today of the venue and class chosen, and what most. */
export function FiguresStrip({
  choice,
  asOf,
  venues,
  flow = tapeFigures,
}: {
  choice: TapeChoice;
  /** The time up to which the list shows rows: the figures follow it. */
  asOf: string;
  /** The number of venues that the list has. */
  venues: number;
  flow?: typeof tapeFigures;
}) {
  const asked = useMemo(() => figuresChoiceOf(choice), [choice]);
  const actor = useFlow(flow, { input: asked });
  // biome-ignore lint/correctness/useExhaustiveDependencies: newer rows of the same choice have newer figures.
  useEffect(() => actor.send({ type: 'rows.came', choice: asked }), [actor, asked, asOf]);
  const view = useSelector(actor, viewOf, shallowEqual);
  const retry = <RetryButton variant="text" onRetry={() => actor.send({ type: 'retry.requested' })} />;
  switch (view.kind) {
    case 'loading':
      return <Place role="status">Loading the figures of today</Place>;
    case 'failed':
      return (
        <Place role="alert">
          The figures of today could not be loaded.
          {retry}
        </Place>
      );
    case 'shown': {
      const { answer: figures, isMissed } = view;
      if (!('Busiest' in figures)) return null;
      const notes = [
        ...(areFiguresWider(choice)
          ? ['Figures are of the venue and class chosen; the other filters do not narrow them.']
          : []),
        ...(figures.LookedBackTo === null
          ? []
          : [`Of what traded most, only trades after ${utcClock(figures.LookedBackTo)} UTC are counted.`]),
      ];
      return (
        <Box>
          <Figures figures={figures} venues={venues} />
          {isMissed ? (
            <Words role="alert">
              Newer figures could not be loaded; these are as of {utcClock(figures.AsOf)?.slice(0, 8)} UTC.
              {retry}
            </Words>
          ) : null}
          {notes.length === 0 ? null : <Note role="note">{notes.join(' ')}</Note>}
        </Box>
      );
    }
  }
}
