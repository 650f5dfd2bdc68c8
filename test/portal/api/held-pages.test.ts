import { expect, it } from 'vitest';
import { type ApiClient, createApiClient } from '../../../src/portal/api/client.ts';
import { heldPages } from '../../../src/portal/api/held-pages.ts';

const query = {
  datatype: 'trade' as const,
  tv: 'TPIC',
  assetclass: 'Bonds',
  subassetclass: 'Corporate bonds',
  instrument: 'FR0000120271',
};

/** A service whose page has these versions in turn; it answers 304 to a caller that holds the current one. */
function serviceWith(statuses: readonly (string | number)[]) {
  const sent: (string | null)[] = [];
  const api: ApiClient = createApiClient({
    fetch: async ({ headers }) => {
      const held = headers.get('if-none-match');
      const version = statuses[sent.push(held) - 1] ?? 500;
      if (typeof version === 'number')
        return Response.json({ error: { message: 'no' } }, { status: version });
      const tag = `W/"${version}"`;
      if (held === tag) return new Response(null, { status: 304, headers: { etag: tag } });
      return Response.json({ InstrumentID: version }, { headers: { etag: tag } });
    },
  });
  const middleware = [heldPages()];
  const ask = async (instrument = 'FR0000120271') => {
    const { data } = await api.GET('/api/feed/data', {
      params: { query: { ...query, instrument } },
      middleware,
    });
    return data?.InstrumentID;
  };
  return { sent, ask };
}

it('an unchanged page is the held one, whatever the time stamp in its address', async () => {
  const { sent, ask } = serviceWith(['one', 'one', 'two', 'two']);
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual(['one', 'one', 'two', 'two']);
  expect(sent).toEqual([null, 'W/"one"', 'W/"one"', 'W/"two"']);
});

it('pages are held by address, and only the last eight requested', async () => {
  const { sent, ask } = serviceWith(Array.from({ length: 11 }, () => 'one'));
  for (let at = 0; at < 9; at += 1) await ask(`FR${at}`);
  await ask('FR8');
  await ask('FR0');
  expect(sent.filter((tag) => tag !== null)).toHaveLength(1);
  expect(sent.at(-1)).toBeNull();
});

it.each([401, 403])('nothing is held after the service has answered %i', async (status) => {
  const { sent, ask } = serviceWith(['one', status, 'one']);
  expect([await ask(), await ask(), await ask()]).toEqual(['one', undefined, 'one']);
  expect(sent).toEqual([null, 'W/"one"', null]);
});
