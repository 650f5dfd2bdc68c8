import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { viewOf } from '../../../../machines/terms.ts';
import { longDate } from '../../../domain/format/timestamps.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { termsAddress } from '../../../domain/publishing/terms-text.ts';
import { LoadFailedCard } from '../../controls/load-failed-card.tsx';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { terms as termsFlow } from '../../flows/terms.ts';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { TermsText } from './terms-text.tsx';
import { InForceLine, PrintLine } from './terms-text-styles.ts';

/** The terms of use in force, or the version that the address names, on a separate page (A 2.10). */
export function Page() {
  const { search } = useLocation();
  const version = new URLSearchParams(search).get('version') || null;
  return <Version key={version} version={version} />;
}

function Version({ version }: { version: string | null }) {
  const actor = useFlow(termsFlow, { input: { version } });
  const view = useSelector(actor, viewOf, shallowEqual);
  usePageLoading(view.kind === 'loading', 'Loading the terms of use');
  // Links to another version reload the page, so that reading and focus start at its top.
  return (
    <>
      {view.kind === 'failed' ? (
        <>
          <LoadFailedCard
            text={`${version === null ? 'The terms of use' : `Version ${version} of the terms of use`} could not be loaded.`}
            onRetry={() => actor.send({ type: 'terms.requested' })}
          />
          {version === null ? null : <InForce />}
        </>
      ) : null}
      {view.kind === 'shown' ? (
        <>
          <TermsText terms={view.terms} level="h2">
            {view.terms.upcoming ? (
              <p>
                A new version applies from {longDate(view.terms.upcoming.validFrom)}.{' '}
                <Link href={termsAddress(view.terms.upcoming.version)}>Read the new version</Link>
              </p>
            ) : null}
            {view.terms.state === 'in-force' ? null : <InForce />}
          </TermsText>
          <PrintLine data-print="no">
            <Button onClick={() => window.print()}>Print</Button>
          </PrintLine>
        </>
      ) : null}
    </>
  );
}

function InForce() {
  return (
    <InForceLine data-print="no">
      <Link href={pagePaths.termsOfUse}>Read the version in force</Link>
    </InForceLine>
  );
}
