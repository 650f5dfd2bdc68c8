import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pagePaths, renewalPath } from '../../domain/page-paths.ts';

const hash = '#uncompleted-payment';

/** Where an uncompleted payment is completed or cancelled (decisions.md Notices). */
export const uncompletedPaymentPath = `${pagePaths.subscriptions}${hash}`;

/** Scrolls to an uncompleted payment and focuses it, once per navigation that leads to it. */
export function useUncompletedPaymentInView<T extends HTMLElement>(isShown: boolean): RefObject<T | null> {
  return useInView(hash, isShown);
}

/** The same for the panel from which the next term is ordered. */
export function useRenewalInView<T extends HTMLElement>(isShown: boolean): RefObject<T | null> {
  return useInView(new URL(renewalPath, 'relative://').hash, isShown);
}

/**
 * @param hash the part of the address that leads to it
 * @param isShown whether it is on the page yet
 * @returns the ref for the element that shows it
 */
function useInView<T extends HTMLElement>(hash: string, isShown: boolean): RefObject<T | null> {
  const location = useLocation();
  const panel = useRef<T>(null);
  const broughtBy = useRef<string | null>(null);
  const { key } = location;
  const isWanted = location.hash === hash;
  useEffect(() => {
    if (!isShown || !isWanted || broughtBy.current === key) return;
    broughtBy.current = key;
    panel.current?.scrollIntoView({ block: 'center' });
    panel.current?.focus({ preventScroll: true });
  }, [isShown, isWanted, key]);
  return panel;
}
