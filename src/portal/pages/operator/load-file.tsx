import Button from '@mui/material/Button';
import { useRef } from 'react';
import { roleForAct } from '../../../domain/operator/roles.ts';
import { useWant } from './console-screen.tsx';
import { useRoles } from './use-roles.ts';

/** Chooses a file of orders or trades; what it would do is shown before it is loaded. */
export function LoadFile() {
  const want = useWant();
  const input = useRef<HTMLInputElement>(null);
  if (roleForAct(useRoles(), 'loadFile') === null) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to load"
        accept=".csv,.ndjson,.jsonl,.gz,text/csv,application/x-ndjson,application/gzip"
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) want({ Name: 'loadFile', File: chosen });
          // The same file, mended, can be chosen again.
          target.value = '';
        }}
      />
      <Button type="button" onClick={() => input.current?.click()}>
        Load a file…
      </Button>
    </>
  );
}
