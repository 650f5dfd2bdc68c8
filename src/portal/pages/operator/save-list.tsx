import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type listExportMachine, viewOf, type WrittenFile } from '../../../../machines/list-export.ts';
import type { ScreenAnswer, ScreenAsked } from '../../../../machines/operator-screen.ts';
import { csvLine } from '../../../domain/csv.ts';
import { saveFile } from '../../browser/save-file.ts';
import { TextButton } from '../../controls/text-link.ts';
import { useOrphanedFocus } from '../../controls/use-orphaned-focus.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { listExport } from '../../flows/list-export.ts';
import { State } from './console-styles.ts';
import type { ListColumn } from './list-table.tsx';
import { useRowName } from './row-name.ts';

/** A list in pages: what it asks for, where the next page begins, and the rows of an answer. */
export type PagedList<Row> = {
  readonly asked: ScreenAsked;
  /** Null: this page is the last. */
  readonly next: string | null;
  readonly rowsOf: (answer: ScreenAnswer) => readonly Row[];
};

type SavingProps = {
  readonly actor: ActorRefFrom<typeof listExportMachine>;
  readonly onSave: () => void;
  /** What is said meanwhile. */
  readonly waiting: string;
  readonly children: string;
};

/** The button that saves a file, and what became of it. */
function Saving({ actor, onSave, waiting, children }: SavingProps) {
  const { kind, gathered } = useSelector(actor, viewOf, shallowEqual);
  const row = useRowName();
  const button = useRef<HTMLButtonElement>(null);
  const [isPressed, setPressed] = useState(false);
  // Disabled while the file is made, it drops the focus.
  useOrphanedFocus(isPressed && kind !== 'gathering', () => button.current);
  return (
    <>
      <span role="status" aria-label="File" data-wraps="">
        {kind === 'gathering' ? waiting : ''}
        {kind === 'failed' ? (
          <State data-state="wrong">It could not be read to its end: no file was saved.</State>
        ) : null}
        {gathered && !gathered.isWhole ? (
          <State data-state="delayed">
            The file has the first {gathered.pages.length} pages: narrow the list for the rest.
          </State>
        ) : null}
      </span>
      <TextButton
        ref={button}
        type="button"
        disabled={kind === 'gathering'}
        onClick={() => {
          setPressed(true);
          onSave();
        }}
        {...(row ? { 'aria-describedby': row } : {})}
      >
        {children}
      </TextButton>
    </>
  );
}

type Props<Row> = {
  readonly name: string;
  readonly columns: readonly ListColumn<Row>[];
  /** Those in hand. */
  readonly rows: readonly Row[];
  readonly paged?: PagedList<Row>;
};

/** Saves a list as a file: the rows in hand if they are all, otherwise those of all pages. */
export function SaveList<Row>({ name, columns, rows, paged }: Props<Row>) {
  const actor = useFlow(listExport);
  const gathered = useSelector(actor, (snapshot) => viewOf(snapshot).gathered);
  const save = (saved: readonly Row[]): void => {
    const written = columns.flatMap(({ title: head, text }) => (text ? [{ head, text }] : []));
    const lines = [
      written.map(({ head }) => head),
      ...saved.map((row) => written.map(({ text }) => text(row))),
    ];
    saveFile(name, lines.map(csvLine).join(''), 'text/csv');
  };
  const saveGathered = useEffectEvent((pages: readonly ScreenAnswer[]) => {
    if (paged) save(pages.flatMap(paged.rowsOf));
  });
  useEffect(() => {
    if (gathered) saveGathered(gathered.pages);
  }, [gathered]);
  const isInPages = paged !== undefined && (paged.next !== null || paged.asked.query.after !== undefined);
  return (
    <Saving
      actor={actor}
      waiting="Reading all pages…"
      onSave={() => (isInPages ? actor.send({ type: 'export.requested', asked: paged.asked }) : save(rows))}
    >
      Save as CSV
    </Saving>
  );
}

/** Saves a file that the service writes. */
export function SaveFile({ asked, children }: { asked: WrittenFile; children: string }) {
  const actor = useFlow(listExport);
  return (
    <Saving
      actor={actor}
      waiting="Reading the file…"
      onSave={() => actor.send({ type: 'export.requested', asked })}
    >
      {children}
    </Saving>
  );
}
