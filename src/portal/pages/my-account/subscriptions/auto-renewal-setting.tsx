import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import { viewOf } from '../../../../../machines/auto-renewal.ts';
import { RetryButton } from '../../../controls/retry-button.tsx';
import { autoRenewal } from '../../../flows/auto-renewal.ts';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { AutoRenewal } from './subscriptions-styles.ts';

/**
 * The setting for auto-renewal: whether the next order is prepared automatically (B 9).
 *
 * @param stored whether it was on when the subscription was loaded
 * @param loaded what was loaded; another object: it was loaded again
 */
export function AutoRenewalSetting({ isOn: stored, loaded }: { isOn: boolean; loaded: object | null }) {
  const actor = useFlow(autoRenewal, { input: { isOn: stored } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same value may be loaded after another was saved here.
  useEffect(() => actor.send({ type: 'autoRenewal.loaded', isOn: stored }), [actor, stored, loaded]);
  const { kind, isOn } = useSelector(actor, viewOf, shallowEqual);
  const hint = useId();
  return (
    <AutoRenewal aria-busy={kind === 'saving'}>
      <h3>Auto-renewal</h3>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          disabled={kind === 'saving' || kind === 'unknown'}
          aria-describedby={hint}
          onChange={({ target }) => actor.send({ type: 'autoRenewal.changed', isOn: target.checked })}
        />
        Prepare the next 12 months
      </label>
      <p id={hint}>
        {isOn
          ? '90 days before the end we prepare your next order and e-mail it to you. Nothing is charged without you.'
          : 'Your subscription ends on its last day, unless you renew it.'}
      </p>
      <div role="status">
        {kind === 'refused' ? <p>The setting could not be changed. It is as before.</p> : null}
        {kind === 'unknown' ? (
          <p>No answer was received. It is not known yet whether the setting was changed.</p>
        ) : null}
      </div>
      {kind === 'unknown' ? (
        <RetryButton size="small" onRetry={() => actor.send({ type: 'retry.requested' })} />
      ) : null}
    </AutoRenewal>
  );
}
