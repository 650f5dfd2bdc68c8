/** Something that can be cited: a requirement (`A 4.1`), a document, or a section of one (`decisions.md Money`). */
export type Citable = {
  readonly name: string;
  readonly title: string;
  /** In the atlas. */
  readonly anchor: string;
};

/** The requirements that a text cites: `A 4.2, 8` cites `A 4.2` and `A 8`. */
function numbersIn(text: string): string[] {
  let part = '';
  return [...text.matchAll(/\b(?:([ABC]) )?(\d+(?:\.\d+)?)\b/g)].map(([, letter, number]) => {
    part = letter ?? part;
    return `${part} ${number}`;
  });
}

const page = /[a-z]+\.md(?: [A-Z][^;]*)?/g;

/** The names that a text cites: two in `B 7, decisions.md Money`. Text in brackets is ignored. */
export function citedIn(text: string): string[] {
  const plain = text.replace(/\s*\([^)]*\)/g, '');
  return [...numbersIn(plain.replace(page, '')), ...[...plain.matchAll(page)].map(([name]) => name.trim())];
}

/** A citation for the reader: `decisions.md Money` becomes `Decisions: Money`. */
export const citationWords = (name: string): string =>
  name.replace(/^(\w)(\w*)\.md ?/, (_, first: string, rest: string) =>
    name.endsWith('.md') ? `${first.toUpperCase()}${rest}` : `${first.toUpperCase()}${rest}: `,
  );
