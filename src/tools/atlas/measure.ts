/** Generous estimates of character widths, relative to the font size: without a browser, text cannot be measured. */
const perCharacter = { mono: 0.605, title: 0.59, text: 0.525 } as const;

export type Face = keyof typeof perCharacter;

export const widthOf = (text: string, face: Face, size: number): number =>
  Math.ceil(text.length * perCharacter[face] * size);

/** Breaks words into lines of at most `width` pixels; a word that is wider gets a line of its own. */
export function linesOf(words: readonly string[], face: Face, size: number, width: number): string[][] {
  const lines: string[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && widthOf([...line, word].join(' '), face, size) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}
