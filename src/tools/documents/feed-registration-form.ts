import { type PDFDict, PDFDocument, type PDFField, PDFHexString, PDFName, StandardFonts } from 'pdf-lib';
import {
  colours,
  margin,
  TaggedSheet,
  type TextStyle,
  textWidth,
} from '../../server/documents/tagged-sheet.ts';

/** A question of the form; `name` is that of the PDF field. */
export type Question = {
  readonly name: string;
  readonly label: string;
  readonly kind: 'line' | 'lines' | 'tick' | 'choice';
  /** Takes the whole width; otherwise two questions stand side by side. */
  readonly wide?: boolean;
  readonly optional?: boolean;
  readonly choices?: readonly string[];
};

const title = 'Data feed registration';

const intro = [
  'Fill in this form to receive orders and trades by FIX. Save it and send it as an attachment to the e-mail address on the data feed registration page. We answer within two working days.',
  'Fields are required unless marked optional. Registering costs nothing and commits you to no payment: real-time data is charged per venue, per user and per month under an agreement of its own; data delayed by 15 minutes is free.',
] as const;

export const sections: readonly { readonly heading: string; readonly questions: readonly Question[] }[] = [
  {
    heading: 'Your firm',
    questions: [
      { name: 'firm.name', label: 'Name of the firm', kind: 'line' },
      {
        name: 'firm.lei',
        label: 'Legal entity identifier, 20 characters (optional)',
        kind: 'line',
        optional: true,
      },
      { name: 'firm.address', label: 'Address', kind: 'lines', wide: true },
      { name: 'firm.country', label: 'Country', kind: 'line' },
      { name: 'firm.vat', label: 'VAT number (optional)', kind: 'line', optional: true },
    ],
  },
  {
    heading: 'Who we write to',
    questions: [
      { name: 'contact.firstName', label: 'First name', kind: 'line' },
      { name: 'contact.lastName', label: 'Last name', kind: 'line' },
      { name: 'contact.email', label: 'Email', kind: 'line' },
      { name: 'contact.phone', label: 'Phone number, with country code', kind: 'line' },
    ],
  },
  {
    heading: 'Technical contact',
    questions: [
      { name: 'technical.name', label: 'Name', kind: 'line' },
      { name: 'technical.email', label: 'Email', kind: 'line' },
      {
        name: 'technical.version',
        label: 'FIX version',
        kind: 'choice',
        choices: ['FIX 4.4', 'FIX 5.0 SP2'],
      },
      { name: 'technical.startsOn', label: 'Wanted from (date)', kind: 'line' },
      {
        name: 'technical.addresses',
        label: 'IP addresses from which you connect, one a line',
        kind: 'lines',
        wide: true,
      },
    ],
  },
  {
    heading: 'The data you want',
    questions: [
      { name: 'data.delayedOrders', label: 'Delayed orders', kind: 'tick' },
      { name: 'data.delayedTrades', label: 'Delayed trades', kind: 'tick' },
      { name: 'data.realTimeOrders', label: 'Real-time orders', kind: 'tick' },
      { name: 'data.realTimeTrades', label: 'Real-time trades', kind: 'tick' },
      {
        name: 'data.venues',
        label: 'Trading venues, by their market identifier codes (MIC), or "all"',
        kind: 'lines',
        wide: true,
      },
      { name: 'data.users', label: 'Number of users who see the data', kind: 'line' },
      {
        name: 'data.use',
        label: 'Use of the data',
        kind: 'choice',
        choices: ['Display', 'Non-display', 'Both'],
      },
    ],
  },
  {
    heading: 'Agreement',
    questions: [
      {
        name: 'agreement.terms',
        label: 'We have read the terms of use on the portal and accept them for the firm.',
        kind: 'tick',
        wide: true,
      },
      { name: 'agreement.name', label: 'Name of who signs', kind: 'line' },
      { name: 'agreement.date', label: 'Date', kind: 'line' },
    ],
  },
];

/** Day of the wording, used as the file's date so that its bytes are the same each time. */
const wordingOf = new Date('2026-11-20T00:00:00Z');

const gap = 16;
const columnWidth = (textWidth - gap) / 2;
const heights = { line: 22, choice: 22, lines: 46, tick: 13 } as const;

/** The data feed registration form (A 2.8): a tagged PDF whose fields can be filled in; the same bytes each time. */
export async function feedRegistrationForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setCreationDate(wordingOf);
  document.setModificationDate(wordingOf);
  document.setAuthor('Daylight');
  document.setSubject('Registration to receive orders and trades by FIX');
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const styles = {
    title: { tag: 'H1', font: bold, size: 20, leading: 26 },
    heading: { tag: 'H2', font: bold, size: 12, leading: 16 },
    text: { tag: 'P', font: regular, size: 9.5, leading: 14, colour: colours.muted },
    label: { tag: 'P', font: regular, size: 9, leading: 12 },
  } as const satisfies Record<string, TextStyle>;
  const sheet = new TaggedSheet(document, title, 'en-GB');
  const form = document.getForm();

  /** Names a field for assistive technology. @returns its widget */
  const widgetOf = (field: PDFField, { label, optional = false }: Question): PDFDict => {
    field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(label));
    if (!optional && !label.startsWith('Delayed') && !label.startsWith('Real-time')) field.enableRequired();
    const [widget] = field.acroField.getWidgets();
    if (!widget) throw new Error(`The field "${label}" has no widget`);
    return widget.dict;
  };

  const draw = (question: Question, x: number, width: number): PDFDict => {
    const height = heights[question.kind];
    const box = {
      x,
      y: sheet.y - height - 3,
      width,
      height,
      borderColor: colours.muted,
      borderWidth: 0.75,
      textColor: colours.ink,
      font: regular,
    };
    if (question.kind === 'tick') {
      const field = form.createCheckBox(question.name);
      // To the left of its label.
      field.addToPage(sheet.page, { ...box, y: sheet.y - 3, x: x - 20, width: 13 });
      return widgetOf(field, question);
    }
    if (question.kind === 'choice') {
      const field = form.createDropdown(question.name);
      field.addOptions([...(question.choices ?? [])]);
      field.addToPage(sheet.page, box);
      field.setFontSize(10);
      return widgetOf(field, question);
    }
    const field = form.createTextField(question.name);
    if (question.kind === 'lines') field.enableMultiline();
    field.addToPage(sheet.page, box);
    field.setFontSize(10);
    return widgetOf(field, question);
  };

  const heightOf = ([first]: readonly Question[]): number => {
    const kind = first?.kind ?? 'line';
    return (kind === 'tick' ? 0 : heights[kind] + 3) + styles.label.leading + 8;
  };

  /** Draws one question, or two side by side. */
  const putRow = (row: readonly Question[]): void => {
    const height = heightOf(row);
    const top = sheet.y;
    row.forEach((question, index) => {
      sheet.y = top;
      const indent = question.kind === 'tick' ? 20 : 0;
      const x = margin + index * (columnWidth + gap) + indent;
      const width = (question.wide ? textWidth : columnWidth) - indent;
      sheet.control(question.label, styles.label, x, width, () => draw(question, x, width));
    });
    sheet.y = top - height;
  };

  sheet.text(title, styles.title);
  sheet.y -= 6;
  for (const paragraph of intro) {
    sheet.text(paragraph, styles.text);
    sheet.y -= 4;
  }
  for (const { heading, questions } of sections) {
    const rows = rowsOf(questions);
    // Keeps a section on one page.
    sheet.needRoom(40 + rows.reduce((sum, row) => sum + heightOf(row), 0));
    sheet.y -= 8;
    sheet.rule();
    sheet.y -= 4;
    sheet.text(heading, styles.heading);
    sheet.y -= 4;
    for (const row of rows) putRow(row);
  }
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    sheet.page = page;
    const place = { x: margin, y: margin / 2, size: 8, font: regular, color: colours.muted };
    sheet.decorate(() => page.drawText(`Daylight · ${title} · page ${index + 1} of ${pages.length}`, place));
  }
  form.updateFieldAppearances(regular);
  sheet.finish();
  return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

/** Puts two questions in a row, but a wide one alone. */
function rowsOf(questions: readonly Question[]): Question[][] {
  const rows: Question[][] = [];
  for (const question of questions) {
    const last = rows.at(-1);
    if (last?.length === 1 && !last[0]?.wide && !question.wide) last.push(question);
    else rows.push([question]);
  }
  return rows;
}
