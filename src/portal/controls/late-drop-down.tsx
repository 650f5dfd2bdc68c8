import { type ComponentType, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { type Late, late } from '../browser/late.ts';
import { typeAnew } from '../browser/prepared-page.ts';
import { FieldFrame } from '../forms/field-frame.tsx';
import { useLateAtSign, useLateFailure } from '../hooks/use-late.tsx';
import type { DropDownProps } from './drop-down.tsx';
import { type EarlyUse, WaitingBox } from './waiting-box.tsx';

type BoxCode = Late<ComponentType<DropDownProps & { readonly id: string }>>;

/** The code of the box with its list. */
export const dropDownCode: BoxCode = late(async () => (await import('./drop-down.tsx')).DropDownBox);

type Props = Omit<
  DropDownProps,
  'chosen' | 'isCode' | 'loading' | 'onSearch' | 'searched' | 'onMore' | 'longList'
> & { readonly code?: BoxCode };

// A browser fills in fields without a key.
const signs = ['pointermove', 'pointerdown', 'keydown', 'input'];

const failedText = 'The list could not be loaded. Please try again, or load the page again.';

/**
 * A drop-down whose code is loaded at the first sign of a user, since the page can be read and rendered without it.
 * Whatever was done with the placeholder is repeated with the box that replaces it.
 */
export function LateDropDown({ code = dropDownCode, ...props }: Props) {
  const id = useId();
  const DropDownBox = useLateAtSign(code, signs);
  const early = useRef<EarlyUse>({ hasFocus: false, typed: null, keys: [] });
  const hasFailed = useLateFailure(code) !== null;
  const { label, labelHidden, optional = false, hint } = props;
  const error = hasFailed ? failedText : (props.error ?? null);
  const isHere = DropDownBox !== null;

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
        <WaitingBox {...props} error={error} id={id} early={early} onWanted={code.want} />
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
