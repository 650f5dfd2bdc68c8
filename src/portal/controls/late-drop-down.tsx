import { type ComponentType, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { typeAnew } from '../browser/prepared-page.ts';
import { FieldFrame } from '../forms/field-frame.tsx';
import type { DropDownProps } from './drop-down.tsx';
import { type EarlyUse, WaitingBox } from './waiting-box.tsx';

type Box = ComponentType<DropDownProps & { readonly id: string }>;

type BoxCode = {
  readonly now: () => Box | null;
  /** Whether the last attempt to load it failed. */
  readonly hasFailed: () => boolean;
  readonly whenHere: (tell: () => void) => () => void;
  /** Loads it for all waiting boxes, one attempt at a time. After a failure the next call tries again. */
  readonly fetch: () => Promise<void>;
};

/** The code of the box with its list, loaded on demand. */
export function boxCode(load: () => Promise<Box>): BoxCode {
  let box: Box | null = null;
  let hasFailed = false;
  let running: Promise<void> | null = null;
  const waiting = new Set<() => void>();
  const attempt = async (): Promise<void> => {
    try {
      box = await load();
      hasFailed = false;
    } catch {
      hasFailed = true;
    }
    for (const tell of waiting) tell();
  };
  return {
    now: () => box,
    hasFailed: () => hasFailed,
    whenHere: (tell) => {
      waiting.add(tell);
      return () => waiting.delete(tell);
    },
    fetch: () => {
      running ??= attempt().finally(() => {
        running = null;
      });
      return running;
    },
  };
}

export const dropDownCode = boxCode(async () => (await import('./drop-down.tsx')).DropDownBox);

type Props = Omit<
  DropDownProps,
  'chosen' | 'isCode' | 'loading' | 'onSearch' | 'searched' | 'onMore' | 'longList'
> & { readonly code?: BoxCode };

const signs = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

// Matches the prerendered page.
const noBox = (): Box | null => null;
const notFailed = (): boolean => false;

const failedText = 'The list could not be loaded. Please try again, or load the page again.';

/**
 * A drop-down whose code is loaded at the first sign of a user, since the page can be read and rendered without it.
 * Whatever was done with the placeholder is repeated with the box that replaces it.
 */
export function LateDropDown({ code = dropDownCode, ...props }: Props) {
  const id = useId();
  const DropDownBox = useSyncExternalStore(code.whenHere, code.now, noBox);
  const early = useRef<EarlyUse>({ hasFocus: false, typed: null, keys: [] });
  const hasFailed = useSyncExternalStore(code.whenHere, code.hasFailed, notFailed);
  const { label, labelHidden, optional = false, hint } = props;
  const error = hasFailed ? failedText : (props.error ?? null);
  const isHere = DropDownBox !== null;

  useEffect(() => {
    if (isHere) return;
    const fetchCode = ({ type }: Event) => {
      // After a failure only what is done on purpose tries again: a pointer moves tens of times a second.
      if (type !== 'pointermove' || !code.hasFailed()) void code.fetch();
    };
    for (const sign of signs) addEventListener(sign, fetchCode, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, fetchCode);
    };
  }, [isHere, code]);

  useLayoutEffect(() => {
    if (isHere && early.current.hasFocus) document.getElementById(id)?.focus({ preventScroll: true });
  }, [isHere, id]);
  useEffect(() => {
    if (isHere) void repeat(id, early.current);
  }, [isHere, id]);

  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} optional={optional} hint={hint} error={error}>
      {DropDownBox ? (
        <DropDownBox {...props} id={id} />
      ) : (
        <WaitingBox {...props} error={error} id={id} early={early} onWanted={code.fetch} />
      )}
    </FieldFrame>
  );
}

/** Repeats on a box what was done before it had loaded. The box renders between the steps. */
async function repeat(id: string, { typed, keys }: EarlyUse): Promise<void> {
  const steps = [
    ...(typed === null ? [] : [(element: HTMLInputElement) => typeAnew(element, typed)]),
    ...keys.map((key) => (element: HTMLInputElement) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }),
  ];
  for (const step of steps) {
    await Promise.resolve();
    const element = document.getElementById(id);
    if (element instanceof HTMLInputElement) step(element);
  }
}
