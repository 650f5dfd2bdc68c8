import type { PayPalNamespace } from '@paypal/paypal-js';
import { late } from '../browser/late.ts';
import type { Config } from '../context/config.ts';

const loader = late(() => import('@paypal/paypal-js'));

// A name of its own, so that nothing else on the page is mistaken for it.
const namespace = 'daylightPayment';

let loaded: PayPalNamespace | null = null;
let loading: Promise<PayPalNamespace> | null = null;

/** The payment provider's SDK; null until it has loaded. */
export function paymentSdk(): PayPalNamespace | null {
  return loaded;
}

async function load(payment: Config['payment']): Promise<PayPalNamespace> {
  const { loadScript } = await loader.fetch();
  const fail = (how: string, cause?: unknown): never => {
    throw new Error(`The payment script ${how}: ${scriptNameOf(payment)}`, { cause });
  };
  const found = await loadScript({
    clientId: payment.clientId ?? 'sandbox',
    currency: 'USD',
    intent: 'capture',
    // The loader's default is production.
    environment: payment.environment,
    ...(payment.sdkUrl ? { sdkBaseUrl: payment.sdkUrl } : {}),
    dataNamespace: namespace,
  }).catch((error: unknown) => fail('could not be loaded', error));
  return found?.Buttons ? found : fail('came without its buttons');
}

/** The address of the script without its query, used in messages. */
export function scriptNameOf({ sdkUrl, environment }: Config['payment']): string {
  return sdkUrl || `https://www.${environment === 'sandbox' ? 'sandbox.' : ''}paypal.com/sdk/js`;
}

function dropScript(): void {
  for (const script of document.querySelectorAll(`script[data-namespace="${namespace}"]`)) script.remove();
}

/**
 * Loads the payment provider's script (B 8), once per page visit and only where a user can pay. A script that failed or
 * was aborted is removed, so that it can be requested again.
 *
 * @throws Error naming the script if it does not load, or loads without its buttons
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
