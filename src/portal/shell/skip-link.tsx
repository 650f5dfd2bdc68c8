import { styled } from '@mui/material/styles';

const Link = styled('a')({
  position: 'absolute',
  left: 8,
  top: 8,
  zIndex: 20,
  padding: '8px 16px',
  borderRadius: 4,
  background: 'var(--accent)',
  color: 'var(--surface)',
  transform: 'translateY(-64px)',
  '&:focus': { transform: 'none' },
});

/** The first element the keyboard reaches: skips the menu. */
export function SkipLink() {
  return (
    <Link
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      Skip to content
    </Link>
  );
}
