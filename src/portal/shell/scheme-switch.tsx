import { styled, useColorScheme } from '@mui/material/styles';
import { useId, useSyncExternalStore } from 'react';

const choices = [
  { mode: 'system', label: 'System' },
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
] as const;

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
});

const Track = styled('span')({
  display: 'inline-flex',
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
});

const Choice = styled('label')({
  padding: '5px 10px',
  cursor: 'pointer',
  borderRadius: 3,
  '& + &': { borderLeft: '1px solid var(--line)' },
  '&:hover': { color: 'var(--ink)' },
  '&:has(input:checked)': { background: 'var(--bar)', color: 'var(--ink)', fontWeight: 550 },
  '&:has(input:focus-visible)': { outline: '2px solid var(--accent)', outlineOffset: 2 },
});

const unchanged = () => () => {};

/** Chooses the colour scheme: the system's, light or dark; kept by the browser. */
export function SchemeSwitch() {
  const { mode, setMode } = useColorScheme();
  // A prerendered page does not know what this browser has stored.
  const shown = useSyncExternalStore(
    unchanged,
    () => mode ?? 'system',
    () => 'system',
  );
  const name = useId();
  return (
    <Group>
      <legend className="visually-hidden">Colour scheme</legend>
      <span aria-hidden="true">Colour scheme</span>
      <Track>
        {choices.map((choice) => (
          <Choice key={choice.mode}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={shown === choice.mode}
              onChange={() => setMode(choice.mode)}
            />
            {choice.label}
          </Choice>
        ))}
      </Track>
    </Group>
  );
}
