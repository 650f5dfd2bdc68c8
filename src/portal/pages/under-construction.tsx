import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocation, useNavigate } from 'react-router-dom';
import { pagePaths } from '../../domain/page-paths.ts';

/** The page of what is not built yet (A 2.10), with a way back. */
export function Page() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first entry of this tab's history has the key "default": there is nothing of ours to go back to.
  const goBack = () => (key === 'default' ? navigate(pagePaths.home) : navigate(-1));
  return (
    <Box sx={{ maxWidth: '64ch', borderTop: '1px solid var(--line)', paddingTop: '24px' }}>
      <p>This page is under construction.</p>
      <Box component="p" sx={{ marginTop: '16px' }}>
        <Link
          component="button"
          type="button"
          sx={{ font: 'inherit', verticalAlign: 'baseline' }}
          onClick={goBack}
        >
          Go back
        </Link>
      </Box>
    </Box>
  );
}
