import Box from '@mui/material/Box';
import { GroupLogo, groupName } from '../logos/group-logo.tsx';

/** The header of the rows of a business group: its logo and its name. */
export function GroupHead({ id, rows }: { id: number; rows: number }) {
  return (
    <th className="group" scope="rowgroup" rowSpan={rows}>
      <span>
        <Box component="span" aria-hidden="true" sx={{ display: 'flex' }}>
          <GroupLogo id={id} />
        </Box>
        {groupName(id)}
      </span>
    </th>
  );
}
