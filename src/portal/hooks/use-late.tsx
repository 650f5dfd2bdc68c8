import { type ComponentType, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { errorAlert } from '../../domain/alert.ts';
import { type CodeFailure, type Late, late } from '../browser/late.ts';
import { useAppContext } from '../context/app-context.tsx';

// Matches a prerendered page, for which nothing has loaded late.
const none = () => null;

/** A component whose code is loaded when it is first rendered, inside a Suspense. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = late(load);
  return (props) => {
    const Part = code.read();
    return <Part {...props} />;
  };
}

/** Late code, or null until it has loaded. */
export const useLateIfHere = <Code,>(code: Late<Code>): Code | null =>
  useSyncExternalStore(code.subscribe, code.now, none);

/** Why late code did not load at the last attempt; null if it did, or none was made. */
export const useLateFailure = (code: Late<unknown>): CodeFailure | null =>
  useSyncExternalStore(code.subscribe, code.failure, none);

const usualSigns = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Late code that is loaded at the first sign of a user, so that it is ready when wanted; null until then.
 *
 * @param signs the events that count, the same on every render
 */
export function useLateAtSign<Code>(code: Late<Code>, signs: readonly string[] = usualSigns): Code | null {
  const here = useLateIfHere(code);
  const isMissing = here === null;
  useEffect(() => {
    if (!isMissing) return;
    const fetchCode = ({ type }: Event) => {
      // After a failure only what is done on purpose tries again: a pointer moves tens of times a second.
      if (type !== 'pointermove' || code.failure() === null) code.want();
    };
    for (const sign of signs) addEventListener(sign, fetchCode, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, fetchCode);
    };
  }, [isMissing, code, signs]);
  return here;
}

/** The same for what opens on a press: if the code fails to load, that is reported and it is given up. */
export function useLateCode<Code>(code: Late<Code>, isWanted: boolean, giveUp: () => void): Code | null {
  const { alerts } = useAppContext();
  const here = useLateAtSign(code);
  const isAwaited = isWanted && here === null;
  const failed = useEffectEvent(({ message }: CodeFailure) => {
    giveUp();
    alerts.send({ type: 'alert.raised', alert: errorAlert(message) });
  });
  useEffect(() => {
    if (!isAwaited) return;
    code.fetch().catch(failed);
  }, [isAwaited, code]);
  return here;
}
