import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import { viewOf } from '../../../../../machines/row-details.ts';
import type { FeedReport, FeedRowDetails } from '../../../../contract/generated/types.ts';
import { inWords } from '../../../../domain/failure.ts';
import type { Criteria } from '../../../../domain/feed/criteria.ts';
import type { RowKey } from '../../../../domain/feed/row-key.ts';
import { CrossIcon } from '../../../controls/icons.tsx';
import { RetryButton } from '../../../controls/retry-button.tsx';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { rowDetails } from '../../../flows/row-details.ts';
import { ArchiveNote } from '../archive-note.tsx';
import { Note } from '../notes.ts';
import { ChainList } from './chain-list.tsx';
import { fateSentence } from './chain-words.ts';
import { FieldList } from './field-list.tsx';
import { Panel, PanelHead, PanelPart } from './panel-styles.ts';
import { SourceFacts } from './source-facts.tsx';

/** One row, opened beside its view: its state, its fields and its source. */
export function RowPanel({
  criteria,
  row,
  onClose,
}: {
  criteria: Criteria;
  row: RowKey;
  onClose: () => void;
}) {
  const id = useId();
  const actor = useFlow(rowDetails, { input: { criteria, row } });
  const view = useSelector(actor, viewOf, shallowEqual);
  const details = view.kind === 'shown' ? view.details : null;
  const isTrade = criteria.datatype === 'trade';
  return (
    <Panel
      anchor="right"
      open
      onClose={onClose}
      data-print="alone"
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          'aria-busy': view.kind === 'loading',
        },
      }}
    >
      <PanelHead>
        <div>
          <h2 id={id}>{isTrade ? 'Trade' : 'Order'}</h2>
          {details ? (
            <p>
              {details.InstrumentDescription}, <span className="mono">{details.InstrumentID}</span> on{' '}
              <span className="mono">{details.VenueMIC}</span>
            </p>
          ) : null}
        </div>
        {details ? (
          <Button size="small" data-print="no" onClick={() => window.print()}>
            Print
          </Button>
        ) : null}
        <IconButton aria-label="Close" data-print="no" onClick={onClose} autoFocus>
          <CrossIcon />
        </IconButton>
      </PanelHead>
      {view.kind === 'loading' ? <p role="status">Loading the row</p> : null}
      {view.kind === 'absent' ? (
        <PanelPart role="alert">
          <p>
            There is no such row among those you may see. Without live data a row is shown when it is 15
            minutes old; older months are not kept for ever.
          </p>
        </PanelPart>
      ) : null}
      {view.kind === 'failed' && view.failure ? (
        <PanelPart role="alert">
          <p>{inWords(view.failure, 'The row could not be loaded.').message}</p>
          <RetryButton variant="contained" onRetry={() => actor.send({ type: 'retry.requested' })} />
        </PanelPart>
      ) : null}
      {view.kind === 'shown' && view.details && view.report ? (
        <Shown
          details={view.details}
          report={view.report}
          onChoose={(reportId) => actor.send({ type: 'report.chosen', id: reportId })}
        />
      ) : null}
    </Panel>
  );
}

function Shown({
  details,
  report,
  onChoose,
}: {
  details: FeedRowDetails;
  report: FeedReport;
  onChoose: (id: string) => void;
}) {
  const { Reports } = details;
  const [what, where, came] = [useId(), useId(), useId()];
  return (
    <>
      {details.DataType === 'trade' ? (
        <PanelPart aria-labelledby={came}>
          <h3 id={came}>What became of it</h3>
          <p role="status">{fateSentence(report, Reports)}</p>
          {Reports.length > 1 ? <ChainList reports={Reports} chosen={report.id} onChoose={onChoose} /> : null}
          <Note as="p">
            {details.IsDelayed
              ? 'As published until 15 minutes ago: later reports are not included yet.'
              : 'As published until now.'}
          </Note>
          <ArchiveNote before={details.ArchivedBefore} />
        </PanelPart>
      ) : null}
      <PanelPart aria-labelledby={what}>
        <h3 id={what}>{Reports.length > 1 ? 'What this report says' : 'What it says'}</h3>
        <FieldList details={details} report={report} />
      </PanelPart>
      <PanelPart aria-labelledby={where}>
        <h3 id={where}>Where it is from</h3>
        <SourceFacts report={report} />
      </PanelPart>
    </>
  );
}
