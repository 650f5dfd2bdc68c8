import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { BottomDrawer } from '../../controls/bottom-drawer.tsx';
import { above, smallOnScreen } from '../../theme/widths.ts';

/** The place beside the rows; null while there are none. */
export const SidePlaceContext = createContext<HTMLElement | null>(null);

/**
 * Where a tool opens without covering rows: on a wide screen beside them, on a small one in a drawer, otherwise above
 * them. It stays there if the screen turns or is resized, so that nothing entered is lost.
 */
export function ToolPlace({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const isSmall = useMediaQuery(smallOnScreen, { noSsr: true });
  const isWide = useMediaQuery(above.full, { noSsr: true });
  const side = useContext(SidePlaceContext);
  const [place] = useState(isSmall ? 'drawer' : isWide && side ? 'beside' : 'above');
  if (place === 'drawer')
    return (
      <BottomDrawer title={label} hasTitle={false} isOpen onClose={onClose}>
        {children}
      </BottomDrawer>
    );
  return place === 'beside' && side ? createPortal(children, side) : children;
}

/** What is shown of a tool in another place, null while that is not there; without one it is shown where it is. */
export function InPlace({ place, children }: { place: HTMLElement | null | undefined; children: ReactNode }) {
  return place === undefined ? children : place && createPortal(children, place);
}
