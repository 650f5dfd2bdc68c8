import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { type Comparison, mostSeries } from '../../../domain/compare/comparison.ts';
import { useOrphanedFocus } from '../../controls/use-orphaned-focus.ts';
import { findForComparison } from '../../flows/compare.ts';
import { FindField } from '../../shell/find/find-field.tsx';

// What is found lies over the rest of the page.
const Place = styled('div')({ position: 'relative', minHeight: 48, marginTop: 12, zIndex: 10 });

/** Finds another series and adds it to the comparison. Remounted, by its key, for each set of series. */
export function AddSeries({ comparison, isAdded }: { comparison: Comparison; isAdded: boolean }) {
  const [flow] = useState(() => findForComparison(comparison));
  const [wanted, setWanted] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const isFull = comparison.series.length >= mostSeries;
  useOrphanedFocus(isAdded, () => button.current ?? heading.current);
  if (isFull)
    return (
      <p ref={heading} tabIndex={-1} data-print="no">
        At most {mostSeries} series can be compared: remove one to compare another.
      </p>
    );
  return (
    <Place data-print="no">
      <Button ref={button} variant="contained" onClick={() => setWanted((times) => times + 1)}>
        {comparison.series.length === 0 ? 'Choose a first series' : 'Add a series'}
      </Button>
      {wanted > 0 ? (
        <FindField flow={flow} results="compare" wanted={wanted} onClosed={() => button.current?.focus()} />
      ) : null}
    </Place>
  );
}
