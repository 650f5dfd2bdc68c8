/** The part of the reCAPTCHA v2 API used here. */
export type CaptchaWidgets = {
  render: (
    element: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
      theme?: 'light' | 'dark';
    },
  ) => number;
  reset: (widget: number) => void;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended.
  interface Window {
    grecaptcha?: CaptchaWidgets;
    daylightCaptchaReady?: () => void;
  }
}

const defaultCaptchaScript = 'https://www.google.com/recaptcha/api.js';

type Load = { readonly done: Promise<void>; readonly drop: () => void };

let load: Load | null = null;

function addScript(address: string): Load {
  const script = document.createElement('script');
  const drop = () => {
    script.remove();
    if (load?.done === done) load = null;
  };
  const done = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      drop();
      reject(new Error(`The human verification ${why}: ${address}`));
    };
    window.daylightCaptchaReady = () => {
      delete window.daylightCaptchaReady;
      if (window.grecaptcha) resolve();
      else fail('came without its widgets');
    };
    script.src = address;
    script.async = true;
    script.addEventListener('error', () => fail('could not be loaded'));
  });
  document.head.append(script);
  return { done, drop };
}

export type CaptchaLoadOptions = {
  /** Language of the widget (A 7: default en). */
  readonly locale?: string;
  /** Aborts the load: a script that hangs is removed, so that it can be requested again. */
  readonly signal?: AbortSignal;
};

/**
 * Loads the external script once per page visit; a failed load can be retried.
 * @param scriptUrl address of the script without its query; the real service's if absent or empty
 * @throws Error naming the address if the script does not load
 */
export async function loadCaptchaScript(
  scriptUrl?: string,
  { locale = 'en', signal }: CaptchaLoadOptions = {},
): Promise<void> {
  const address = new URL(scriptUrl || defaultCaptchaScript, location.href);
  address.searchParams.set('onload', 'daylightCaptchaReady');
  address.searchParams.set('render', 'explicit');
  address.searchParams.set('hl', locale);
  load ??= addScript(address.href);
  const mine = load;
  const giveUp = () => mine.drop();
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    await mine.done;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}
