import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import type { Failure } from '../../domain/failure.ts';
import { TextButton } from '../controls/text-link.ts';
import { Notice, NoticeTitle } from './notice.ts';

export type RefusedProps = {
  ref?: Ref<HTMLDivElement>;
  failure: Failure;
  onField?: (name: string) => void;
};

const Reference = styled('p')({ color: 'var(--muted)', fontSize: 'var(--text-caption)' });

/** A failure on the page: what was wrong, in which fields, and the reference to quote when asking for help. */
export function Refused({ ref, failure, onField }: RefusedProps) {
  const { fields, requestId } = failure;
  const wrong = onField ? Object.entries(fields) : [];
  // A message that also belongs to a field is shown once, as a link to the field.
  const message = Object.values(fields).includes(failure.message) ? '' : failure.message;
  return (
    <Notice ref={ref} role="alert" tabIndex={-1} data-tone="wrong">
      {message === '' ? null : <NoticeTitle>{message}</NoticeTitle>}
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
        <Reference>
          Reference <span className="mono">{requestId}</span>
        </Reference>
      )}
    </Notice>
  );
}
