import { pagePaths } from '../page-paths.ts';
import { hasUnshown } from '../stored-text.ts';

/** A section of the terms of use. */
type TermsSection = {
  /** Null for the text before the first heading. */
  readonly heading: string | null;
  readonly paragraphs: readonly string[];
};

/** Days between the notice of new terms of use and their first day, as the terms themselves promise. */
export const termsNoticeDays = 90;

/** Path of the page with a version of the terms of use, in force or not. */
export function termsAddress(version: string): string {
  return `${pagePaths.termsOfUse}?version=${encodeURIComponent(version)}`;
}

export type TermsReading = {
  readonly sections: readonly TermsSection[];
  /** What prevents the text from being published, each with its line. */
  readonly faults: readonly string[];
};

const mark = /^#{1,6}(?:[ \t]+|$)/;

/**
 * Parses terms as an operator writes them: a line that begins with `#` and a blank is a heading, blank lines separate
 * paragraphs, and the lines of a paragraph are joined. Nothing else has a meaning: the text is shown as it is.
 */
export function readTerms(text: string): TermsReading {
  const sections: { heading: string | null; paragraphs: string[]; line: number }[] = [];
  const faults: string[] = [];
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    if (paragraph.length === 0) return;
    if (sections.length === 0) sections.push({ heading: null, paragraphs: [], line: 1 });
    sections.at(-1)?.paragraphs.push(paragraph.join(' '));
    paragraph = [];
  };
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((one) => one.trim());
  for (const [index, line] of lines.entries()) {
    if (hasUnshown(line.replaceAll('\t', ' '))) faults.push(`line ${index + 1}: a character that is no text`);
    if (line === '' || mark.test(line)) endParagraph();
    else paragraph.push(line.replace(/\s+/g, ' '));
    if (!mark.test(line)) continue;
    const heading = line.replace(mark, '').trim();
    if (heading === '') faults.push(`line ${index + 1}: a heading without words`);
    sections.push({ heading, paragraphs: [], line: index + 1 });
  }
  endParagraph();
  for (const { heading, paragraphs, line } of sections) {
    if (paragraphs.length === 0 && heading !== '')
      faults.push(`line ${line}: nothing stands below "${heading}"`);
  }
  return { sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs })), faults };
}
