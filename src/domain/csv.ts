const number = /^-?\d+(?:\.\d+)?$/;
// Blanks in front change nothing: some programs drop them.
const formula = /^(?:\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/**
 * A cell of a CSV file (RFC 4180). Text that a spreadsheet would execute as a formula gets a leading apostrophe, which
 * makes it text there too; a number stays as it is, with its sign.
 */
export function csvCell(value: string): string {
  const text = formula.test(value) && !number.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file with its end; null is an empty cell. */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map((cell) => (cell === null ? '' : csvCell(String(cell)))).join(',')}\n`;
}
