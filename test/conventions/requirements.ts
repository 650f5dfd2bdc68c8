import { sourcesBelow } from './imports.ts';
import { proseOf } from './markdown.ts';
import { titlesIn } from './test-titles.ts';

/** The numbers that a text cites: `A 4.9`, and lists such as `A 2.6, 3.5 and 5`. */
export const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\b([ABC]) (\d{1,2}(?:\.\d{1,2})?\b(?:(?:, | and )\d{1,2}(?:\.\d{1,2})?\b)*)/g)].flatMap(
    ([, part = '', numbers = '']) => numbers.split(/, | and /).map((number) => `${part} ${number}`),
  );

/** An entry of requirements.md. A chapter that only has sections says nothing itself. */
type Requirement = { readonly number: string; readonly title: string; readonly saysSomething: boolean };

export const requirements: readonly Requirement[] = proseOf('docs/requirements.md')
  .split(/^#{3,4} (?=[ABC] \d)/m)
  .slice(1)
  .map((entry) => {
    const [, number = '', title = ''] = /^([ABC] [\d.]+) (.+)/.exec(entry) ?? [];
    return { number, title, saysSomething: /^- /m.test(entry) };
  });

/** The tests whose titles, or those around them, name each requirement, as `file: titles`. */
export function testsByNumber(): ReadonlyMap<string, readonly string[]> {
  const found = new Map(requirements.map(({ number }): [string, string[]] => [number, []]));
  const files = sourcesBelow('test').filter((file) =>
    /\.test\.tsx?$|^test\/flows\/[a-z-]+\/kit\.ts$/.test(file),
  );
  for (const file of files) {
    for (const titles of titlesIn(file)) {
      const title = titles.join(' > ');
      for (const number of new Set(numbersIn(title))) found.get(number)?.push(`${file}: ${title}`);
    }
  }
  return found;
}
