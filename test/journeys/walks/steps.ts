import type { Settings } from '../../../src/sandbox/payment/provider.ts';

/** Something that a person can press, as it is named on the screen and read out. */
export type Control = {
  readonly role: 'button' | 'link' | 'checkbox';
  readonly name: string;
};

/**
 * How calls of a tab fare on their way: they pass, their answers wait, are lost, or the calls themselves never arrive.
 */
export type WireMode = 'passes' | 'answersWait' | 'answersAreLost' | 'callsAreLost';

/** One thing that happens on a walk; as data, so that a walk can be printed, shortened and taken again. */
export type Step = (
  | {
      readonly does: 'press';
      readonly tab: number;
      readonly control: Control;
      /** By mouse, by mouse twice, or by keyboard, which reaches what is covered as well. */
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
  /** The business clock, ahead of the real one. */
  | { readonly does: 'clock'; readonly days: number }
  /** What the provider's own people do with the newest order that allows it. */
  | { readonly does: 'rule'; readonly action: 'accept' | 'deny' | 'refund' | 'reverse' }
) & {
  /** The next step does not wait for what comes of this one. */
  readonly hasty?: true;
};

/** Where a walk sets out. */
export type Beginning = 'subscribed' | 'unpaid' | 'registering';

/** A walk as it is written down. */
export type Path = { readonly from: Beginning; readonly steps: readonly Step[] };
