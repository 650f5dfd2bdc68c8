import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

export type BannerContent = {
  /** What the page shows, next to its title: an instrument. */
  readonly subject?: string | undefined;
  /** The subject wraps where there is no room, also on a page of data; else its end is left out there. */
  readonly isSubjectWhole?: boolean | undefined;
  readonly caption?: ReactNode;
  /** Next to the title: delayed or live. */
  readonly badge?: ReactNode;
};

const BannerContext = createContext<BannerContent>({});
const SetBannerContext = createContext<((content: BannerContent) => void) | null>(null);

/** Holds what a page adds to the banner's title, or shows in place of its caption. */
export function PageBannerProvider({ children }: { children: ReactNode }) {
  const [content, setContent] = useState<BannerContent>({});
  return (
    <SetBannerContext value={setContent}>
      <BannerContext value={content}>{children}</BannerContext>
    </SetBannerContext>
  );
}

/**
 * Puts a subject, a caption or a badge into the page's banner while the component is mounted. The title always comes
 * from the route table (A 2.3), and so does the caption unless one is given. Memoise elements (`caption`, `badge`),
 * since a new one renders the banner again.
 */
export function usePageBanner({ subject, isSubjectWhole, caption, badge }: BannerContent): void {
  const setBanner = useContext(SetBannerContext);
  useEffect(() => {
    setBanner?.({ subject, isSubjectWhole, caption, badge });
  }, [setBanner, subject, isSubjectWhole, caption, badge]);
  useEffect(() => () => setBanner?.({}), [setBanner]);
}

/** What the current page has put into the banner. */
export function usePageBannerContent(): BannerContent {
  return useContext(BannerContext);
}
