import { beforeEach, describe, expect, test, vi } from 'vitest';
import { StandInCaptcha } from '../stand-in-captcha.ts';

const script = () => document.querySelector<HTMLScriptElement>('head script');

/** The loader as on a fresh page. */
async function freshLoader() {
  vi.resetModules();
  return import('../../../src/portal/forms/captcha-loader.ts');
}

beforeEach(() => {
  // Removes only what the loader added: other files share the styles beside it.
  for (const each of document.head.querySelectorAll('script')) each.remove();
  delete window.grecaptcha;
  delete window.daylightCaptchaReady;
});

describe('A 7: the captcha widget loads an external script for its locale', () => {
  test('in English from the real service by default, rendered explicitly', async () => {
    const { loadCaptchaScript } = await freshLoader();
    const loaded = loadCaptchaScript();
    expect(script()?.src).toBe(
      'https://www.google.com/recaptcha/api.js?onload=daylightCaptchaReady&render=explicit&hl=en',
    );
    new StandInCaptcha().install();
    window.daylightCaptchaReady?.();
    await loaded;
  });

  test('from the configured address and in the configured language', async () => {
    const { loadCaptchaScript } = await freshLoader();
    loadCaptchaScript('/sandbox/captcha/api.js', { locale: 'de' }).catch(() => {});
    expect(script()?.src).toBe(
      `${location.origin}/sandbox/captcha/api.js?onload=daylightCaptchaReady&render=explicit&hl=de`,
    );
  });

  test('once, however often it is called', async () => {
    const { loadCaptchaScript } = await freshLoader();
    const [first, second] = [loadCaptchaScript(), loadCaptchaScript()];
    expect(document.querySelectorAll('head script')).toHaveLength(1);
    new StandInCaptcha().install();
    window.daylightCaptchaReady?.();
    await Promise.all([first, second]);
    await loadCaptchaScript();
    expect(document.querySelectorAll('head script')).toHaveLength(1);
  });

  test('a script that fails to load is reported with its address and can be retried', async () => {
    const { loadCaptchaScript } = await freshLoader();
    const failed = loadCaptchaScript('https://captcha.example/api.js');
    script()?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow(
      'The human verification could not be loaded: https://captcha.example/api.js',
    );
    expect(script()).toBeNull();
    const again = loadCaptchaScript('https://captcha.example/api.js');
    new StandInCaptcha().install();
    window.daylightCaptchaReady?.();
    await again;
  });

  test('a script that hangs is removed when the caller aborts, and can be requested again', async () => {
    const { loadCaptchaScript } = await freshLoader();
    const patience = new AbortController();
    void loadCaptchaScript('https://captcha.example/api.js', { signal: patience.signal });
    patience.abort();
    expect(script()).toBeNull();
    const again = loadCaptchaScript('https://captcha.example/api.js');
    expect(document.querySelectorAll('head script')).toHaveLength(1);
    new StandInCaptcha().install();
    window.daylightCaptchaReady?.();
    await again;
  });

  test('a script without its widgets is a failure', async () => {
    const { loadCaptchaScript } = await freshLoader();
    const failed = loadCaptchaScript('https://captcha.example/api.js');
    window.daylightCaptchaReady?.();
    await expect(failed).rejects.toThrow('came without its widgets');
  });
});
