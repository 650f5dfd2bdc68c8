import type { PayPalButtonsComponentOptions, PayPalNamespace } from '@paypal/paypal-js';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Loading = {
  resolve(): void;
  reject(error: unknown): void;
};

/** Lets everything continue that waits for an answer already given. */
const settle = (): Promise<void> => act(() => new Promise<void>((done) => setImmediate(done)));

/**
 * The payment provider's script, its button and its window, controlled by a test. Takes the place of the loader by
 * `vi.mock('…/payment/sdk-loader.ts', () => standInPayment.module)`.
 */
class StandInPayment {
  loads: Loading[] = [];
  /** Loads at once; otherwise when the test says so. */
  isAtOnce = true;
  isEligible = true;
  drawn: PayPalButtonsComponentOptions[] = [];
  closed = 0;
  restarts = 0;
  /** The order the window shows; null when it is closed. */
  window: string | null = null;
  #isLoaded = false;

  reset(isAtOnce = true): this {
    Object.assign(this, {
      loads: [],
      isAtOnce,
      isEligible: true,
      drawn: [],
      closed: 0,
      restarts: 0,
      window: null,
    });
    this.#isLoaded = false;
    return this;
  }

  readonly module = {
    scriptNameOf: () => 'https://pay.example/sdk/js',
    loadPaymentSdk: (): Promise<void> => {
      if (this.isAtOnce) this.#isLoaded = true;
      if (this.#isLoaded) return Promise.resolve();
      return new Promise((resolve, reject) =>
        this.loads.push({
          resolve: () => {
            this.#isLoaded = true;
            resolve();
          },
          reject,
        }),
      );
    },
    paymentSdk: (): PayPalNamespace | null => (this.#isLoaded ? this.#sdk : null),
  };

  readonly #sdk: PayPalNamespace = {
    version: '5.0.0',
    Buttons: (options = {}) => {
      this.drawn.push(options);
      return {
        isEligible: () => this.isEligible,
        render: async (room) => {
          const button = document.createElement('button');
          button.textContent = 'PayPal';
          button.onclick = () => this.#open(options);
          if (typeof room !== 'string') room.append(button);
        },
        close: async () => {
          this.closed += 1;
        },
        updateProps: async () => {},
        resume: () => {},
        hasReturned: () => false,
      };
    },
  };

  async #open(options: PayPalButtonsComponentOptions): Promise<void> {
    const create = options.createOrder;
    try {
      // The page does not use the provider's own actions.
      this.window =
        (await create?.({ paymentSource: 'paypal' }, { order: { create: async () => '' } })) ?? null;
    } catch (error) {
      options.onError?.({ message: String(error) });
    }
  }

  get #last(): PayPalButtonsComponentOptions {
    const last = this.drawn.at(-1);
    if (!last) throw new Error('no payment button has been drawn');
    return last;
  }

  /** The oldest pending load; there is one as soon as the page has asked. */
  async load(how: (loading: Loading) => void): Promise<void> {
    const loading = await vi.waitFor(() => {
      const next = this.loads.shift();
      if (!next) throw new Error('the page has not asked for the payment script');
      return next;
    });
    how(loading);
    await settle();
  }

  /** The person approves in the window; resolves without waiting for the page. */
  async approve(): Promise<void> {
    void this.#last.onApprove?.(
      { orderID: this.window ?? 'PP-1', payerID: 'PAYER-1' },
      {
        redirect: () => {},
        restart: () => {
          this.restarts += 1;
        },
      },
    );
    await settle();
  }

  /** The person closes the window. */
  async close(): Promise<void> {
    this.window = null;
    this.#last.onCancel?.({}, { redirect: () => {} });
    await settle();
  }

  /** The window fails. */
  async breakDown(message: string): Promise<void> {
    this.#last.onError?.({ message });
    await settle();
  }
}

export const standInPayment = new StandInPayment();
