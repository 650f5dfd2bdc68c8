import { LoadFailed, type LoadFailedProps } from './load-failed.tsx';
import { PublicCard } from './public-styles.ts';

/** What could not be loaded, where the page has no frame around it. */
export function LoadFailedCard(props: LoadFailedProps) {
  return (
    <PublicCard>
      <LoadFailed {...props} />
    </PublicCard>
  );
}
