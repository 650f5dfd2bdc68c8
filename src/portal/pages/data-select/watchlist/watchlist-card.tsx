import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { viewOf, type watchlistMachine } from '../../../../../machines/watchlist.ts';
import type { WatchedInstrument } from '../../../../contract/generated/types.ts';
import { notChangedText } from '../../../../domain/failure.ts';
import { groupedDecimal } from '../../../../domain/format/decimals.ts';
import { dateBeside, utcClock } from '../../../../domain/format/timestamps.ts';
import { instrumentPath } from '../../../../domain/page-paths.ts';
import { serviceNow } from '../../../api/service-time.ts';
import { RetryButton } from '../../../controls/retry-button.tsx';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { useSendOnReturn } from '../../../flows/binding/use-send-on-return.ts';
import { watchlist, watchlistChanged } from '../../../flows/watchlist.ts';
import { Star } from '../../../watchlist/star.tsx';
import { priceUnitInWords } from '../../data-view/charts/units.ts';
import { DelayBadge } from '../../data-view/delay-badge.tsx';
import { Change } from '../../instrument/change.tsx';
import {
  Card,
  CardHead,
  CardText,
  CardTitle,
  Code,
  FiguresTable,
  Muted,
  Price,
  Scrolled,
} from '../../instrument/instrument-styles.ts';
import { SparkLine } from './spark-line.tsx';

const columns = [
  ['Instrument', false],
  ['Last', true],
  ['Change', true],
  ['Last 30 days', false],
  ['Day, UTC', true],
] as const;

/** Why there are no figures. */
function withoutFigures({ Figures }: WatchedInstrument): string | null {
  if (!Figures) return 'You may not see it any more: your right to it has ended, or it was archived.';
  return Figures.Last === null ? 'Not traded in the last 30 days.' : null;
}

function FiguresOf({ instrument }: { instrument: WatchedInstrument }) {
  const why = withoutFigures(instrument);
  const { Figures } = instrument;
  if (why !== null || !Figures)
    return (
      <td data-wraps="" colSpan={columns.length - 1}>
        <Muted>{why}</Muted>
      </td>
    );
  const { Day, PriceUnits, Last, Change: change, Lasts } = Figures;
  return (
    <>
      <td data-figure="" data-label="Last">
        <Price>{groupedDecimal(Last)}</Price> <Muted>{PriceUnits.map(priceUnitInWords).join(', ')}</Muted>
      </td>
      <td data-figure="" data-label="Change">
        <Change change={change} />
      </td>
      <td>
        <SparkLine lasts={Lasts} />
      </td>
      <td data-figure="">{Day === null ? '' : dateBeside(Day, serviceNow())}</td>
    </>
  );
}

/** The instruments that the account watches, with their delayed figures. */
export function WatchlistCard({ actor }: { actor: ActorRefFrom<typeof watchlistMachine> }) {
  const { kind, watchlist: list, watched, removed, failure } = useSelector(actor, viewOf, shallowEqual);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLocked = kind !== 'listed';
  useSendOnReturn(actor, 'refresh.requested', watchlistChanged);
  const instruments = list?.Instruments ?? [];
  return (
    <Card aria-labelledby="watchlist">
      <CardHead>
        <CardTitle id="watchlist" ref={heading} tabIndex={-1}>
          Watchlist
        </CardTitle>
        {list && instruments.length > 0 ? (
          <>
            <DelayBadge isDelayed />
            as of {utcClock(list.AsOf)} UTC
          </>
        ) : null}
      </CardHead>
      {kind === 'loading' ? <CardText role="status">Loading your watchlist…</CardText> : null}
      {kind === 'failed' ? (
        <CardText role="alert">
          Your watchlist could not be loaded.{' '}
          <RetryButton size="small" onRetry={() => actor.send({ type: 'retry.requested' })} />
        </CardText>
      ) : null}
      {failure && !isLocked ? <CardText role="alert">{notChangedText(failure)}</CardText> : null}
      {removed ? (
        <CardText role="status">
          {removed.InstrumentDescription} is no longer watched.{' '}
          <Button
            size="small"
            disabled={isLocked}
            onClick={() => {
              actor.send({ type: 'watch.requested', instrument: removed.InstrumentID });
              heading.current?.focus();
            }}
          >
            Undo
          </Button>
        </CardText>
      ) : null}
      {list && instruments.length === 0 ? (
        <CardText>
          Nothing yet. Find an instrument, and press the star beside its name to keep it here, wherever you
          log in.
        </CardText>
      ) : null}
      {instruments.length > 0 ? (
        <Scrolled>
          <FiguresTable aria-labelledby="watchlist">
            <thead>
              <tr>
                {columns.map(([name, isFigure]) => (
                  <th key={name} scope="col" data-figure={isFigure ? '' : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {instruments.map((instrument) => {
                const { InstrumentID: code, InstrumentDescription: name } = instrument;
                return (
                  <tr key={code}>
                    <th scope="row">
                      <Star
                        name={name}
                        isWatched={watched.includes(code)}
                        isLocked={isLocked}
                        onPress={() => {
                          actor.send({ type: 'unwatch.requested', instrument: code });
                          // The focused button disappears with its row.
                          heading.current?.focus();
                        }}
                      />
                      <Link component={RouterLink} to={instrumentPath(code)}>
                        {name}
                      </Link>{' '}
                      <Muted>
                        <Code>{code}</Code>
                      </Muted>
                    </th>
                    <FiguresOf instrument={instrument} />
                  </tr>
                );
              })}
            </tbody>
          </FiguresTable>
        </Scrolled>
      ) : null}
    </Card>
  );
}

export function Watchlist() {
  return <WatchlistCard actor={useFlow(watchlist, { input: { withFigures: true } })} />;
}
