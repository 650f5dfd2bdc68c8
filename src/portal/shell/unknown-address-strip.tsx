import { useLocation } from 'react-router-dom';
import { unknownAddressOf } from '../routes/unknown-address.ts';
import { Strip } from './strip.tsx';

/** Says why this page is open when the address that was asked for has none. */
export function UnknownAddressStrip() {
  const unknown = unknownAddressOf(useLocation().state);
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
