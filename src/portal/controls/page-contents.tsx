import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { below } from '../theme/widths.ts';
import { PublicCard, PublicNote } from './public-styles.ts';

type Props = {
  sections: readonly { readonly id: string; readonly heading: string }[];
  /** A sentence on what belongs to the page and is elsewhere. */
  children?: ReactNode;
};

/** The sections of a page, each a link to its place. */
export function PageContents({ sections, children }: Props) {
  return (
    <Aside as="aside" aria-labelledby="contents-heading" data-print="no">
      <h2 id="contents-heading">On this page</h2>
      <Contents>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link href={`#${id}`}>{heading}</Link>
          </li>
        ))}
      </Contents>
      {children === undefined ? null : <PublicNote as="p">{children}</PublicNote>}
    </Aside>
  );
}

/** Where the page has one column it comes first, and no longer than a quarter of a screen. */
const Aside = styled(PublicCard)({
  [below.wide]: { order: -1, '& ul': { maxHeight: 180, overflowY: 'auto' } },
});

const Contents = styled('ul')({
  margin: '8px 0 12px',
  listStyle: 'none',
  '& li': { padding: '4px 0' },
});
