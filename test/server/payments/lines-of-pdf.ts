import { decodePDFRawStream, PDFArray, type PDFDocument, PDFRawStream } from 'pdf-lib';

/** The lines of text on the pages of a document. */
export function linesOf(document: PDFDocument): string[] {
  return document.getPages().flatMap((page) => {
    const contents = page.node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
    return streams.flatMap((part) => {
      const stream = part === undefined ? undefined : document.context.lookup(part);
      if (!(stream instanceof PDFRawStream)) return [];
      const text = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
      return [...text.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) =>
        Buffer.from(hex, 'hex').toString('latin1'),
      );
    });
  });
}
