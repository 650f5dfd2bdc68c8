import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { errorAlert } from '../../domain/alert.ts';
import { codeFailureText } from '../browser/load-code.ts';
import { useAppContext } from '../context/app-context.tsx';

/** A part of a page whose code is loaded separately. */
export type LateCode<Props> = {
  readonly now: () => ComponentType<Props> | null;
  readonly fetch: () => Promise<ComponentType<Props>>;
};

export function lateCode<Props>(load: () => Promise<ComponentType<Props>>): LateCode<Props> {
  let part: ComponentType<Props> | null = null;
  return {
    now: () => part,
    fetch: async () => {
      part ??= await load();
      return part;
    },
  };
}

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * A part of the page whose code is loaded at the first sign of a user, so that it is ready when wanted; null until
 * then. If it fails to load, that is reported and the part is given up.
 *
 * @param code the same on every render
 */
export function useLateCode<Props>(
  code: LateCode<Props>,
  isWanted: boolean,
  giveUp: () => void,
): ComponentType<Props> | null {
  const { alerts } = useAppContext();
  const [part, setPart] = useState(() => code.now());
  const isMissing = part === null;
  const failed = useEffectEvent((cause: unknown) => {
    giveUp();
    alerts.send({
      type: 'alert.raised',
      alert: errorAlert(codeFailureText(cause)),
    });
  });

  useEffect(() => {
    if (!isMissing) return;
    const fetchCode = () =>
      code.fetch().then(
        (fetched) => setPart(() => fetched),
        () => {},
      );
    for (const sign of signs) addEventListener(sign, fetchCode, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, fetchCode);
    };
  }, [isMissing, code]);
  useEffect(() => {
    if (!isMissing || !isWanted) return;
    code.fetch().then(
      (fetched) => setPart(() => fetched),
      (cause: unknown) => failed(cause),
    );
  }, [isMissing, isWanted, code]);

  return part;
}
