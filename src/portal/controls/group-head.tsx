import { styled } from '@mui/material/styles';
import { GroupLogo, groupName } from '../logos/group-logo.tsx';
import { below } from '../theme/widths.ts';

// `&&` comes before the table's rules for all cells.
const Head = styled('th')({
  '&&': { paddingBlock: 4, verticalAlign: 'top' },
  [below.small]: { '&&': { gridColumn: '1 / -1', padding: '4px 0 8px', fontWeight: 550 } },
});

const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 28 });

const Logo = styled('span')({ display: 'flex' });

/** The header of the rows of a business group: its logo and its name. */
export function GroupHead({ id, rows }: { id: number; rows: number }) {
  return (
    <Head scope="rowgroup" rowSpan={rows}>
      <Name>
        <Logo aria-hidden="true">
          <GroupLogo id={id} />
        </Logo>
        {groupName(id)}
      </Name>
    </Head>
  );
}
