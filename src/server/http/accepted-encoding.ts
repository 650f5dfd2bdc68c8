import { negotiate } from '@fastify/accept-negotiator';

/** Whether an Accept-Encoding header accepts this content encoding (RFC 9110). */
export const acceptsEncoding = (header: string | undefined, encoding: 'br' | 'gzip'): boolean =>
  negotiate(header ?? '', [encoding]) === encoding;
