import { styled } from '@mui/material/styles';

const Title = styled('h2')({ fontSize: 'var(--text-heading)', lineHeight: '28px', fontWeight: 600 });
const Text = styled('p')({ color: 'var(--muted)', margin: '4px 0 20px' });

type Props = { title: string; level: 'h1' | 'h2'; children: string };

/** Shown in place of a page, or of the whole portal, that cannot be shown: what happened, and what to do. */
export function PlainMessage({ title, level, children }: Props) {
  return (
    <>
      <Title as={level}>{title}</Title>
      <Text>{children}</Text>
    </>
  );
}
