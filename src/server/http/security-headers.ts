import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface SecurityHeaderOptions {
  readonly https: boolean;
  /** Hashes (`sha256-…`) of the inline scripts of index.html. */
  readonly scriptHashes: readonly string[];
  /** Origins of the payment provider: script, calls, frames and pictures. */
  readonly paymentOrigins: readonly string[];
  /** Origins of the captcha: script, frames and calls. */
  readonly captchaOrigins: readonly string[];
  /** Origins where reports and documents lie, when not here: the page asks there whether a file can be had. */
  readonly filesOrigins: readonly string[];
}

/**
 * Security headers of every answer: a policy without unsafe-inline and unsafe-eval for scripts, an opener policy that
 * lets the payment window talk back, and transport security on https only.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: SecurityHeaderOptions,
): Promise<void> {
  const { https, scriptHashes, paymentOrigins, captchaOrigins, filesOrigins } = options;
  const outside = [...paymentOrigins, ...captchaOrigins];
  const scripts = scriptHashes.map((hash) => `'${hash}'`);
  await app.register(helmet, {
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
        // Styles are written by the component library at run time.
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
}
