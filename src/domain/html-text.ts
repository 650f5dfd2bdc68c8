const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML, in an element or in a quoted attribute. */
export function htmlText(words: string): string {
  return words.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
