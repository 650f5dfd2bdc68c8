/** Widths of type in pixels, with some to spare: a drawing made without a browser cannot ask for them. */
const perCharacter = { mono: 0.605, title: 0.59, text: 0.525 } as const;

export type Face = keyof typeof perCharacter;

export const widthOf = (text: string, face: Face, size: number): number =>
  Math.ceil(text.length * perCharacter[face] * size);

/** Breaks words into lines that are at most that wide, at blanks; a word that is wider has a line of its own. */
export function linesOf(words: readonly string[], face: Face, size: number, width: number): string[][] {
  const lines: string[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && widthOf([...line, word].join(' '), face, size) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}
