import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type FieldProps, TextField } from './text-field.tsx';

const Adornment = styled(InputAdornment)({ marginRight: -8 });

const Toggle = styled(Button)({
  minHeight: 32,
  fontWeight: 400,
  '&.MuiButton-text': { color: 'var(--muted)' },
});

/** A password box that can show its content, because people mistype what they cannot see. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'endAdornment' | 'component'>) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <Adornment position="end">
      <Toggle
        variant="text"
        size="small"
        aria-label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </Toggle>
    </Adornment>
  );
  return <TextField {...props} type={shown ? 'text' : 'password'} endAdornment={toggle} />;
}
