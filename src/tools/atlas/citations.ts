/** What can be cited: an entry of the requirements by its number (`A 4.1`), a page or a section of one (`decisions.md Money`). */
export type Citable = {
  readonly name: string;
  readonly title: string;
  /** Where it stands in the atlas. */
  readonly anchor: string;
};

/** The numbers that a text cites, such as `A 4.2` and `A 8` of `A 4.2, 8`. */
function numbersIn(text: string): string[] {
  let part = '';
  return [...text.matchAll(/\b(?:([AB]) )?(\d+(?:\.\d+)?)\b/g)].map(([, letter, number]) => {
    part = letter ?? part;
    return `${part} ${number}`;
  });
}

const page = /[a-z]+\.md(?: [A-Z][^;]*)?/g;

/** What a row or an invariant is required by: `B 7, decisions.md Money` is two; what stands in brackets explains them. */
export function citedIn(text: string): string[] {
  const plain = text.replace(/\s*\([^)]*\)/g, '');
  return [...numbersIn(plain.replace(page, '')), ...[...plain.matchAll(page)].map(([name]) => name.trim())];
}

/** A citation as it is read: pages without their ending. */
export const citationWords = (name: string): string =>
  name.replace(/^(\w)(\w*)\.md ?/, (_, first: string, rest: string) =>
    name.endsWith('.md') ? `${first.toUpperCase()}${rest}` : `${first.toUpperCase()}${rest}: `,
  );
