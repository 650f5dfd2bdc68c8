import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useRef } from 'react';

/** The headings above a button, and the parts around it that take the focus, in the order of the page. */
const placesAbove = (button: Element): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, [tabindex="-1"]')].filter(
    (place) =>
      place.contains(button) ||
      (place.matches('h1, h2, h3, h4') &&
        (place.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0),
  );

/**
 * Repeats what failed. The button usually disappears once pressed: the focus that it had then moves to the nearest
 * heading above it, from where what is loaded follows, unless the user has moved it already.
 */
export function RetryButton({
  onRetry,
  children = 'Try again',
  ...props
}: Omit<ButtonProps, 'onClick'> & { onRetry: () => void }) {
  const places = useRef<readonly HTMLElement[]>([]);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const place = places.current.findLast(({ isConnected }) => isConnected);
      if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
      place?.focus();
    },
    [],
  );
  return (
    <Button
      {...props}
      onClick={({ currentTarget }) => {
        places.current = placesAbove(currentTarget);
        onRetry();
      }}
    >
      {children}
    </Button>
  );
}
