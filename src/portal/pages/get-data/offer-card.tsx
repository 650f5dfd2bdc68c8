import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useEffect, useId, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { GetDataView } from '../../../../machines/get-data.ts';
import { counted } from '../../../domain/counted.ts';
import { errorText, type Failure, inWords } from '../../../domain/failure.ts';
import { calendarAddress } from '../../../domain/feed/calendar-address.ts';
import {
  type DataChoice,
  type DataOffer,
  type Download,
  getDataAddress,
} from '../../../domain/feed/data-choice.ts';
import { bytesInWords } from '../../../domain/feed/open-files.ts';
import { longDate } from '../../../domain/format/timestamps.ts';
import { Buttons } from '../../controls/buttons.ts';
import { RetryButton } from '../../controls/retry-button.tsx';
import { useStandstill } from '../../hooks/use-standstill.ts';
import { choiceInWords, daysInWords, kindWords } from './choice-words.ts';
import { Card, Facts, Failed, Status } from './get-data-styles.ts';

const failureText = (failure: Failure | null): string =>
  failure?.kind === 'forbidden'
    ? 'Your subscription has ended, or does not cover this data.'
    : failure
      ? inWords(failure, errorText).message
      : errorText;

const sizeOf = (offer: DataOffer): number | null =>
  offer.way === 'openFiles' ? offer.files.reduce((sum, { bytes }) => sum + bytes, 0) : null;

function wayInWords(offer: DataOffer): string {
  if (offer.way === 'openFiles')
    return offer.files.length === 1 ? 'Open file, free without login' : 'Open files, one for each day';
  if (offer.way === 'nothing') return '';
  return offer.isDelayed ? 'History, up to 15 minutes ago' : 'History, live';
}

function rowsInWords(offer: DataOffer): string {
  const rows =
    offer.way === 'openFiles'
      ? offer.files.reduce((sum, file) => sum + file.rows, 0)
      : offer.way === 'history'
        ? offer.rows
        : null;
  return rows === null ? 'known once they are here' : rows.toLocaleString('en-GB');
}

/** How the data comes, and how much it is. */
function OfferFacts({ offer }: { offer: DataOffer }) {
  const size = sizeOf(offer);
  return (
    <Facts>
      <dt>Comes as</dt>
      <dd>{wayInWords(offer)}</dd>
      <dt>Rows</dt>
      <dd>{rowsInWords(offer)}</dd>
      <dt>Size</dt>
      <dd>{size === null ? 'known once it is here' : bytesInWords(size)}</dd>
    </Facts>
  );
}

/** Why there is nothing, and where to go from here. */
function Nothing({ choice, offer }: { choice: DataChoice; offer: DataOffer }) {
  const lastDay = offer.way === 'nothing' ? offer.lastDay : null;
  const whose = choice.instrument === null ? choice.tv : `${choice.instrument} on ${choice.tv}`;
  return (
    <>
      <p>
        There are no {kindWords[choice.datatype].toLowerCase()} of {whose} that you may see on{' '}
        {daysInWords(choice)}.
      </p>
      <p>
        {lastDay === null ? null : (
          <>
            The last day before with rows is{' '}
            <Link
              component={RouterLink}
              to={getDataAddress({ ...choice, from: lastDay, to: lastDay })}
              replace
            >
              {longDate(lastDay)}
            </Link>
            .{' '}
          </>
        )}
        {choice.tv === null ? null : (
          <Link component={RouterLink} to={calendarAddress(choice.tv)}>
            Data calendar of {choice.tv}
          </Link>
        )}
      </p>
    </>
  );
}

function savedInWords({ names, bytes, leftToBrowser = 0 }: Download): string {
  const [what, verb] = names.length === 1 ? [names[0], 'has'] : [counted(names.length, 'file'), 'have'];
  const size = bytesInWords(bytes);
  if (leftToBrowser === 0) return `${what} ${verb} been saved by your browser, ${size}.`;
  const left =
    names.length === 1 ? 'it' : leftToBrowser === names.length ? 'them' : `${leftToBrowser} of them`;
  return `${what}, ${size}: your browser is downloading ${left}.`;
}

function saidOf(view: GetDataView, standstill: string | null): string {
  switch (view.kind) {
    case 'looking':
      return 'Looking up what there is…';
    case 'downloading':
      return `Downloading… ${standstill ?? 'Leaving this page ends it.'}`;
    case 'saved':
      return view.download === null ? '' : savedInWords(view.download);
    case 'cancelled':
      return 'The download was cancelled: nothing more is saved.';
    default:
      return '';
  }
}

function Progress({
  offer,
  received,
  labelledBy,
}: {
  offer: DataOffer;
  received: number;
  labelledBy: string;
}) {
  const size = sizeOf(offer);
  return (
    <>
      <LinearProgress
        aria-labelledby={labelledBy}
        {...(size === null || size === 0
          ? {}
          : { variant: 'determinate', value: Math.min(100, Math.floor((received / size) * 100)) })}
      />
      <span className="figures">
        {bytesInWords(received)} {size === null ? 'so far' : `of ${bytesInWords(size)}`}
      </span>
    </>
  );
}

/** What there is of the choice, the button that downloads it, the progress and how it ended. */
export function OfferCard({
  view,
  choice,
  onDownload,
  onCancel,
  onRetry,
}: {
  view: GetDataView;
  choice: DataChoice;
  onDownload: () => void;
  onCancel: () => void;
  onRetry: () => void;
}) {
  const id = useId();
  const statusId = useId();
  const isDownloading = view.kind === 'downloading';
  const received = isDownloading ? view.received : 0;
  const standstill = useStandstill(isDownloading ? getDataAddress(choice) : null, received);
  const download = useRef<HTMLButtonElement>(null);
  const wasDownloading = useRef(false);
  useEffect(() => {
    // A button that disappears or is disabled drops the focus.
    if (wasDownloading.current && document.activeElement === document.body) download.current?.focus();
    wasDownloading.current = isDownloading;
  }, [isDownloading]);
  const hasRows = 'offer' in view && view.offer.way !== 'nothing';
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{view.kind === 'choosing' ? 'File' : choiceInWords(choice)}</h2>
      {view.kind === 'choosing' ? <p>Choose a venue or an instrument to see what there is.</p> : null}
      {view.kind === 'nothing' ? <Nothing choice={choice} offer={view.offer} /> : null}
      {view.kind === 'failed' ? (
        <div role="alert">
          <p>It could not be found out what there is. {failureText(view.failure)}</p>
          <RetryButton variant="contained" onRetry={onRetry} />
        </div>
      ) : null}
      {hasRows ? (
        <>
          <OfferFacts offer={view.offer} />
          <Buttons data-print="no">
            <Button
              ref={download}
              variant="contained"
              disabled={isDownloading}
              onClick={(event) => {
                // The second press of a double click would save it again.
                if (event.detail < 2) onDownload();
              }}
            >
              {view.kind === 'notSaved' ? 'Try again' : 'Download'}
            </Button>
            {isDownloading ? <Button onClick={onCancel}>Cancel</Button> : null}
          </Buttons>
        </>
      ) : null}
      <Status>
        <div role="status" aria-label="Download" id={statusId}>
          {saidOf(view, standstill)}
        </div>
        {isDownloading ? <Progress offer={view.offer} received={received} labelledBy={statusId} /> : null}
        {view.kind === 'notSaved' ? (
          <Failed role="alert">
            The file could not be completed, so nothing was saved. {failureText(view.failure)}
          </Failed>
        ) : null}
      </Status>
    </Card>
  );
}
