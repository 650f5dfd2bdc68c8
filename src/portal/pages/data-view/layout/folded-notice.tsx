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

const namesOf = (columns: readonly Column[]): string => columns.map(({ name }) => name).join(', ');

/** How many columns are folded, with their names, a button to unfold them, and one to show those with new values. */
export function FoldedNotice({
  folded,
  filled,
  onUnfold,
  onShowFilled,
}: {
  /** All folded columns. */
  folded: readonly Column[];
  /** Those that are no longer empty. */
  filled: readonly Column[];
  onUnfold: () => void;
  onShowFilled: () => void;
}) {
  const said = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  if (folded.length === 0 && shown === null) return null;
  const empty = folded.length - filled.length;
  const parts = [
    ...(empty === 0 ? [] : [empty === 1 ? '1 empty column folded' : `${empty} empty columns folded`]),
    ...(filled.length === 0
      ? []
      : [
          filled.length === 1
            ? '1 folded column has new values'
            : `${filled.length} folded columns have new values`,
        ]),
  ];
  // The button may disappear with the notice and would drop the focus.
  const show = (words: string, onShow: () => void) => (): void => {
    setShown(words);
    said.current?.focus();
    onShow();
  };
  return (
    <Root data-print="no">
      <span
        role="status"
        ref={said}
        tabIndex={-1}
        title={namesOf(filled.length === 0 ? folded : filled)}
        onBlur={() => setShown(null)}
      >
        {parts.length === 0 ? shown : parts.join(', ')}
      </span>
      {filled.length === 0 ? null : (
        <Button size="small" variant="text" onClick={show('Columns with new values are shown', onShowFilled)}>
          Show {filled.length === 1 ? 'it' : 'them'}
        </Button>
      )}
      {empty === 0 ? null : (
        <Button size="small" variant="text" onClick={show('Empty columns are shown', onUnfold)}>
          Unfold
        </Button>
      )}
    </Root>
  );
}
