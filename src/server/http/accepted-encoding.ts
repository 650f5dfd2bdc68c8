import { negotiate } from '@fastify/accept-negotiator';

/** Whether the client accepts this content encoding (RFC 9110, Accept-Encoding). */
export const takesEncoding = (
  { headers }: { readonly headers: Readonly<Record<string, unknown>> },
  encoding: 'br' | 'gzip',
): boolean => negotiate(String(headers['accept-encoding'] ?? ''), [encoding]) === encoding;
