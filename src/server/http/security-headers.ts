import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export type SecurityHeaderOptions = {
  readonly https: boolean;
  /** Hashes (`sha256-…`) of the inline scripts of index.html. */
  readonly scriptHashes: readonly string[];
  /** Origins of the payment provider: script, calls, frames and pictures. */
  readonly paymentOrigins: readonly string[];
  /** Origins of the captcha: script, frames and calls. */
  readonly captchaOrigins: readonly string[];
  /** Origins of reports and documents, if not here: the page checks there whether a file exists. */
  readonly filesOrigins: readonly string[];
};

/** Headers by name, for every answer, whoever makes it. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Security headers of every answer: a policy without unsafe-inline or unsafe-eval for scripts, an opener policy that
 * lets the payment window talk back, and transport security over https only. They are the same for all answers and made
 * once, so answers that no hook sees, such as that to a malformed request, carry them too.
 */
export function securityHeaders(options: SecurityHeaderOptions): SecurityHeaders {
  const { https, scriptHashes, paymentOrigins, captchaOrigins, filesOrigins } = options;
  const outside = [...paymentOrigins, ...captchaOrigins];
  const scripts = scriptHashes.map((hash) => `'${hash}'`);
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...scripts, ...outside],
        scriptSrcAttr: ["'none'"],
        // The component library writes styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...outside],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...outside, ...filesOrigins],
        frameSrc: outside.length > 0 ? ["'self'", ...outside] : ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  write(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** Sets them before any other work is done for a request. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
