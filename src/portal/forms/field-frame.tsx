import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Frame = styled(FormControl)({
  marginBottom: 20,
  '&[data-labelled="false"]': { marginBottom: 0 },
});

const Optional = styled('span')({ fontWeight: 400, color: 'var(--muted)' });

/** The ids of the texts that describe a control, for its `aria-describedby`; undefined if there are none. */
export function describedBy(id: string, hint: ReactNode, error: string | null): string | undefined {
  const ids = [error === null ? null : `${id}-error`, hint ? `${id}-hint` : null].filter(
    (one) => one !== null,
  );
  return ids.length === 0 ? undefined : ids.join(' ');
}

export type FieldFrameProps = {
  id: string;
  label: string;
  /** The label is for screen readers only, because text beside the control already says it. */
  labelHidden?: boolean | undefined;
  optional: boolean;
  hint: ReactNode;
  error: string | null;
  children: ReactNode;
};

/** The frame of every form control: label above, hint and message below. */
export function FieldFrame({
  id,
  label,
  labelHidden = false,
  optional,
  hint,
  error,
  children,
}: FieldFrameProps) {
  return (
    <Frame fullWidth error={error !== null} data-labelled={!labelHidden}>
      <div {...(labelHidden ? { className: 'visually-hidden' } : {})}>
        <InputLabel htmlFor={id} required={false}>
          {label}
          {optional ? (
            <>
              {' '}
              <Optional>(optional)</Optional>
            </>
          ) : null}
        </InputLabel>
      </div>
      {children}
      <FieldTexts id={id} hint={hint} error={error} />
    </Frame>
  );
}

/** The message and the hint below a control, which `describedBy` names. */
export function FieldTexts({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      <div aria-live="polite">
        {error === null ? null : <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
      </div>
      {hint ? (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      ) : null}
    </>
  );
}
