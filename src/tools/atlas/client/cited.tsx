import { type Citable, citationWords, citedIn } from '../citations.ts';
import { dataOf } from './hand-out.ts';

const isCitable = (value: unknown): value is Citable =>
  typeof value === 'object' && value !== null && 'name' in value && 'anchor' in value;

const citables = new Map(
  [dataOf('citables', 'documents')]
    .flat()
    .filter(isCitable)
    .map((one) => [one.name, one]),
);

/** The citations of a text, with links to their places in the atlas. */
export function Cited({ by }: { by: string }) {
  return citedIn(by).map((name, index) => {
    const { anchor, title } = citables.get(name) ?? {};
    return (
      <span key={name}>
        {index > 0 && ', '}
        {anchor === undefined ? (
          citationWords(name)
        ) : (
          <a href={`#${anchor}`} title={title}>
            {citationWords(name)}
          </a>
        )}
      </span>
    );
  });
}
