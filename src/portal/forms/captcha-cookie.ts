const name = 'g-recaptcha-response';
/** A widget's answer is valid for two minutes; a cookie that outlives it would only mislead. */
const lifeSeconds = 120;

function write(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`;
}

/** Stores the widget's answer where the guarded calls read it (A 7). */
export function keepCaptchaAnswer(token: string): void {
  write(token, lifeSeconds);
}

/** Removes the widget's answer, which is valid for one call only. */
export function dropCaptchaAnswer(): void {
  write('', 0);
}
