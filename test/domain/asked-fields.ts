import { readFileSync } from 'node:fs';

/** A line of docs/regulation-fields.md, which is written from the standards, not from our tables. */
type Asked = {
  readonly field: string;
  readonly name: string;
  readonly format: string;
  readonly applies: string;
  readonly seen: string;
};

const document = readFileSync(new URL('../../docs/regulation-fields.md', import.meta.url), 'utf8');

function askedIn(heading: string): readonly Asked[] {
  const section = document.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => /^\| (?!Field|-)/.test(line))
    .map((line) => {
      const [, field = '', name = '', format = '', applies = '', seen = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return { field, name, format, applies, seen };
    });
}

/** The fields that regulation requires. */
export const asked = { trade: askedIn('After the trade'), order: askedIn('Before the trade') };

/** The required fields that are fields of ours. */
export const askedOfUs = {
  trade: asked.trade.filter(({ name }) => name !== '-'),
  order: asked.order.filter(({ name }) => name !== '-'),
};
