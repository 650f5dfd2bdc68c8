import Typography from '@mui/material/Typography';
import { longDate } from '../../../domain/format/timestamps.ts';
import type { Terms } from '../../../domain/terms-text.ts';
import './terms-text.css';

/** The terms of use with their version and their day, the sections numbered; `level` is that of their headings. */
export function TermsText({ terms, level }: { terms: Terms; level: 'h2' | 'h3' }) {
  const { version, validFrom, sections } = terms;
  const unnumbered = sections.filter(({ heading }) => heading === null).length;
  return (
    <div className="terms">
      <p className="terms-version">
        Version {version}, in force from {longDate(validFrom)}.
      </p>
      {sections.map(({ heading, paragraphs }, index) => (
        // A text may say the same twice, and its order never changes.
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
    </div>
  );
}
