import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { codeMissingText } from '../../src/portal/browser/load-code.ts';
import { callbackOf } from '../../src/portal/flows/callback.ts';
import { session } from '../../src/portal/flows/session.ts';
import { viewExport } from '../../src/portal/flows/view-export.ts';
import { loadPaymentSdk } from '../../src/portal/payment/sdk-loader.ts';
import { asked } from '../flows/view-export/kit.ts';
import { sandboxConfig } from './sandbox-config.ts';

// The files of a replaced release are gone.
const { gone } = vi.hoisted(() => ({
  gone: () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));
vi.mock('hucre/xlsx', gone);
vi.mock('oidc-client-ts', gone);
vi.mock('@paypal/paypal-js', gone);
vi.mock('../../src/domain/parquet/parquet-file.ts', gone);

test.each(['xlsx', 'parquet'] as const)(
  'an export as %s whose code cannot be loaded asks to reload the page',
  async (format) => {
    const exporting = createActor(viewExport).start();
    exporting.send({ type: 'export.requested', asked: { ...asked, format, shown: [] } });
    const { context } = await waitFor(exporting, (snapshot) => snapshot.hasTag('error'));
    expect(context.failure).toMatchObject({ message: codeMissingText });
    exporting.stop();
  },
);

test('a payment whose loader cannot be loaded asks to reload the page, and each attempt tries again', async () => {
  for (const _ of [1, 2])
    await expect(loadPaymentSdk(sandboxConfig.payment)).rejects.toMatchObject({
      failure: { message: codeMissingText },
    });
});

test('a return from the provider whose client cannot be loaded keeps its address, so that a reload can use it', async () => {
  const address = '/auth/authorization-code/callback?code=code-1&state=state-1';
  window.history.replaceState(null, '', address);
  const returning = createActor(
    callbackOf(sandboxConfig, createActor(session, { input: { noticesShownTo: null } })),
  ).start();
  returning.send({ type: 'provider.answered', url: window.location.href });
  const { context } = await waitFor(returning, (snapshot) => snapshot.hasTag('error'));
  expect(context.failure).toMatchObject({ message: codeMissingText });
  expect(window.location.pathname + window.location.search).toBe(address);
  returning.stop();
});
