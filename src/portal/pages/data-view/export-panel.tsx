import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as forms from '../../../contract/generated/forms.js';
import type { Criteria } from '../../../domain/feed/criteria.ts';
import { filteredBy } from '../../../domain/feed/criteria.ts';
import { getDataAddress } from '../../../domain/feed/data-choice.ts';
import {
  type AskedExport,
  type ExportFormat,
  exportFormats,
  exportName,
} from '../../../domain/feed/exported-rows.ts';
import type { FeedRecord, FeedRow } from '../../../domain/feed/feed-record.ts';
import { feedViews, type KnownViewId } from '../../../domain/feed/feed-views.ts';
import { filterParts } from '../../../domain/feed/filter-words.ts';
import { filterRules } from '../../../domain/feed/row-filter.ts';
import { typedFilter } from '../../../domain/feed/typed-filter.ts';
import { validateForm } from '../../../domain/form-rules/validate-form.ts';
import { serviceNow } from '../../api/service-time.ts';
import { DropDown } from '../../controls/drop-down.tsx';
import { TextLink } from '../../controls/text-link.ts';
import { exportFormatChoices } from './export-formats.ts';
import { type ExportActor, ExportStatus } from './export-status.tsx';
import { FilterBox } from './filter-box.tsx';
import { periodNote, periodParts } from './filter-boxes.ts';
import { type Column, columnSetOf } from './grid/column-sets.ts';
import { Note } from './notes.ts';
import { ToolFields, ToolPanelBox } from './tool-panel-box.tsx';

const columnChoices = [
  { value: 'published', label: 'All, as published' },
  { value: 'shown', label: 'As they are shown' },
] as const;

const PeriodNote = styled(Note)({ marginBottom: 12 });

type Rows = 'shown' | 'all' | 'period';

/** The export of a view: the choice of rows and format, and the progress of the file. */
export function ExportPanel({
  id,
  actor,
  criteria,
  viewId,
  record,
  rows,
  span,
  columns,
  onClose,
}: {
  id: string;
  actor: ExportActor;
  criteria: Criteria;
  viewId: KnownViewId;
  record: FeedRecord;
  /** The rows of the page shown, and their position among all rows; `span` is null if they are all of them. */
  rows: readonly FeedRow[];
  span: { readonly first: number; readonly last: number } | null;
  /** The columns shown. */
  columns: readonly Column[];
  onClose: () => void;
}) {
  const [which, setWhich] = useState<Rows>('shown');
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [asShown, setAsShown] = useState(false);
  const { filter = {} } = criteria;
  const namesShown = columns.map(({ field }) => field);
  const namesPublished = columnSetOf(viewId, record).map(({ field }) => field);
  const differs = namesShown.join() !== namesPublished.join();
  const [period, setPeriod] = useState({ from: filter.from ?? '', to: filter.to ?? '' });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const title = useId();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const words = filterParts(filter).map((part) => part.words);
  const rowChoices = [
    {
      value: 'shown',
      label: span ? `These rows, ${span.first} to ${span.last}` : `These rows, ${rows.length}`,
      description: 'As they are shown now',
    },
    {
      value: 'all',
      label: words.length === 0 ? 'All rows' : 'Everything that passes the filters',
      description: words.length === 0 ? 'The newest first' : words.join('; '),
    },
    { value: 'period', label: 'A period', description: 'Rows that pass the other filters' },
  ] as const;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isPeriod = which === 'period';
    const typed = { ...filter, ...period };
    const wanted = isPeriod ? typedFilter((name) => typed[name], serviceNow()).filter : filter;
    const found = validateForm(forms.FeedFilterForm, wanted, { rules: filterRules });
    if (isPeriod && wanted.from === undefined && wanted.to === undefined)
      found.from = 'Enter when the period begins, when it ends, or both';
    const told = isPeriod ? found : {};
    setFaults(told);
    if (Object.keys(told).length > 0) return;
    const asked: AskedExport = {
      viewId,
      subject: record,
      format,
      columns: differs && asShown ? namesShown : null,
      criteria: filteredBy(criteria, wanted),
      shown: which === 'shown' ? rows : null,
      name: exportName(viewId, record, which === 'shown' ? { ...filter, shown: span } : wanted, format),
    };
    actor.send({ type: 'export.requested', asked });
  };

  return (
    <ToolPanelBox id={id} labelledBy={title}>
      <h2 id={title}>Export rows</h2>
      <form ref={form} aria-labelledby={title} noValidate onSubmit={submit}>
        <ToolFields>
          {feedViews[viewId].rows === 'snapshot' ? null : (
            <DropDown
              label="Rows"
              options={rowChoices}
              value={which}
              onChange={(value) => {
                setWhich(rowChoices.find((choice) => choice.value === value)?.value ?? 'shown');
                setFaults({});
              }}
            />
          )}
          {which === 'period'
            ? periodParts.map((part) => {
                const [name] = part;
                return (
                  <FilterBox
                    key={name}
                    formId={id}
                    part={part}
                    value={period[name]}
                    fault={faults[name] ?? null}
                    onChange={(text) => setPeriod((before) => ({ ...before, [name]: text }))}
                  />
                );
              })
            : null}
          <DropDown
            label="Format"
            options={exportFormatChoices}
            value={format}
            onChange={(value) => setFormat(exportFormats.find((one) => one === value) ?? 'csv')}
          />
          {differs ? (
            <DropDown
              label="Columns"
              options={columnChoices}
              value={asShown ? 'shown' : 'published'}
              onChange={(value) => setAsShown(value === 'shown')}
            />
          ) : null}
        </ToolFields>
        {which === 'period' ? <PeriodNote as="div">{periodNote}</PeriodNote> : null}
        {criteria.tv === null ? null : (
          <PeriodNote as="div">
            Whole days, archived ones too, on all segments:{' '}
            <TextLink
              to={getDataAddress({
                datatype: criteria.datatype === 'order' ? 'order' : 'trade',
                tv: criteria.tv,
                instrument: criteria.instrument,
              })}
            >
              Get data
            </TextLink>
          </PeriodNote>
        )}
        <ExportStatus actor={actor} onClose={onClose} />
      </form>
    </ToolPanelBox>
  );
}
