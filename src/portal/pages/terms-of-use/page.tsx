import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { usePageLoading } from '../../app/page-loading.tsx';
import { ListFailed } from '../../controls/list-failed.tsx';
import { terms as termsFlow } from '../../flows/terms.ts';
import { useFlow } from '../../flows/use-flow.ts';
import { TermsText } from './terms-text.tsx';

/** The terms of use in force on a page of their own (A 2.10), to be read and printed. */
export function Page() {
  const actor = useFlow(termsFlow);
  const terms = useSelector(actor, ({ context }) => context.terms);
  const isLoading = useSelector(actor, (s) => s.hasTag('busy'));
  const isShown = useSelector(actor, (s) => s.matches('shown'));
  const hasFailed = useSelector(actor, (s) => s.matches('failed'));
  usePageLoading(isLoading, 'Loading the terms of use');
  return (
    <>
      {hasFailed ? (
        <ListFailed
          text="The terms of use could not be loaded."
          onRetry={() => actor.send({ type: 'terms.requested' })}
        />
      ) : null}
      {isShown && terms ? (
        <>
          <TermsText terms={terms} level="h2" />
          <div data-print="no" style={{ marginTop: 32 }}>
            <Button onClick={() => window.print()}>Print</Button>
          </div>
        </>
      ) : null}
    </>
  );
}
