import { useForkRef } from '@mui/material/utils';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  Children,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LongListContext, mostInFull } from './long-list-context.ts';

/** The number of options that Page Up and Page Down move by. */
const around = 5;

/**
 * The indices in sight and those that a key can reach: the keyboard cannot move to an option that is not in the
 * document.
 */
function withReached(inSight: readonly number[], count: number, active: number): number[] {
  const near = Array.from({ length: 2 * around + 1 }, (_, step) => active - around + step);
  const wanted = new Set([0, count - 1, ...near, ...inSight]);
  return [...wanted].filter((place) => place >= 0 && place < count).sort((one, other) => one - other);
}

/**
 * The listbox of a drop-down that may have very many options. Of a long list, only those in sight, some around them and
 * those that a key can reach are in the document.
 */
export function LongList({
  children,
  ref,
  ...props
}: HTMLAttributes<HTMLUListElement> & { readonly ref?: Ref<HTMLUListElement> }) {
  const { itemHeight, maxItems, start: first, reached } = useContext(LongListContext);
  const [active, setActive] = useState(first);
  useLayoutEffect(() => {
    reached.current = setActive;
    return () => {
      reached.current = null;
    };
  }, [reached]);
  const options = useMemo(
    () => (Array.isArray(children) ? children : Children.toArray(children)),
    [children],
  );
  const list = useRef<HTMLUListElement | null>(null);
  // The same function throughout: the drop-down would jump to its first option if the ref changed.
  const both = useForkRef(list, ref);
  const virtual = useVirtualizer({
    count: options.length,
    getScrollElement: () => list.current,
    estimateSize: () => itemHeight,
    overscan: around,
    initialRect: { width: 0, height: maxItems * itemHeight },
    // The height follows from the options, up to the maximum, and needs no measuring.
    observeElementRect: (_, told) => told({ width: 0, height: maxItems * itemHeight }),
    rangeExtractor: (range) => withReached(defaultRangeExtractor(range), options.length, active),
  });
  return (
    <ul {...props} ref={both}>
      {options.length > mostInFull
        ? inTheirPlaces(
            virtual
              .getVirtualItems()
              .map(({ index, start, end }) => ({ start, end, option: options[index] })),
            virtual.getTotalSize(),
          )
        : children}
    </ul>
  );
}

/** The options, with gaps as high as the options that are left out between them. */
function inTheirPlaces(
  placed: readonly { readonly start: number; readonly end: number; readonly option: ReactNode }[],
  total: number,
): ReactNode[] {
  const room = (before: number, height: number) =>
    height > 0 ? <li key={`before ${before}`} role="presentation" style={{ height }} /> : null;
  let filled = 0;
  return [
    ...placed.flatMap(({ start, end, option }) => {
      const gap = room(start, start - filled);
      filled = end;
      return [gap, option];
    }),
    room(total, total - (placed.at(-1)?.end ?? 0)),
  ];
}
