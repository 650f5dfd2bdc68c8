import { styled } from '@mui/material/styles';

/** Said quietly, beside or below what it is about. */
export const Note = styled('span')({ color: 'var(--muted)', fontSize: 'var(--text-small)' });

/** A notice beside a tool. While it is empty it takes no room between the tools, but screen readers still watch it. */
export const ToolNotice = styled(Note)({ '&:empty': { position: 'absolute' } });
