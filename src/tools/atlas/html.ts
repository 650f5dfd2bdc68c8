import { htmlText } from '../../domain/html-text.ts';

/** Text that `html` does not escape. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | false | undefined | readonly Part[];

function textOf(part: Part): string {
  if (part === null || part === false || part === undefined) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return htmlText(String(part));
  return part.map(textOf).join('');
}

/** A template of markup: escapes texts, joins lists, and leaves out null, undefined and false. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((text, index) => text + textOf(parts[index])).join(''));
}

/** Data for a script of type application/json, escaped so that no text in it can end the element. */
export const jsonMarkup = (value: unknown): Markup =>
  new Markup(JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028'));
