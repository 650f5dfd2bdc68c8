import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

export type BannerContent = {
  readonly title?: string | undefined;
  readonly caption?: ReactNode;
  /** Stands beside the title: delayed or live. */
  readonly badge?: ReactNode;
};

const BannerContext = createContext<BannerContent>({});
const SetBannerContext = createContext<((content: BannerContent) => void) | null>(null);

/** Holds what a page puts into the banner instead of the route table's title and caption. */
export function PageBannerProvider({ children }: { children: ReactNode }) {
  const [content, setContent] = useState<BannerContent>({});
  return (
    <SetBannerContext value={setContent}>
      <BannerContext value={content}>{children}</BannerContext>
    </SetBannerContext>
  );
}

/**
 * Puts a title, a caption or a badge into the page's banner for as long as the component lives. What is
 * left out stays as the route table has it. Elements (`caption`, `badge`) should be kept between renders
 * (useMemo), since a new one draws the banner again.
 */
export function usePageBanner({ title, caption, badge }: BannerContent): void {
  const setBanner = useContext(SetBannerContext);
  useEffect(() => {
    setBanner?.({ title, caption, badge });
  }, [setBanner, title, caption, badge]);
  useEffect(() => () => setBanner?.({}), [setBanner]);
}

/** What the page of now has put into the banner. */
export function usePageBannerContent(): BannerContent {
  return useContext(BannerContext);
}
