import { shallowEqual, useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { viewOf as savedViewsViewOf } from '../../../../../machines/saved-views.ts';
import { viewOf } from '../../../../../machines/view-alerts.ts';
import type { SavedView } from '../../../../contract/generated/types.ts';
import { viewOfOrderType } from '../../../../domain/feed/feed-views.ts';
import { isSavedTape } from '../../../../domain/saved-views/saved-views.ts';
import { sidesOf } from '../../../../domain/view-alerts/view-alerts.ts';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { useSendOnReturn } from '../../../flows/binding/use-send-on-return.ts';
import { savedViews } from '../../../flows/saved-views.ts';
import { viewAlerts } from '../../../flows/view-alerts.ts';
import { SavedViewsList } from '../saved-views/saved-views-list.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { AlertsList } from './alerts-list.tsx';

function sidesIn({ selection }: SavedView) {
  if (isSavedTape(selection)) return ['price'] as const;
  const { datatype, ordertype } = selection;
  const view = ordertype === undefined ? null : viewOfOrderType(datatype, ordertype);
  return view ? sidesOf(view.id) : (['price'] as const);
}

/** The saved views, their alerts, and the events of these. */
export function SavedViewsWithAlerts() {
  const actor = useFlow(viewAlerts);
  const { kind, failure } = useSelector(actor, viewOf, shallowEqual);
  const isSetting = kind === 'setting' || kind === 'saving';
  // Kept until the dialog has closed, so that its title does not change while it closes.
  const [view, setView] = useState<SavedView | null>(null);
  const saved = useFlow(savedViews);
  const { views, gone } = useSelector(saved, savedViewsViewOf, shallowEqual);
  // Removing a view removes its alerts, and restoring it restores them.
  useLayoutEffect(() => {
    const subscription = saved.on('views.changed', (changed) => actor.send(changed));
    return () => subscription.unsubscribe();
  }, [saved, actor]);
  useSendOnReturn(actor, 'refresh.requested');
  return (
    <>
      <SavedViewsList
        actor={saved}
        canBeSet={kind === 'listed'}
        onAlert={(chosen) => {
          const { id: viewId } = chosen;
          setView(chosen);
          actor.send({
            type: 'alert.wanted',
            id: crypto.randomUUID(),
            viewId,
            condition: { kind: 'priceUp', side: sidesIn(chosen)[0] ?? 'price', value: '' },
            byMail: true,
          });
        }}
      />
      <AlertsList actor={actor} views={views} gone={gone} />
      <AlertDialog
        isOpen={isSetting}
        view={view?.name ?? ''}
        places={view ? [{ label: view.name, sides: sidesIn(view) }] : []}
        isBusy={kind === 'saving'}
        failure={isSetting ? failure : null}
        onCancel={() => actor.send({ type: 'alert.declined' })}
        onGiven={(condition, byMail) => actor.send({ type: 'alert.given', condition, byMail })}
      />
    </>
  );
}
