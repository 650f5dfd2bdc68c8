import Button from '@mui/material/Button';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { viewOf } from '../../../machines/terms.ts';
import { type LegalText, legalTextAt } from '../../domain/publishing/legal-texts.ts';
import { LoadFailedCard } from '../controls/load-failed-card.tsx';
import { useFlow } from '../flows/binding/use-flow.ts';
import { legalTextOf } from '../flows/legal-text.ts';
import { usePageLoading } from '../shell/page-loading.tsx';
import { TermsText } from './terms-of-use/terms-text.tsx';
import { PrintLine } from './terms-of-use/terms-text-styles.ts';

/** The text that the address names: privacy, accessibility, cookies, disclaimer or modern slavery (A 2.3). */
export function Page() {
  const text = legalTextAt(useLocation().pathname);
  return text ? <Text key={text.name} text={text} /> : null;
}

function Text({ text }: { text: LegalText }) {
  const flow = useMemo(() => legalTextOf(text), [text]);
  const actor = useFlow(flow, { input: { version: null } });
  const view = useSelector(actor, viewOf, shallowEqual);
  usePageLoading(view.kind === 'loading', 'Loading the text');
  if (view.kind === 'failed')
    return (
      <LoadFailedCard
        text={`${text.title} could not be loaded.`}
        onRetry={() => actor.send({ type: 'terms.requested' })}
      />
    );
  if (view.kind !== 'shown') return null;
  return (
    <>
      <TermsText terms={view.terms} level="h2" />
      <PrintLine data-print="no">
        <Button onClick={() => window.print()}>Print</Button>
      </PrintLine>
    </>
  );
}
