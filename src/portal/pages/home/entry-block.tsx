import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LoadingOverlay } from '../../shell/loading-overlay.tsx';
import { below } from '../../theme/widths.ts';

/** The two entries into the product, side by side if there is room. */
export const EntryBlocks = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 24,
  [below.medium]: { gridTemplateColumns: '1fr' },
});

const Block = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: 28,
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  '& h2': { fontSize: 'var(--text-heading)', lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.01em' },
  '& p': { color: 'var(--muted)', marginTop: 8 },
  '& > a': { marginTop: 20, fontWeight: 550, alignSelf: 'flex-start' },
  [below.small]: { padding: 20 },
});

const Image = styled('div')({ marginTop: 'auto', paddingTop: 20, '& > div': { position: 'relative' } });

const ImageLink = styled(RouterLink)({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
});

/** A heading, a sentence, an image that is a link, and the same link in words (A 2.4). */
export function EntryBlock(props: {
  heading: string;
  text: string;
  to: string;
  link: string;
  image: string;
  /** What the image is waiting for; null once it is there. */
  wait?: string | null;
  children: ReactNode;
}) {
  return (
    <Block>
      <h2>{props.heading}</h2>
      <p>{props.text}</p>
      <Image>
        <div>
          <ImageLink to={props.to}>
            <div role="img" aria-label={`${props.heading}: ${props.image}`}>
              {props.children}
            </div>
          </ImageLink>
          {props.wait ? <LoadingOverlay label={props.wait} over="part" /> : null}
        </div>
      </Image>
      <Link component={RouterLink} to={props.to}>
        {props.link}
      </Link>
    </Block>
  );
}
