import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { viewExportMachine } from '../../../../machines/view-export.ts';
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

/** The buttons of the panel, the progress of the export, and the result of the previous one. */
export function ExportStatus({ actor, onClose }: { actor: ExportActor; onClose: () => void }) {
  const name = useSelector(actor, ({ context }) => context.asked?.name ?? '');
  const received = useSelector(actor, ({ context }) => context.received);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => value);
  const isExporting = state === 'exporting';
  const standstill = useStandstill(isExporting ? name : null, received);
  const save = useRef<HTMLButtonElement>(null);
  const wasExporting = useRef(false);
  useEffect(() => {
    // A button that disappears or is disabled drops the focus.
    if (wasExporting.current && document.activeElement === document.body) save.current?.focus();
    wasExporting.current = isExporting;
  }, [isExporting]);
  const said =
    state === 'exporting'
      ? `Making ${name}… ${standstill ?? 'Leaving this page ends it.'}`
      : state === 'exported'
        ? `${name} has been saved by your browser.`
        : state === 'cancelled'
          ? `${name} was cancelled: nothing was saved.`
          : '';
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
        {isExporting && received > 0 ? (
          <span className="figures">{bytesInWords(received)} so far</span>
        ) : null}
      </Buttons>
      <Said role="status" aria-label="Export">
        {said}
      </Said>
      {failure ? (
        <Failed role="alert">
          {name}: {inWords(failure, notWhole).message}
        </Failed>
      ) : null}
    </>
  );
}
