import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import { Link as RouterLink } from 'react-router-dom';
import { viewOf } from '../../../../machines/set-alert.ts';
import type { SaveAlert } from '../../../contract/generated/types.ts';
import { alertsAddress } from '../../../domain/page-paths.ts';
import { conditionWords } from '../../../domain/view-alerts/view-alerts.ts';
import { late } from '../../browser/late.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { setAlert } from '../../flows/set-alert.ts';
import { useLateCode } from '../../hooks/use-late.tsx';
import type { WatchedPlace } from '../data-select/view-alerts/alert-dialog.tsx';
import { ToolNotice } from './notes.ts';
import { InPlace } from './tool-place.tsx';

const alertDialog = late(
  async () => (await import('../data-select/view-alerts/alert-dialog.tsx')).AlertDialog,
);

/** What an alert can be set on, saved with it as a view. */
export type AlertPlace = WatchedPlace & { readonly view: NonNullable<SaveAlert['view']> };

/** Sets an alert on what is shown, at one of its places; `name` is that of the instrument. */
export function SetAlert({
  name,
  places,
  place,
}: {
  name: string;
  places: readonly AlertPlace[];
  /** Where its button is, if elsewhere. */
  place?: HTMLElement | null;
}) {
  const actor = useFlow(setAlert);
  const view = useSelector(actor, viewOf, shallowEqual);
  const isOpen = view.kind === 'entering' || view.kind === 'saving';
  const decline = (): void => actor.send({ type: 'alert.declined' });
  const AlertDialog = useLateCode(alertDialog, isOpen, decline);
  return (
    <>
      <InPlace place={place}>
        <Button
          variant="text"
          onClick={() =>
            actor.send({ type: 'alert.wanted', id: crypto.randomUUID(), viewId: crypto.randomUUID() })
          }
        >
          Alert
        </Button>
        <ToolNotice role="status">
          {view.kind === 'done' ? (
            <>
              Alert set: {conditionWords(view.condition)}.{' '}
              <Link component={RouterLink} to={alertsAddress}>
                See your alerts
              </Link>
            </>
          ) : null}
        </ToolNotice>
      </InPlace>
      {AlertDialog ? (
        <AlertDialog
          isOpen={isOpen}
          view={name}
          places={places}
          isBusy={view.kind === 'saving'}
          failure={view.kind === 'entering' ? view.failure : null}
          onCancel={decline}
          onGiven={(condition, byMail, watched) =>
            actor.send({ type: 'alert.given', condition, byMail, view: watched.view })
          }
        />
      ) : null}
    </>
  );
}
