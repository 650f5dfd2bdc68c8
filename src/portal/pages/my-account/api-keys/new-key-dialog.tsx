import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import type { NewApiKey } from '../../../../contract/generated/types.ts';
import { apiKeyDays } from '../../../../domain/account/api-keys.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { KeyLives } from './api-keys-styles.ts';

type Props = {
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onMake: (wanted: NewApiKey) => void;
};

/** Asks for the purpose of a key, and how long it is valid. */
export function NewKeyDialog({ isOpen, onCancel, onMake }: Props) {
  const title = useId();
  return (
    <Dialog
      open={isOpen}
      fullWidth
      maxWidth="xs"
      aria-labelledby={title}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onCancel();
      }}
    >
      <DialogTitle id={title}>Make an API key</DialogTitle>
      <NewKeyForm onCancel={onCancel} onMake={onMake} />
    </Dialog>
  );
}

// Inside the dialog, so that it starts empty each time it opens.
function NewKeyForm({ onCancel, onMake }: Pick<Props, 'onCancel' | 'onMake'>) {
  const id = useId();
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(90);
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') setError('This field is required');
        else onMake({ name, days });
      }}
    >
      <DialogContent>
        <FieldFrame
          id={id}
          label="What it is for"
          optional={false}
          hint="Such as the program or the machine that uses it."
          error={error}
        >
          <OutlinedInput
            id={id}
            name="name"
            value={name}
            autoFocus
            autoComplete="off"
            inputProps={{
              maxLength: 60,
              'aria-describedby': error === null ? `${id}-hint` : `${id}-error ${id}-hint`,
            }}
            onChange={({ target }) => {
              setName(target.value);
              setError(null);
            }}
          />
        </FieldFrame>
        <KeyLives>
          <legend>Valid for</legend>
          {apiKeyDays.map((each) => (
            <label key={each}>
              <input type="radio" name="days" checked={days === each} onChange={() => setDays(each)} />
              {each} days
            </label>
          ))}
        </KeyLives>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="contained">
          Make key
        </Button>
      </DialogActions>
    </form>
  );
}
