import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

export type BannerContent = {
  /** What the page shows now, beside its title: an instrument. */
  readonly subject?: string | undefined;
  readonly caption?: ReactNode;
  /** Stands beside the title: delayed or live. */
  readonly badge?: ReactNode;
};

const BannerContext = createContext<BannerContent>({});
const SetBannerContext = createContext<((content: BannerContent) => void) | null>(null);

/** Holds what a page puts into the banner beside the route table's title, or instead of its caption. */
export function PageBannerProvider({ children }: { children: ReactNode }) {
  const [content, setContent] = useState<BannerContent>({});
  return (
    <SetBannerContext value={setContent}>
      <BannerContext value={content}>{children}</BannerContext>
    </SetBannerContext>
  );
}

/**
 * Puts a subject, a caption or a badge into the page's banner for as long as the component lives; the title is the
 * route table's always (A 2.3), and so is the caption where it is left out. Elements (`caption`, `badge`) should be
 * kept between renders (useMemo), since a new one draws the banner again.
 */
export function usePageBanner({ subject, caption, badge }: BannerContent): void {
  const setBanner = useContext(SetBannerContext);
  useEffect(() => {
    setBanner?.({ subject, caption, badge });
  }, [setBanner, subject, caption, badge]);
  useEffect(() => () => setBanner?.({}), [setBanner]);
}

/** What the page of now has put into the banner. */
export function usePageBannerContent(): BannerContent {
  return useContext(BannerContext);
}
