import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { type FieldProps, TextField } from './text-field.tsx';

/** A password box that can show its content, because people mistype what they cannot see. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'endAdornment' | 'component'>) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end" sx={{ marginRight: -2 }}>
      <Button
        variant="text"
        size="small"
        aria-label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
        sx={{ minHeight: 32, fontWeight: 400, '&.MuiButton-text': { color: 'var(--muted)' } }}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </Button>
    </InputAdornment>
  );
  return <TextField {...props} type={shown ? 'text' : 'password'} endAdornment={toggle} />;
}
