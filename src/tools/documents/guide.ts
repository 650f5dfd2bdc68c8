import { PDFDocument, StandardFonts } from 'pdf-lib';
import {
  colours,
  margin,
  TaggedSheet,
  type TextStyle,
  textWidth,
} from '../../server/documents/tagged-sheet.ts';

/** A paragraph of a guide, or a term with its explanation. */
export type Piece = string | { readonly term: string; readonly text: string };

export type Guide = {
  readonly title: string;
  /** The subject in the file's metadata. */
  readonly subject: string;
  /** Day of the wording, such as `2026-11-20`, used as the file's date so that its bytes are the same each time. */
  readonly wordingOf: string;
  readonly intro: readonly string[];
  readonly sections: readonly { readonly heading: string; readonly pieces: readonly Piece[] }[];
};

/** A guide as a tagged PDF; the same bytes each time. */
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
    // Keeps a heading with the text below it.
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
