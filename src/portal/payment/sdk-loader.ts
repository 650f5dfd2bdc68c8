import type { PayPalNamespace } from '@paypal/paypal-js';
import { fetchedCode } from '../browser/fetched-code.ts';
import type { Config } from '../context/config.ts';

// Its own name, so that nothing else on the page can be taken for it.
const namespace = 'daylightPayment';

let loaded: PayPalNamespace | null = null;
let loading: Promise<PayPalNamespace> | null = null;

/** The payment provider's kit, once it is here. */
export function paymentSdk(): PayPalNamespace | null {
  return loaded;
}

async function load(payment: Config['payment']): Promise<PayPalNamespace> {
  const { loadScript } = await fetchedCode(import('@paypal/paypal-js'));
  const fail = (how: string, cause?: unknown): never => {
    throw new Error(`The payment script ${how}: ${scriptNameOf(payment)}`, { cause });
  };
  const found = await loadScript({
    clientId: payment.clientId ?? 'sandbox',
    currency: 'USD',
    intent: 'capture',
    // The loader's own default is production.
    environment: payment.environment,
    ...(payment.sdkUrl ? { sdkBaseUrl: payment.sdkUrl } : {}),
    dataNamespace: namespace,
  }).catch((error: unknown) => fail('could not be loaded', error));
  return found?.Buttons ? found : fail('came without its buttons');
}

/** The address of the script without its query; what a message names it by. */
export function scriptNameOf({ sdkUrl, environment }: Config['payment']): string {
  return sdkUrl || `https://www.${environment === 'sandbox' ? 'sandbox.' : ''}paypal.com/sdk/js`;
}

function dropScript(): void {
  for (const script of document.querySelectorAll(`script[data-namespace="${namespace}"]`)) script.remove();
}

/**
 * Loads the payment provider's script (B 8), once a page visit and only where somebody can pay. One that failed, or
 * that the caller gave up, is dropped, so that it can be asked for again.
 *
 * @throws Error naming the script when it does not load, or comes without what it is for
 */
export async function loadPaymentSdk(payment: Config['payment'], signal?: AbortSignal): Promise<void> {
  if (loaded) return;
  loading ??= load(payment);
  const giveUp = () => {
    if (loaded) return;
    loading = null;
    dropScript();
  };
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    loaded = await loading;
  } catch (error) {
    giveUp();
    throw error;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}
