import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { flagAddress } from '../../domain/feed/fields/field-address.ts';
import { lawRegimes } from '../../domain/feed/fields/law-regimes.ts';
import { openDelayMinutes } from '../../domain/feed/open-data.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import { deferrals, delayInWords } from '../../domain/venues/deferrals.ts';
import { flagWords } from '../../domain/venues/flag-words.ts';
import { PageContents } from '../controls/page-contents.tsx';
import { Public, PublicNote } from '../controls/public-styles.ts';
import { usePlace } from '../hooks/use-place.ts';
import { DelayBadge } from './data-view/delay-badge.tsx';
import { Entries, Sections } from './reading-styles.ts';

const sections = [
  { id: 'delayed', heading: 'Delayed and live' },
  { id: 'where', heading: 'What is delayed' },
  { id: 'deferred', heading: 'Deferred by the venue' },
  { id: 'flags', heading: 'Deferral flags' },
] as const;

const regimeLabels = new Map<string, string>(lawRegimes.map(({ id, label }) => [id, label]));

/** What is delayed, by how long and why, and what a deferred report may leave out. */
export function Page() {
  usePlace();
  return (
    <Public>
      <Sections>
        <Delayed />
        <Where />
        <section aria-labelledby="deferred">
          <h2 id="deferred">Deferred by the venue</h2>
          <p>
            A delay is ours: it begins when a report is published. A deferral comes before: the rules let a
            venue publish a large or illiquid trade later, or at first without its price or volume. The report
            then has a flag that says so, and a later one completes it. What a live reader sees is what has
            been published, so a deferred trade is not there earlier for anybody.
          </p>
          <p>
            A first report and the later one that completes it lead to each other in an opened row. Reports of
            shares are never incomplete: they are deferred as a whole, with the flag{' '}
            <Link component={RouterLink} to={flagAddress('LRGS', 'Equity & Equity-like')}>
              LRGS
            </Link>
            .
          </p>
        </section>
        <Flags />
      </Sections>
      <PageContents sections={sections}>
        Every flag, those of deferrals among them:{' '}
        <Link component={RouterLink} to={pagePaths.dataFormat}>
          fields and flags
        </Link>
        .
      </PageContents>
    </Public>
  );
}

function Delayed() {
  return (
    <section aria-labelledby="delayed">
      <h2 id="delayed">Delayed and live</h2>
      <Entries>
        <div>
          <dt>
            <DelayBadge isDelayed />
          </dt>
          <dd>
            Rows that were published at least {openDelayMinutes} minutes ago. This data is free: the rules
            have venues make it available without charge after that time.
          </dd>
        </div>
        <div>
          <dt>
            <DelayBadge isDelayed={false} />
          </dt>
          <dd>
            Rows up to this moment, of a venue and a kind of data for which you pay. Another venue beside it
            may be delayed: each view says which it is.
          </dd>
        </div>
      </Entries>
      <p>
        The time that counts is that of publication, in UTC, not that of the trade. The service decides at
        every call what a reader may see; a row is never shown early.
      </p>
    </section>
  );
}

function Where() {
  return (
    <section aria-labelledby="where">
      <h2 id="where">What is delayed</h2>
      <Entries>
        <div>
          <dt>Views, tape, instruments, streams, history</dt>
          <dd>
            By your right for the venue: {openDelayMinutes} minutes, or not at all. A key has its owner’s.
          </dd>
        </div>
        <div>
          <dt>Home page, pages of venues, data calendar</dt>
          <dd>By {openDelayMinutes} minutes for everybody.</dd>
        </div>
        <div>
          <dt>
            <Link component={RouterLink} to={pagePaths.openData}>
              Open delayed data
            </Link>
          </dt>
          <dd>
            A file opens once its last line is {openDelayMinutes} minutes old, so its first line may be older
            by the time that the file covers.
          </dd>
        </div>
        <div>
          <dt>Slice files</dt>
          <dd>As soon as each is complete, for the venues of a slice subscription.</dd>
        </div>
      </Entries>
    </section>
  );
}

function Flags() {
  return (
    <section aria-labelledby="flags">
      <h2 id="flags">Deferral flags</h2>
      <p>
        Of everything but shares. What a report with the flag may leave out, and for how long; <i>open</i> is
        a time that cannot be read off the report.
      </p>
      <Entries>
        {deferrals.map(({ flag, laws, classes, price, volume, fullAs }) => {
          const assetClass = classes?.[0] ?? 'Interest rate derivatives';
          return (
            <div key={flag}>
              <dt>
                <Link component={RouterLink} to={flagAddress(flag, assetClass)}>
                  {flag}
                </Link>
              </dt>
              <dd>
                <p>{flagWords(flag, assetClass)}</p>
                <PublicNote as="p">
                  Price: {price === undefined ? 'in the first report' : delayInWords(price)}. Volume:{' '}
                  {volume === undefined ? 'in the first report' : delayInWords(volume)}.
                  {fullAs === undefined ? '' : ` Completed by a report with ${fullAs}.`}
                </PublicNote>
                <PublicNote as="p">
                  {laws.map((law) => regimeLabels.get(law)).join(' and ')};{' '}
                  {classes === null ? 'all classes but shares' : classes.join(', ')}
                </PublicNote>
              </dd>
            </div>
          );
        })}
      </Entries>
    </section>
  );
}
