import { TermsText } from './terms-text.tsx';

/** The terms of use on a page of their own (A 2.10). */
export function Page() {
  return (
    <div style={{ maxWidth: '72ch' }}>
      <TermsText level="h2" />
    </div>
  );
}
