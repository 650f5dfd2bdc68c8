import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Terms } from '../../../contract/generated/types.ts';
import { longDate } from '../../../domain/format/timestamps.ts';
import { TermsRoot, TermsVersion } from './terms-text-styles.ts';

const versionText: Readonly<Record<Terms['state'], (version: string, day: string) => string>> = {
  'in-force': (version, day) => `Version ${version}, in force from ${day}.`,
  announced: (version, day) => `Version ${version}, not in force yet. It applies from ${day}.`,
  replaced: (version, day) => `Version ${version}, from ${day}, no longer in force.`,
};

type Props = {
  terms: Terms;
  /** The level of the headings. */
  level: 'h2' | 'h3';
  /** Shown between the version and the text. */
  children?: ReactNode;
};

/** The terms of use with their version and date, the sections numbered. */
export function TermsText({ terms, level, children }: Props) {
  const { version, validFrom, state, sections } = terms;
  const unnumbered = sections.filter(({ heading }) => heading === null).length;
  return (
    <TermsRoot>
      <TermsVersion>{versionText[state](version, longDate(validFrom) ?? validFrom)}</TermsVersion>
      {children}
      {sections.map(({ heading, paragraphs }, index) => (
        // Texts may repeat, and their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <section key={index}>
          {heading === null ? null : (
            <Typography variant="h3" component={level}>
              {index + 1 - unnumbered}. {heading}
            </Typography>
          )}
          {paragraphs.map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <p key={at}>{paragraph}</p>
          ))}
        </section>
      ))}
    </TermsRoot>
  );
}
