import type { ReactNode } from 'react';

/** The middle of an otherwise empty window. */
export function Centred({ children }: { children: ReactNode }) {
  return (
    <div style={{ minHeight: '100vh', display: 'grid', placeItems: 'center', padding: 24 }}>{children}</div>
  );
}
