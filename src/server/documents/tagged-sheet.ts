import {
  type PDFDict,
  type PDFDocument,
  type PDFFont,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  rgb,
} from 'pdf-lib';

/** A4 in points. */
const [pageWidth, pageHeight] = [595.28, 841.89];
export const margin = 56;
export const textWidth = pageWidth - 2 * margin;

const ink = rgb(0.08, 0.13, 0.17);
const muted = rgb(0.32, 0.38, 0.43);
const rule = rgb(0.89, 0.88, 0.85);
export const colours = { ink, muted, rule };

/** How a piece of text is tagged for assistive technology, and how it is set. */
export type TextStyle = {
  readonly tag: 'H1' | 'H2' | 'P';
  readonly font: PDFFont;
  readonly size: number;
  readonly leading: number;
  readonly colour?: typeof ink;
};

/**
 * A tagged document, written from top to bottom: every text has a place in the structure, every control has an element
 * of its own, and everything else is marked as decoration (ISO 32000-1, 14.7 and 14.8).
 */
export class TaggedSheet {
  readonly #document: PDFDocument;
  readonly #root: PDFRef;
  readonly #body: PDFRef;
  readonly #bodyKids: PDFRef[] = [];
  /** For each page by its number, the elements of its marked contents; for each control, its element. */
  readonly #parents: [key: number, parent: PDFRef | PDFRef[]][] = [];
  #marks: PDFRef[] = [];
  #nextKey = 0;
  page: PDFPage;
  /** Position of the next line, from the bottom of the page. */
  y = 0;

  constructor(document: PDFDocument, title: string, language: string) {
    this.#document = document;
    this.#root = document.context.nextRef();
    this.#body = document.context.nextRef();
    document.setTitle(title, { showInWindowTitleBar: true });
    document.setLanguage(language);
    document.catalog.set(PDFName.of('MarkInfo'), document.context.obj({ Marked: true }));
    document.catalog.set(PDFName.of('StructTreeRoot'), this.#root);
    this.page = this.#newPage();
  }

  #newPage(): PDFPage {
    const page = this.#document.addPage([pageWidth, pageHeight]);
    this.#marks = [];
    this.#parents.push([this.#nextKey, this.#marks]);
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(this.#nextKey));
    // The Tab key follows the order of the structure.
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    this.#nextKey += 1;
    this.y = pageHeight - margin;
    return page;
  }

  /** Starts another page unless this much room is left. */
  needRoom(height: number): void {
    if (this.y - height < margin) this.page = this.#newPage();
  }

  /** Draws something that is not content: a line, a page number. */
  decorate(draw: () => void): void {
    this.page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
    draw();
    this.page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /** Draws a thin line across the width of the text. */
  rule(): void {
    this.decorate(() =>
      this.page.drawLine({
        start: { x: margin, y: this.y },
        end: { x: margin + textWidth, y: this.y },
        thickness: 0.75,
        color: colours.rule,
      }),
    );
  }

  /** A line of text at a position, as the content of an element. Returns the id of its mark on the page. */
  #mark(element: PDFRef, tag: string, draw: () => void): number {
    const mark = this.#marks.push(element) - 1;
    this.page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag), `<</MCID ${mark}>>`]),
    );
    draw();
    this.page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
    return mark;
  }

  #element(ref: PDFRef, parent: PDFRef, tag: string, kids: PDFObject): void {
    const { context } = this.#document;
    const entry = { Type: 'StructElem', S: tag, P: parent, Pg: this.page.ref, K: kids };
    context.assign(ref, context.obj(entry));
  }

  /** A paragraph or heading of the given width, broken into lines. */
  text(content: string, style: TextStyle, x = margin, width = textWidth): void {
    const lines = linesOf(content, style.font, style.size, width);
    this.needRoom(lines.length * style.leading);
    const element = this.#document.context.nextRef();
    this.#bodyKids.push(element);
    const mark = this.#mark(element, style.tag, () => this.#drawLines(lines, style, x));
    this.#element(element, this.#body, style.tag, PDFNumber.of(mark));
  }

  /**
   * A label and its control, as one paragraph that contains both.
   *
   * @param draw puts the control on the page, below the label, and returns its widget
   */
  control(label: string, style: TextStyle, x: number, width: number, draw: () => PDFDict): void {
    const { context } = this.#document;
    const [paragraph, form] = [context.nextRef(), context.nextRef()];
    this.#bodyKids.push(paragraph);
    const lines = linesOf(label, style.font, style.size, width);
    const mark = this.#mark(paragraph, 'P', () => this.#drawLines(lines, style, x));
    const widget = draw();
    const widgetRef = context.getObjectRef(widget);
    if (!widgetRef) throw new Error(`The control "${label}" is not in the document`);
    widget.set(PDFName.of('StructParent'), PDFNumber.of(this.#nextKey));
    this.#parents.push([this.#nextKey, form]);
    this.#nextKey += 1;
    const reference = context.obj({ Type: 'OBJR', Obj: widgetRef, Pg: this.page.ref });
    this.#element(form, paragraph, 'Form', reference);
    this.#element(paragraph, this.#body, 'P', context.obj([mark, form]));
  }

  #drawLines(lines: readonly string[], style: TextStyle, x: number): void {
    for (const line of lines) {
      this.y -= style.leading;
      this.page.drawText(line, {
        x,
        y: this.y,
        font: style.font,
        size: style.size,
        color: style.colour ?? ink,
      });
    }
  }

  /** Closes the structure; nothing can be written after it. */
  finish(): void {
    const { context } = this.#document;
    const numbers = this.#parents.toSorted(([a], [b]) => a - b).flat();
    context.assign(
      this.#root,
      context.obj({
        Type: 'StructTreeRoot',
        K: [this.#body],
        ParentTree: { Nums: numbers },
        ParentTreeNextKey: this.#nextKey,
      }),
    );
    context.assign(
      this.#body,
      context.obj({ Type: 'StructElem', S: 'Document', P: this.#root, K: this.#bodyKids }),
    );
  }
}

/** Breaks a text into lines no wider than `width` points, and a word too if it alone is wider. */
function linesOf(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string): boolean => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? lines : [...lines, line];
}
