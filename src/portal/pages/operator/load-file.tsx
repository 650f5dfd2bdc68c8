import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { largestUpload } from '../../../domain/feed/largest-upload.ts';
import { roleForAct } from '../../../domain/operator/roles.ts';
import { useActing } from './console-screen.tsx';
import { State } from './console-styles.ts';
import { useRoles } from './use-roles.ts';

const most = `${largestUpload / 1024 ** 2} MB`;

/** Chooses a file of orders or trades; what it would do is shown before it is loaded. */
export function LoadFile() {
  const { want } = useActing();
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
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
          const fits = !chosen || chosen.size <= largestUpload;
          setTooLarge(fits ? null : chosen.name);
          if (chosen && fits) want({ Name: 'loadFile', File: chosen });
          // The same file, mended, can be chosen again.
          target.value = '';
        }}
      />
      <Button type="button" onClick={() => input.current?.click()}>
        Load a file…
      </Button>
      <span role="status" aria-label="Largest file" data-wraps="">
        {tooLarge === null ? (
          `of at most ${most}`
        ) : (
          <State data-state="wrong">
            {tooLarge} is larger than {most}: split it, or load it with “npm run daylight -- ingest FILE”.
          </State>
        )}
      </span>
    </>
  );
}
