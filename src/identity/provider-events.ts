import type { FastifyBaseLogger } from 'fastify';
import type { errors, Provider } from 'oidc-provider';

type ProviderError = Pick<errors.OIDCProviderError, 'error' | 'error_description' | 'error_detail'>;

function facts(error: ProviderError) {
  return {
    error: error.error,
    description: error.error_description,
    detail: error.error_detail,
  };
}

/**
 * Logs the provider's events: the kind, the client and the protocol's own texts, but no token, code or cookie, and no
 * address with its query.
 */
export function logProviderEvents(provider: Provider, log: FastifyBaseLogger): void {
  provider.on('authorization.success', (ctx) => {
    log.info({ event: 'authorization.success', subject: ctx.oidc.session?.accountId }, 'identity');
  });
  provider.on('authorization.error', (_ctx, error) => {
    log.info({ event: 'authorization.error', ...facts(error) }, 'identity');
  });
  provider.on('grant.success', (ctx) => {
    log.info({ event: 'grant.success', client: ctx.oidc.client?.clientId }, 'identity');
  });
  provider.on('grant.error', (_ctx, error) => {
    log.warn({ event: 'grant.error', ...facts(error) }, 'identity');
  });
  provider.on('grant.revoked', () => {
    log.warn({ event: 'grant.revoked' }, 'identity');
  });
  provider.on('end_session.success', (ctx) => {
    log.info({ event: 'end_session.success', client: ctx.oidc.client?.clientId }, 'identity');
  });
  provider.on('server_error', (_ctx, error) => {
    log.error({ event: 'server_error', err: error }, 'identity');
  });
}
