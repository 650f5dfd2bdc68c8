import { styled } from '@mui/material/styles';

/** Buttons side by side, and what stands between them; on as many lines as they need. */
export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
