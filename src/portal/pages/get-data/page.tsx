import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { viewOf } from '../../../../machines/get-data.ts';
import { type DataChoice, getDataAddress } from '../../../domain/feed/data-choice.ts';
import { serviceNow } from '../../api/service-time.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { useWantedVenues } from '../../context/use-venues.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { getData } from '../../flows/get-data.ts';
import { CallCard } from './call-card.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { Column, GetData } from './get-data-styles.ts';
import { forgetDownloads, readDownloads, rememberDownload } from './kept-downloads.ts';
import { LastDownloads } from './last-downloads.tsx';
import { OfferCard } from './offer-card.tsx';

/** The rows of a venue or an instrument as files; the address holds what is chosen. */
export function Page() {
  const { search } = useLocation();
  const [openedWith] = useState(search);
  const navigate = useNavigate();
  const { session } = useAppContext();
  const account = useSelector(session, ({ context }) => context.user?.email ?? '');
  const [before] = useState(() => readDownloads(account));
  const actor = useFlow(getData, { input: { search, at: serviceNow(), downloads: before } });
  useEffect(() => {
    const subscription = actor.on('downloads.changed', ({ downloads: [newest] }) =>
      newest ? rememberDownload(account, newest) : forgetDownloads(account),
    );
    return () => subscription.unsubscribe();
  }, [actor, account]);
  useEffect(() => actor.send({ type: 'address.changed', search, at: serviceNow() }), [actor, search]);
  const view = useSelector(actor, viewOf, shallowEqual);
  const choice = useSelector(actor, ({ context }) => context.choice);
  const downloads = useSelector(actor, ({ context }) => context.downloads);
  const venues = useWantedVenues();
  const choose = (change: Partial<DataChoice>): void =>
    void navigate(getDataAddress({ ...choice, ...change }), { replace: true });
  return (
    <GetData>
      <ChoiceCard
        choice={choice}
        venues={venues}
        today={serviceNow().slice(0, 10)}
        isFound={search !== openedWith}
        onChange={choose}
      />
      <Column>
        <OfferCard
          view={view}
          choice={choice}
          onDownload={() => actor.send({ type: 'download.requested' })}
          onCancel={() => actor.send({ type: 'download.cancelled' })}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
        {view.kind === 'choosing' ? null : (
          <CallCard choice={choice} offer={'offer' in view ? view.offer : null} />
        )}
        <LastDownloads
          downloads={downloads}
          onRepeat={(repeated) => actor.send({ type: 'download.repeated', choice: repeated })}
          onClear={() => actor.send({ type: 'downloads.cleared' })}
        />
      </Column>
    </GetData>
  );
}
