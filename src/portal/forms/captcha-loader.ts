/** The part of reCAPTCHA v2 that is used here. */
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
  interface Window {
    grecaptcha?: CaptchaWidgets;
    daylightCaptchaReady?: () => void;
  }
}

const defaultCaptchaScript = 'https://www.google.com/recaptcha/api.js';

let loading: Promise<void> | null = null;

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string) => {
      script.remove();
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
    document.head.append(script);
  });
}

/**
 * Loads the outside script once a page visit; a failed load can be tried again.
 * @param scriptUrl address of the script without its query; the real service's when absent or empty
 * @param locale language of the widget (A 7: default en)
 * @throws Error naming the address when the script does not load
 */
export function loadCaptchaScript(scriptUrl?: string, locale = 'en'): Promise<void> {
  const address = new URL(scriptUrl || defaultCaptchaScript, location.href);
  address.searchParams.set('onload', 'daylightCaptchaReady');
  address.searchParams.set('render', 'explicit');
  address.searchParams.set('hl', locale);
  loading ??= addScript(address.href).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
