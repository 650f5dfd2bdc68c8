import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useRef, useState } from 'react';
import { viewOf } from '../../../../../machines/view-alerts.ts';
import type { SavedView } from '../../../../contract/generated/types.ts';
import { viewOfOrderType } from '../../../../domain/feed/feed-views.ts';
import { sidesOf } from '../../../../domain/view-alerts/view-alerts.ts';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { useSendOnReturn } from '../../../flows/binding/use-send-on-return.ts';
import { viewAlerts } from '../../../flows/view-alerts.ts';
import { SavedViewsList } from '../saved-views/saved-views-list.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { AlertsList } from './alerts-list.tsx';

function sidesIn({ selection: { datatype, ordertype } }: SavedView) {
  const view = ordertype === undefined ? null : viewOfOrderType(datatype, ordertype);
  return view ? sidesOf(view.id) : (['price'] as const);
}

type Names = ReadonlyMap<string, string>;

const noneListed: { readonly names: Names; readonly gone: ReadonlySet<string> } = {
  names: new Map(),
  gone: new Set(),
};

/** The saved views, their alerts, and the events of these. */
export function SavedViewsWithAlerts() {
  const actor = useFlow(viewAlerts);
  const { kind, failure } = useSelector(actor, viewOf, shallowEqual);
  const isSetting = kind === 'setting' || kind === 'saving';
  // Kept until the dialog has closed, so that its title does not change while it closes.
  const [view, setView] = useState<SavedView | null>(null);
  const [{ names, gone }, setNames] = useState(noneListed);
  const countBefore = useRef<number | null>(null);
  const keepNames = useCallback(
    (listed: Names) => {
      setNames((before) => ({
        names: listed,
        gone: new Set([...before.names.keys(), ...before.gone].filter((id) => !listed.has(id))),
      }));
      // Removing a view removes its alerts, and restoring it restores them.
      if (countBefore.current !== null && countBefore.current !== listed.size)
        actor.send({ type: 'views.changed' });
      countBefore.current = listed.size;
    },
    [actor],
  );
  useSendOnReturn(actor, 'refresh.requested');
  return (
    <>
      <SavedViewsList
        canBeSet={kind === 'listed'}
        onListed={keepNames}
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
      <AlertsList actor={actor} names={names} gone={gone} />
      <AlertDialog
        isOpen={isSetting}
        view={view?.name ?? ''}
        sides={view ? sidesIn(view) : ['price']}
        isBusy={kind === 'saving'}
        failure={isSetting ? failure : null}
        onCancel={() => actor.send({ type: 'alert.declined' })}
        onGiven={(condition, byMail) => actor.send({ type: 'alert.given', condition, byMail })}
      />
    </>
  );
}
