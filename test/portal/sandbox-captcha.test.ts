import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const source = readFileSync(path.resolve(import.meta.dirname, '../../src/sandbox/captcha/widget.js'), 'utf8');
const address = 'http://localhost:8080/sandbox/captcha/api.js?onload=captchaIsThere&render=explicit&hl=en';

type Widgets = {
  render: (place: HTMLElement, options: Record<string, unknown>) => number;
  reset: (id: number) => void;
  getResponse: (id: number) => string;
};

/** Runs the script as the page that loads it does. */
async function load(): Promise<Widgets> {
  Object.defineProperty(document, 'currentScript', { value: { src: address }, configurable: true });
  const there = vi.fn();
  Object.assign(window, { captchaIsThere: there });
  new Function(source)();
  await Promise.resolve();
  expect(there).toHaveBeenCalledOnce();
  return (window as unknown as { grecaptcha: Widgets }).grecaptcha;
}

let answers: (() => Promise<Response>)[];
const requests: { url: string; body: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers = [];
  requests.length = 0;
  vi.stubGlobal('fetch', (url: URL, { body }: { body: string }) => {
    requests.push({ url: url.href, body });
    return (
      answers.shift()?.() ??
      Promise.resolve(Response.json({ token: `token-${requests.length}`, livesMs: 120_000 }))
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

async function drawn() {
  const widgets = await load();
  const place = document.createElement('div');
  document.body.append(place);
  const callbacks = { callback: vi.fn(), 'expired-callback': vi.fn(), 'error-callback': vi.fn() };
  const id = widgets.render(place, { sitekey: 'sandbox-site-key', ...callbacks });
  const box = place.querySelector<HTMLElement>('[role=checkbox]');
  if (!box) throw new Error('no box was drawn');
  const tick = async () => {
    box.click();
    for (let n = 0; n < 10; n += 1) await Promise.resolve();
  };
  return { widgets, place, callbacks, id, box, tick };
}

describe('the script of the sandbox captcha', () => {
  test("draws a named checkbox and returns the challenge's answer when ticked", async () => {
    const { widgets, box, callbacks, id, tick } = await drawn();
    expect(box.textContent).toBe('I am not a robot');
    expect(box.getAttribute('aria-checked')).toBe('false');
    await tick();
    expect(requests).toEqual([
      {
        url: 'http://localhost:8080/sandbox/captcha/challenge',
        body: JSON.stringify({ sitekey: 'sandbox-site-key' }),
      },
    ]);
    expect(callbacks.callback).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(box.getAttribute('aria-checked')).toBe('true');
    expect(widgets.getResponse(id)).toBe('token-1');
    await tick();
    expect(requests).toHaveLength(1);
  });

  test('reports when the answer has expired', async () => {
    const { widgets, box, callbacks, id, tick } = await drawn();
    await tick();
    vi.advanceTimersByTime(120_000);
    expect(callbacks['expired-callback']).toHaveBeenCalledOnce();
    expect(box.getAttribute('aria-checked')).toBe('false');
    expect(widgets.getResponse(id)).toBe('');
  });

  test('clears the answer on a reset, after which nothing expires', async () => {
    const { widgets, box, callbacks, id, tick } = await drawn();
    await tick();
    widgets.reset(id);
    expect(box.getAttribute('aria-checked')).toBe('false');
    vi.advanceTimersByTime(120_000);
    expect(callbacks['expired-callback']).not.toHaveBeenCalled();
    await tick();
    expect(callbacks.callback).toHaveBeenLastCalledWith('token-2');
  });

  test('reports when no answer comes', async () => {
    const { callbacks, tick } = await drawn();
    answers.push(() => Promise.reject(new TypeError('offline')));
    await tick();
    expect(callbacks['error-callback']).toHaveBeenCalledOnce();
    expect(callbacks.callback).not.toHaveBeenCalled();
    answers.push(() => Promise.resolve(new Response('', { status: 500 })));
    await tick();
    expect(callbacks['error-callback']).toHaveBeenCalledTimes(2);
  });

  test('refuses what the real script refuses: a second widget in one place, no site key, an unknown widget', async () => {
    const { widgets, place } = await drawn();
    expect(() => widgets.render(place, { sitekey: 'x' })).toThrow('already been rendered');
    expect(() => widgets.render(document.createElement('div'), {})).toThrow('sitekey');
    expect(() => widgets.reset(99)).toThrow('does not exist');
  });
});
