import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type { Column } from '../grid/column-sets.ts';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 32,
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
});

/** The number and names of the folded columns, and a button to unfold them. */
export function FoldedNotice({ folded, onUnfold }: { folded: readonly Column[]; onUnfold: () => void }) {
  const said = useRef<HTMLSpanElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  if (folded.length === 0 && !isUnfolded) return null;
  const count = folded.length === 1 ? '1 empty column' : `${folded.length} empty columns`;
  return (
    <Root data-print="no">
      <span
        role="status"
        ref={said}
        tabIndex={-1}
        title={folded.map(({ name }) => name).join(', ')}
        onBlur={() => setUnfolded(false)}
      >
        {folded.length === 0 ? 'Empty columns are shown' : `${count} folded`}
      </span>
      {folded.length === 0 ? null : (
        <Button
          size="small"
          variant="text"
          onClick={() => {
            // The button disappears with the notice and would drop the focus.
            setUnfolded(true);
            said.current?.focus();
            onUnfold();
          }}
        >
          Unfold
        </Button>
      )}
    </Root>
  );
}
