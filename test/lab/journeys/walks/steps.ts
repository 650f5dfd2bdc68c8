import type { Settings } from '../../../../src/sandbox/payment/provider.ts';

/** A control by its role and accessible name. */
export type Control = {
  readonly role: 'button' | 'link' | 'checkbox';
  readonly name: string;
};

/** What happens to a tab's calls: they pass, their answers wait or are lost, or they never arrive. */
export type WireMode = 'passes' | 'answersWait' | 'answersAreLost' | 'callsAreLost';

/** One event on a walk, as plain data, so that a walk can be printed, shortened and repeated. */
export type Step = (
  | {
      readonly does: 'press';
      readonly tab: number;
      readonly control: Control;
      /** By mouse, by double click, or by keyboard, which also reaches what is covered. */
      readonly how: 'click' | 'twice' | 'key';
    }
  | { readonly does: 'write'; readonly tab: number; readonly field: string; readonly text: string }
  | { readonly does: 'signIn'; readonly tab: number }
  | { readonly does: 'reload' | 'back' | 'forward' | 'closeTab'; readonly tab: number }
  | { readonly does: 'visit'; readonly tab: number; readonly path: string }
  | { readonly does: 'openTab'; readonly path: string }
  /** In the newest window of the payment provider. */
  | { readonly does: 'decide'; readonly how: 'approve' | 'badCard' | 'cancel' | 'close' }
  | { readonly does: 'wire'; readonly tab: number; readonly mode: WireMode }
  | { readonly does: 'network'; readonly isThere: boolean }
  | { readonly does: 'loseCookies'; readonly which: 'all' | 'session' | 'xsrf' }
  | { readonly does: 'switch'; readonly provider: Partial<Settings> }
  /** Sets the business clock, ahead of the real one. */
  | { readonly does: 'clock'; readonly days: number }
  /** A decision of the provider's staff on the newest order that allows it. */
  | { readonly does: 'rule'; readonly action: 'accept' | 'deny' | 'refund' | 'reverse' }
) & {
  /** The next step does not wait for the effects of this one. */
  readonly hasty?: true;
};

/** Where a walk starts. */
export type Beginning = 'subscribed' | 'unpaid' | 'registering';

/** A walk as plain data. */
export type Path = { readonly from: Beginning; readonly steps: readonly Step[] };
