/** A table of a trading venue's report. */
type ReportTable = {
  readonly id: number;
  readonly name: string;
  /** The segment it is of, in words; null if the report does not say. */
  readonly segment: string | null;
};

/** The start of a table, as its file has it. */
export type TableContent = {
  readonly columns: readonly { readonly name: string; readonly kind: 'text' | 'code' | 'figure' }[];
  /** A text for each column. */
  readonly rows: readonly (readonly string[])[];
  /** False if the file cannot be read as a table: it has neither columns nor rows then. */
  readonly isReadable: boolean;
  /** Whether these are all rows of the file. */
  readonly isWhole: boolean;
  /** The size of the whole file. */
  readonly bytes: number;
};

/** The tables of a report (RTS 27), and the content of one of them. */
export type ReportTables = {
  readonly tables: readonly ReportTable[];
  /** The id of the table that the content is of. */
  readonly shown: number;
  readonly content: TableContent;
};
