import type { FeedReport } from '../../../../contract/generated/types.ts';
import { durationBetween } from '../../../../domain/format/durations.ts';
import { Note } from '../notes.ts';
import { Facts } from './panel-styles.ts';

const timeOf = (value: FeedReport['Fields'][string] | undefined): string =>
  typeof value === 'string' ? value : '';

function receiptOf(publishedAt: string, { TakenAt, IsTakenBack }: NonNullable<FeedReport['Source']>): string {
  if (IsTakenBack)
    return 'By the operator, who took the file back: the venue did not send this cancellation of that line.';
  const after = durationBetween(publishedAt, TakenAt);
  return after === null
    ? 'Before the publication time given by the venue.'
    : `${after} after its publication.`;
}

/** The file and line of a report's source, and how long it took from the trade to us. */
export function SourceFacts({ report: { Fields, PublicationDate, Source } }: { report: FeedReport }) {
  const delay = 'tradeDate' in Fields ? durationBetween(timeOf(Fields.tradeDate), PublicationDate) : null;
  return (
    <>
      <Facts>
        {Source ? (
          <>
            <div>
              <dt>File</dt>
              <dd>
                <p className="mono">{Source.File}</p>
              </dd>
            </div>
            <div>
              <dt>Line</dt>
              <dd>
                <p className="figures">{Source.Line.toLocaleString('en-GB')}</p>
              </dd>
            </div>
            <div>
              <dt>{Source.IsTakenBack ? 'Taken back' : 'Received'}</dt>
              <dd>
                <p className="mono">{Source.TakenAt}</p>
                <Note as="p">{receiptOf(PublicationDate, Source)}</Note>
              </dd>
            </div>
          </>
        ) : null}
        {delay === null ? null : (
          <div>
            <dt>Publication delay</dt>
            <dd>
              <p className="figures">{delay}</p>
              <Note as="p">
                From the trade to its publication by the venue. Some trades may be published later; their
                flags say why.
              </Note>
            </dd>
          </div>
        )}
      </Facts>
      {Source ? null : (
        <Note as="p">It was loaded before files and lines were recorded: its source is not known.</Note>
      )}
    </>
  );
}
