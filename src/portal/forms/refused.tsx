import Box from '@mui/material/Box';
import type { Ref } from 'react';
import type { Failure } from '../../domain/failure.ts';
import { TextButton } from '../controls/text-link.ts';

export type RefusedProps = {
  ref?: Ref<HTMLDivElement>;
  failure: Failure;
  onField?: (name: string) => void;
};

/** A failure on the page: what was wrong, in which fields, and the reference to quote when asking for help. */
export function Refused({ ref, failure, onField }: RefusedProps) {
  const { fields, requestId } = failure;
  const wrong = onField ? Object.entries(fields) : [];
  // A message that also belongs to a field is shown once, as a link to the field.
  const message = Object.values(fields).includes(failure.message) ? '' : failure.message;
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
      {message === '' ? null : (
        <Box component="p" sx={{ fontWeight: 550 }}>
          {message}
        </Box>
      )}
      {wrong.length === 0 ? null : (
        <ul>
          {wrong.map(([name, text]) => (
            <li key={name}>
              <TextButton type="button" onClick={() => onField?.(name)}>
                {text}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      {requestId === null ? null : (
        <Box component="p" sx={{ color: 'var(--muted)', fontSize: 'var(--text-caption)' }}>
          Reference <span className="mono">{requestId}</span>
        </Box>
      )}
    </Box>
  );
}
