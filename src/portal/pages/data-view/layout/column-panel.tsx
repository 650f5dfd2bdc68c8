import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import {
  type ColumnOrder,
  columnOrders,
  type Density,
  densities,
  ordered,
  sameLayout,
  type ViewLayout,
} from '../../../../domain/feed/view-layout.ts';
import { Buttons } from '../../../controls/buttons.ts';
import { DropDown } from '../../../controls/drop-down.tsx';
import type { Column } from '../grid/column-sets.ts';
import { Note } from '../notes.ts';
import { Tick, Ticks } from '../tick-styles.ts';
import { ToolFields, ToolPanelBox } from '../tool-panel-box.tsx';
import { ownTimeZone, type TimesShown, timesShown } from './use-times.ts';

const orders: Readonly<Record<ColumnOrder, { label: string; description: string }>> = {
  published: { label: 'As published', description: 'The order of the regulation’s fields' },
  desk: { label: 'Trading desk', description: 'Publication time, price, quantity, currency and flags first' },
};

const heights: Readonly<Record<Density, string>> = {
  compact: 'Compact',
  standard: 'Standard',
  comfortable: 'Comfortable',
};

const WidthNote = styled(Note)({ margin: '4px 0 12px' });

/** The settings for a view's columns, their order and the row height; each change is saved. */
export function ColumnPanel({
  id,
  columns,
  layout,
  usual,
  onChange,
  times,
  onTimes,
  onClose,
}: {
  id: string;
  /** All columns of the view, in the order of B 3. */
  columns: readonly Column[];
  layout: ViewLayout;
  /** The layout of such a view that nobody has laid out. */
  usual: ViewLayout;
  onChange: (layout: ViewLayout) => void;
  times: TimesShown;
  /** Changes how the rows of all views show times; null if this view has only one way. */
  onTimes: ((times: TimesShown) => void) | null;
  onClose: () => void;
}) {
  const title = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const all = ordered(columns, layout.order);
  const hasDeskOrder = ordered(columns, 'desk').some((column, at) => column !== columns[at]);
  const isShown = ({ field }: Column): boolean => !layout.hidden.includes(field);
  const shown = all.filter(isShown);
  const toggle = (column: Column): void =>
    onChange({
      ...layout,
      hidden: isShown(column)
        ? [...layout.hidden, column.field]
        : layout.hidden.filter((field) => field !== column.field),
    });
  return (
    <ToolPanelBox id={id} labelledBy={title}>
      <h2 id={title}>Columns</h2>
      <div ref={box}>
        <ToolFields>
          {hasDeskOrder ? (
            <DropDown
              label="Column order"
              options={columnOrders.map((value) => ({ value, ...orders[value] }))}
              value={layout.order}
              onChange={(value) =>
                onChange({ ...layout, order: columnOrders.find((one) => one === value) ?? 'published' })
              }
            />
          ) : null}
          <DropDown
            label="Row height"
            options={densities.map((value) => ({ value, label: heights[value] }))}
            value={layout.density}
            onChange={(value) =>
              onChange({ ...layout, density: densities.find((one) => one === value) ?? 'standard' })
            }
          />
          {onTimes && columns.some(({ kind }) => kind === 'time') ? (
            <DropDown
              label="Times"
              options={[
                { value: 'utc', label: 'UTC', description: 'Date and time in every row' },
                {
                  value: 'local',
                  label: 'Local time',
                  description: `By the clock of ${ownTimeZone()}, the date once a day; what is saved or copied stays UTC`,
                },
              ]}
              value={times}
              onChange={(value) => onTimes(timesShown.find((one) => one === value) ?? 'utc')}
            />
          ) : null}
        </ToolFields>
        <Ticks>
          <legend>Columns shown</legend>
          {all.map((column) => (
            <Tick key={column.field}>
              <input
                type="checkbox"
                className="tick"
                checked={isShown(column)}
                // At least one column must remain.
                disabled={shown.length === 1 && shown[0] === column}
                onChange={() => toggle(column)}
              />
              <span>{column.name}</span>
            </Tick>
          ))}
        </Ticks>
        <Tick>
          <input
            type="checkbox"
            className="tick"
            checked={layout.foldsEmpty}
            onChange={() => onChange({ ...layout, foldsEmpty: !layout.foldsEmpty })}
          />
          <span>Hide empty columns</span>
        </Tick>
        <WidthNote as="p">
          Drag the edge of a heading to change its width, or press Shift and an arrow key on it. This browser
          remembers these settings for views of this kind.
        </WidthNote>
        <Buttons>
          <Button disabled={sameLayout(layout, usual)} onClick={() => onChange(usual)}>
            Reset
          </Button>
          <Button onClick={onClose}>Close</Button>
        </Buttons>
      </div>
    </ToolPanelBox>
  );
}
