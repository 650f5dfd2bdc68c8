import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHistory } from '../routes/history-router.tsx';
import { unknownAddressOf } from '../routes/unknown-address.ts';
import { Strip } from './strip.tsx';

/** The path that led here instead of nowhere, once: the browser keeps a navigation's state through a reload. */
function useUnknownAddress(): string | null {
  const history = useHistory();
  const location = useLocation();
  const asked = unknownAddressOf(location.state);
  const [told, setTold] = useState<{ readonly path: string; readonly key: string } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    history.replace(history.location, null);
    setTold({ path: asked, key: history.location.key });
  }, [asked, history]);
  return asked ?? (told?.key === location.key ? told.path : null);
}

/** Says why this page is open when the address that was asked for has none. */
export function UnknownAddressStrip() {
  const unknown = useUnknownAddress();
  return (
    <div role="status" data-print="no">
      {unknown === null ? null : (
        <Strip tone="notice">
          <p>
            There is no page at <span className="mono">{unknown}</span>: you are at the start instead.
          </p>
        </Strip>
      )}
    </div>
  );
}
