import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { pagePaths } from '../../domain/page-paths.ts';

const Text = styled('div')({
  maxWidth: '64ch',
  borderTop: '1px solid var(--line)',
  paddingTop: 24,
  '& p + p': { marginTop: 16 },
});

/** The page for what is not built yet (A 2.10), with a link back. */
export function Page() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = (event: MouseEvent) => {
    // The first history entry of a tab has the key "default": there is no page of ours to go back to.
    if (key === 'default' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Text>
      <p>This page is under construction.</p>
      <p>
        <Link component={RouterLink} to={pagePaths.home} onClick={goBack}>
          Go back
        </Link>
      </p>
    </Text>
  );
}
