import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { BottomDrawer } from '../../controls/bottom-drawer.tsx';
import { above, smallOnScreen } from '../../theme/widths.ts';

/** The place beside the rows; null while there are none. */
export const SidePlaceContext = createContext<HTMLElement | null>(null);

/**
 * Where a tool opens without covering rows: on a wide screen beside them, on a small one in a drawer, otherwise above
 * them.
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
  if (isSmall)
    return (
      <BottomDrawer title={label} hasTitle={false} isOpen onClose={onClose}>
        {children}
      </BottomDrawer>
    );
  return isWide && side ? createPortal(children, side) : children;
}
