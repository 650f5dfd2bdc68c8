import { type ReactNode, useId } from 'react';
import {
  Card,
  CardHead,
  CardText,
  CardTitle,
  FiguresTable,
  Scrolled,
} from '../instrument/instrument-styles.ts';
import { Acts } from './console-styles.ts';
import { RowContext } from './row-name.ts';
import { type PagedList, SaveList } from './save-list.tsx';

/** A column of a list. */
export type ListColumn<Row> = {
  readonly title: string;
  readonly isFigure?: boolean;
  /** A day or a moment, which on a phone, as a figure, has its title beside it. */
  readonly isTime?: boolean;
  /** A long text goes over several lines. */
  readonly isLong?: boolean;
  /** It names the row; otherwise the first column does. */
  readonly isName?: boolean;
} & (
  | {
      /** Its value, as a file has it: times in ISO, figures without separators. */
      readonly text: (row: Row) => string;
      /** How it is drawn if otherwise. */
      readonly draw?: (row: Row) => ReactNode;
    }
  // A drawing, which no file has.
  | { readonly text?: never; readonly draw: (row: Row) => ReactNode }
);

type Props<Row> = {
  readonly title: string;
  /** Beside the title: how many there are, in what order. */
  readonly note?: ReactNode;
  /** At the end of the title's line. */
  readonly tools?: ReactNode;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  /** The rows that a file has, if they are more than those drawn. */
  readonly saved?: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Why there are none, and what next. */
  readonly empty: string;
  readonly acts?: (row: Row) => ReactNode;
  /** The name of the file as which the rows can be saved; without it they cannot. */
  readonly file?: string;
  /** Of a list in pages: how the rows of all of them are read for the file. */
  readonly paged?: PagedList<Row>;
};

/** Rows of the console: 28 px each, folded to two lines on a phone, with the acts on each at its end. */
export function ListTable<Row>({
  title,
  note,
  tools,
  columns,
  rows,
  saved = rows,
  keyOf,
  empty,
  acts,
  file,
  paged,
}: Props<Row>) {
  const id = useId();
  const naming = columns.find(({ isName }) => isName) ?? columns[0];
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <CardTitle id={id}>{title}</CardTitle>
        {note}
        <Acts>
          {tools}
          {file && rows.length > 0 ? (
            <SaveList
              // What was said of a file is of the list as it was narrowed then.
              key={JSON.stringify(paged?.asked.query)}
              {...{ name: file, columns, rows: saved, ...(paged ? { paged } : {}) }}
            />
          ) : null}
        </Acts>
      </CardHead>
      {rows.length === 0 ? <CardText>{empty}</CardText> : null}
      {rows.length === 0 ? null : (
        <Scrolled>
          <FiguresTable aria-labelledby={id}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.title} scope="col" {...(column.isFigure ? { 'data-figure': '' } : {})}>
                    {column.title}
                  </th>
                ))}
                {acts ? (
                  <th scope="col">
                    <span className="visually-hidden">Acts</span>
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => {
                const name = `${id}-${place}`;
                return (
                  <tr key={keyOf(row)}>
                    {columns.map((column) => {
                      const shared = {
                        ...(column.isFigure ? { 'data-figure': '' } : {}),
                        ...(column.isFigure || column.isTime ? { 'data-label': column.title } : {}),
                        ...(column.isLong ? { 'data-wraps': '' } : {}),
                        children: column.draw ? column.draw(row) : column.text?.(row),
                      };
                      return column === naming ? (
                        <th key={column.title} scope="row" id={name} {...shared} />
                      ) : (
                        <td key={column.title} {...shared} />
                      );
                    })}
                    {acts ? (
                      <td>
                        <RowContext value={name}>
                          <Acts>{acts(row)}</Acts>
                        </RowContext>
                      </td>
                    ) : null}
                  </tr>
                );
              })}
            </tbody>
          </FiguresTable>
        </Scrolled>
      )}
    </Card>
  );
}
