import type { FastifyRequest } from 'fastify';
import { networkOf } from '../domain/network-of.ts';

/** The network of the person for whom the portal calls: it passes on their address, and nobody else has the API token. */
export function callerNetwork({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const { 'x-forwarded-for': forwarded } = headers;
  return networkOf(typeof forwarded === 'string' ? forwarded : ip);
}
