import { htmlText } from '../../domain/html-text.ts';

/** Text that is HTML already. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | readonly Part[] | null | false;

/** Builds HTML; whatever is not markup itself is escaped. Null and false leave nothing. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.map((text, index) => text + rendered(parts[index] ?? null)).join(''));
}

/**
 * Descriptions as paragraphs. Of Markdown they use blank lines between paragraphs, `code`, **strong** and *emphasis*;
 * nothing else is read, and HTML in them is escaped.
 */
export function paragraphs(text: string): Markup {
  return new Markup(
    text
      .trim()
      .split(/\n\s*\n/)
      .map((paragraph) => `<p>${inline(paragraph).text}</p>`)
      .join('\n'),
  );
}

/** One line of a description. */
export function inline(text: string): Markup {
  return new Markup(
    htmlText(text)
      .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
      .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
      .replaceAll(/\*([^*\s][^*]*)\*/g, '<em>$1</em>'),
  );
}

function rendered(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return htmlText(String(part));
  return part.map(rendered).join('');
}
