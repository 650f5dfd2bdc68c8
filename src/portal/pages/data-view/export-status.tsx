import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type ViewExportView, type viewExportMachine, viewOf } from '../../../../machines/view-export.ts';
import { inWords } from '../../../domain/failure.ts';
import { bytesInWords } from '../../../domain/feed/open-files.ts';
import { Buttons } from '../../controls/buttons.ts';
import { useStandstill } from '../../hooks/use-standstill.ts';

export type ExportActor = ActorRefFrom<typeof viewExportMachine>;

const notWhole = 'The file could not be completed, so nothing was saved. Please try again.';

const Said = styled('div')({
  marginTop: 8,
  fontSize: 'var(--text-small)',
  color: 'var(--muted)',
  overflowWrap: 'anywhere',
  '&:empty': { marginTop: 0 },
});

const Failed = styled(Said)({ color: 'var(--ask)' });

/** What is said of an export; `standstill` replaces the note on one that has stopped. */
function sentenceOf(view: ViewExportView, standstill: string | null): string {
  switch (view.kind) {
    case 'exporting':
      return `Making ${view.name}… ${standstill ?? 'Leaving this page ends it.'}`;
    case 'exported':
      return `${view.name} has been saved by your browser.`;
    case 'cancelled':
      return `${view.name} was cancelled: nothing was saved.`;
    case 'idle':
    case 'failed':
      return '';
  }
}

/** The buttons of the panel, the progress of the export, and the result of the previous one. */
export function ExportStatus({ actor, onClose }: { actor: ExportActor; onClose: () => void }) {
  const view = useSelector(actor, viewOf, shallowEqual);
  const isExporting = view.kind === 'exporting';
  const received = isExporting ? view.received : 0;
  const standstill = useStandstill(isExporting ? view.name : null, received);
  const save = useRef<HTMLButtonElement>(null);
  const wasExporting = useRef(false);
  useEffect(() => {
    // A button that disappears or is disabled drops the focus.
    if (wasExporting.current && document.activeElement === document.body) save.current?.focus();
    wasExporting.current = isExporting;
  }, [isExporting]);
  const said = sentenceOf(view, standstill);
  return (
    <>
      <Buttons>
        <Button
          ref={save}
          type="submit"
          variant="contained"
          disabled={isExporting}
          onClick={(event) => {
            // Rows already shown are saved before the second press of a double click, which would save them again.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          Save file
        </Button>
        <Button onClick={onClose}>Close</Button>
        {/* After the other buttons, so that the second press of a double click does not hit it. */}
        {isExporting ? (
          <Button onClick={() => actor.send({ type: 'export.cancelled' })}>Cancel</Button>
        ) : null}
        {received > 0 ? <span className="figures">{bytesInWords(received)} so far</span> : null}
      </Buttons>
      <Said role="status" aria-label="Export">
        {said}
      </Said>
      {view.kind === 'failed' && view.failure ? (
        <Failed role="alert">
          {view.name}: {inWords(view.failure, notWhole).message}
        </Failed>
      ) : null}
    </>
  );
}
