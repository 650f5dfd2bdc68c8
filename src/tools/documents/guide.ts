import { PDFDocument, StandardFonts } from 'pdf-lib';
import {
  colours,
  margin,
  TaggedSheet,
  type TextStyle,
  textWidth,
} from '../../server/documents/tagged-sheet.ts';

/** A piece of a guide: a text, or a term with what is to be said of it. */
export type Piece = string | { readonly term: string; readonly text: string };

export type Guide = {
  readonly title: string;
  /** What the file says of itself. */
  readonly subject: string;
  /** Day of the wording, `2026-11-20`; the file says it in place of the moment it was made. */
  readonly wordingOf: string;
  readonly intro: readonly string[];
  readonly sections: readonly { readonly heading: string; readonly pieces: readonly Piece[] }[];
};

/** Makes a guide: a tagged PDF of headings and texts; the same bytes each time. */
export async function guidePdf({ title, subject, wordingOf, intro, sections }: Guide): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const day = new Date(`${wordingOf}T00:00:00Z`);
  document.setCreationDate(day);
  document.setModificationDate(day);
  document.setAuthor('Daylight');
  document.setSubject(subject);
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const styles = {
    title: { tag: 'H1', font: bold, size: 20, leading: 26 },
    heading: { tag: 'H2', font: bold, size: 12, leading: 16 },
    text: { tag: 'P', font: regular, size: 9.5, leading: 14 },
    term: { tag: 'P', font: bold, size: 9.5, leading: 13 },
    about: { tag: 'P', font: regular, size: 9.5, leading: 13, colour: colours.muted },
  } as const satisfies Record<string, TextStyle>;
  const sheet = new TaggedSheet(document, title, 'en-GB');
  sheet.text(title, styles.title);
  sheet.y -= 6;
  for (const paragraph of intro) {
    sheet.text(paragraph, styles.text);
    sheet.y -= 4;
  }
  for (const { heading, pieces } of sections) {
    // A heading stands with what follows it.
    sheet.needRoom(70);
    sheet.y -= 10;
    sheet.text(heading, styles.heading);
    sheet.y -= 4;
    for (const piece of pieces) {
      if (typeof piece === 'string') sheet.text(piece, styles.text);
      else {
        sheet.needRoom(45);
        sheet.text(piece.term, styles.term);
        sheet.text(piece.text, styles.about, margin + 12, textWidth - 12);
      }
      sheet.y -= 4;
    }
  }
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    sheet.page = page;
    const place = { x: margin, y: margin / 2, size: 8, font: regular, color: colours.muted };
    sheet.decorate(() => page.drawText(`Daylight · ${title} · page ${index + 1} of ${pages.length}`, place));
  }
  sheet.finish();
  return document.save({ useObjectStreams: false, addDefaultPage: false });
}
