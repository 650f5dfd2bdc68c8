import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Ref } from 'react';
import type { FieldMessages } from '../../../machines/form.ts';

export type RefusedProps = {
  ref?: Ref<HTMLDivElement>;
  message: string;
  /** The request's id, to quote when asking for help. */
  reference: string | null;
  fields?: FieldMessages;
  onField?: (name: string) => void;
};

/** The box of a refusal: what was wrong, at which fields, and the reference to quote. */
export function Refused({ ref, message, reference, fields = {}, onField }: RefusedProps) {
  const wrong = Object.entries(fields);
  return (
    <Box
      ref={ref}
      role="alert"
      tabIndex={-1}
      sx={{
        marginBottom: 6,
        padding: '12px 16px',
        borderLeft: '3px solid var(--red)',
        borderRadius: '4px',
        backgroundColor: 'var(--red-soft)',
        color: 'var(--ink)',
      }}
    >
      {message === '' ? null : <p style={{ fontWeight: 550 }}>{message}</p>}
      {wrong.length === 0 ? null : (
        <ul>
          {wrong.map(([name, text]) => (
            <li key={name}>
              <Link component="button" type="button" variant="body2" onClick={() => onField?.(name)}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {reference === null ? null : (
        <p style={{ color: 'var(--muted)', fontSize: '0.75rem' }}>
          Reference <span className="mono">{reference}</span>
        </p>
      )}
    </Box>
  );
}
