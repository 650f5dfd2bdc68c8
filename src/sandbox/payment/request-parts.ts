import type { FastifyRequest } from 'fastify';

/** The fields of a body, a query or a path; none if it is not an object. */
export const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};

export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};
