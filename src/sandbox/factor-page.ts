import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { htmlText } from '../domain/html-text.ts';
import { sandboxHeader, sandboxPage, sandboxPaths } from './sandbox-page.ts';

const stepSeconds = 30;

/** `GET /sandbox/factor`: plays the device of a person's second factor, which has this secret, in base 32. */
export function factorPage(
  app: FastifyInstance,
  { login, secret }: { readonly login: string; readonly secret: string },
): void {
  app.get(sandboxPaths.factor, async (_request, reply) => {
    const timestamp = Date.now();
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
    const left = stepSeconds - (Math.floor(timestamp / 1000) % stepSeconds);
    return reply
      .header('cache-control', 'no-store')
      .header('refresh', String(left))
      .type('text/html; charset=utf-8')
      .send(
        sandboxPage(
          'Sandbox second factor',
          `<h1>Second factor</h1><p class="muted">The code that the device of ${htmlText(login)} shows now. Each is accepted once; the next one comes in ${left} s.</p><p class="amount code">${code}</p>`,
          sandboxHeader(sandboxPaths.factor),
        ),
      );
  });
}
