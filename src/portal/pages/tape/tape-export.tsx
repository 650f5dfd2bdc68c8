import { useId, useState } from 'react';
import { type ExportFormat, exportFormats, tapeExportName } from '../../../domain/feed/exported-rows.ts';
import type { TapeChoice } from '../../../domain/feed/tape-choice.ts';
import { DropDown } from '../../controls/drop-down.tsx';
import { exportFormatChoices } from '../data-view/export-formats.ts';
import { type ExportActor, ExportStatus } from '../data-view/export-status.tsx';
import { Note } from '../data-view/notes.ts';
import { ToolFields, ToolPanelBox } from '../data-view/tool-panel-box.tsx';
import { tapeWords } from './scope-words.ts';

/** The export of the tape: the format, and the progress of the file. */
export function TapeExport({
  id,
  actor,
  choice,
  onClose,
}: {
  id: string;
  actor: ExportActor;
  choice: TapeChoice;
  onClose: () => void;
}) {
  const [format, setFormat] = useState<ExportFormat>('csv');
  const title = useId();
  const words = tapeWords(choice);
  return (
    <ToolPanelBox id={id} labelledBy={title}>
      <h2 id={title}>Export trades</h2>
      <form
        aria-labelledby={title}
        onSubmit={(event) => {
          event.preventDefault();
          const name = tapeExportName(choice, format);
          actor.send({ type: 'export.requested', asked: { tape: choice, format, name } });
        }}
      >
        <ToolFields>
          <DropDown
            label="Format"
            options={exportFormatChoices}
            value={format}
            onChange={(value) => setFormat(exportFormats.find((one) => one === value) ?? 'csv')}
          />
        </ToolFields>
        <Note as="div">
          {words.length === 0
            ? 'All trades of the list, the newest first: choose a period for a smaller file.'
            : `All trades that pass the filters, the newest first: ${words.join('; ')}.`}
        </Note>
        <ExportStatus actor={actor} onClose={onClose} />
      </form>
    </ToolPanelBox>
  );
}
