const name = 'g-recaptcha-response';
/** A widget's answer lives two minutes; a cookie that outlives it would only mislead. */
const lifeSeconds = 120;

function write(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store interface is missing in browsers we serve.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`;
}

/** Keeps the widget's answer where the guarded calls read it (A 7). */
export function keepCaptchaAnswer(token: string): void {
  write(token, lifeSeconds);
}

/** Drops the widget's answer: it is good for one call. */
export function dropCaptchaAnswer(): void {
  write('', 0);
}
