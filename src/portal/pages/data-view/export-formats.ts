import { type ExportFormat, exportFormats } from '../../../domain/feed/exported-rows.ts';

const formats: Readonly<Record<ExportFormat, { label: string; description: string }>> = {
  csv: { label: 'CSV', description: 'Every digit as published, UTF-8' },
  ndjson: { label: 'NDJSON', description: 'One JSON object per line, for programs' },
  xlsx: {
    label: 'Excel (XLSX)',
    description: 'For Excel: numbers of more than 15 digits are text; 1,048,576 rows per sheet',
  },
  parquet: { label: 'Parquet', description: 'Typed columns, for data tools' },
};

/** The formats to choose from. */
export const exportFormatChoices = exportFormats.map((value) => ({ value, ...formats[value] }));
