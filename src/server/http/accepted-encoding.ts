import { negotiate } from '@fastify/accept-negotiator';

/** Whether who asks takes an answer that is packed in this way (RFC 9110, Accept-Encoding). */
export const takesEncoding = (
  { headers }: { readonly headers: Readonly<Record<string, unknown>> },
  encoding: 'br' | 'gzip',
): boolean => negotiate(String(headers['accept-encoding'] ?? ''), [encoding]) === encoding;
