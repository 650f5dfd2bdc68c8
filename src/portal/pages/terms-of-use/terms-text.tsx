import Typography from '@mui/material/Typography';
import { longDate } from '../../../domain/format/timestamps.ts';
import { terms, termsValidFrom } from './terms.ts';

/** The terms of use, numbered; `level` is that of the sections' headings. */
export function TermsText({ level }: { level: 'h2' | 'h3' }) {
  return (
    <>
      <p style={{ color: 'var(--muted)' }}>In force from {longDate(termsValidFrom)}.</p>
      {terms.map(({ heading, paragraphs }, index) => (
        <section key={heading} style={{ marginTop: 24 }}>
          <Typography variant="h3" component={level}>
            {index + 1}. {heading}
          </Typography>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} style={{ marginTop: 8 }}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </>
  );
}
