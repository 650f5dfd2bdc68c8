import Link from '@mui/material/Link';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dataViewAddress } from '../../../domain/feed/criteria.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { Recently, RecentlyKind, RecentlyList, RecentlyNone } from './data-select-styles.ts';
import { readRecentlyViewed } from './recently-viewed.ts';
import { kindOf } from './view-words.ts';

/** The views that this account opened recently in this browser. */
export function RecentlyViewedList() {
  const { session } = useAppContext();
  const account = useSelector(session, ({ context }) => context.user?.email ?? '');
  const list = useMemo(() => readRecentlyViewed(account), [account]);
  return (
    <Recently aria-labelledby="recently-viewed">
      <h2 id="recently-viewed">Recently viewed</h2>
      {list.length === 0 ? (
        <RecentlyNone>Nothing yet. The data you view is remembered here, in this browser.</RecentlyNone>
      ) : (
        <RecentlyList>
          {list.map(({ criteria, description }) => {
            const address = dataViewAddress(criteria);
            return (
              <li key={address}>
                <Link component={RouterLink} to={address} state={{ criteria }}>
                  {description || criteria.instrument}
                </Link>
                <span className="mono">{criteria.instrumentmic ?? criteria.tv}</span>
                <RecentlyKind>{kindOf(criteria)}</RecentlyKind>
              </li>
            );
          })}
        </RecentlyList>
      )}
    </Recently>
  );
}
