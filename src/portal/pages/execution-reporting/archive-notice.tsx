import { PublicCard, PublicNote } from '../../controls/public-styles.ts';
/** Says that these reports may not be continued. */
export function ArchiveNotice() {
  return (
    <PublicCard as="aside" aria-labelledby="archive-heading">
      <h2 id="archive-heading">These reports are an archive</h2>
      <PublicNote as="p">
        They follow the templates of RTS 28 (investment firms) and RTS 27 (trading venues). The duty to
        publish them is being abolished, so there may be no new ones. What was published stays here unchanged,
        free and without registration.
      </PublicNote>
    </PublicCard>
  );
}
