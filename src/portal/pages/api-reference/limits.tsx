import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { ReferenceCall } from '../../../contract/api-reference.ts';
import {
  apiKeyDays,
  keyUsageKeptDays,
  mostApiKeys,
  mostKeyNetworks,
} from '../../../domain/account/api-keys.ts';
import { openDelayMinutes } from '../../../domain/feed/open-data.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { Fields } from './reference-styles.ts';

/** What a program may ask for: how often, how much, with how many keys. */
export function Limits({ calls }: { calls: readonly ReferenceCall[] }) {
  const paged = calls.flatMap(({ id, path, parameters }) => {
    const limit = parameters.find(({ name }) => name === 'limit');
    return limit === undefined ? [] : [{ id, path, words: limit.type.words }];
  });
  const sent = calls.find(({ id }) => id === 'publishFile');
  return (
    <Fields>
      <div>
        <dt>Keys</dt>
        <dd>
          {mostApiKeys} of an account, each for at most {Math.max(...apiKeyDays)} days. One that is used from
          more than {mostKeyNetworks} networks in a day is stopped. Its use is kept for {keyUsageKeptDays}{' '}
          days.
        </dd>
      </div>
      <div>
        <dt>Calls</dt>
        <dd>
          So many a minute with one key as <code>RateLimit-Policy</code> of every answer says; more get a 429
          with <code>Retry-After</code>.{' '}
          <Link component={RouterLink} to={pagePaths.apiKeys}>
            My account
          </Link>{' '}
          says the same.
        </dd>
      </div>
      {paged.map(({ id, path, words }) => (
        <div key={id}>
          <dt>
            <Link href={`#${id}`}>{path}</Link>
          </dt>
          <dd>limit: {words}</dd>
        </div>
      ))}
      {sent?.body?.type ? (
        <div>
          <dt>
            <Link href={`#${sent.id}`}>{sent.path}</Link>
          </dt>
          <dd>A file: {sent.body.type.words}</dd>
        </div>
      ) : null}
      <div>
        <dt>Delay</dt>
        <dd>
          {openDelayMinutes} minutes without a right to live data: see{' '}
          <Link component={RouterLink} to={pagePaths.delays}>
            delays and deferrals
          </Link>
          .
        </dd>
      </div>
    </Fields>
  );
}
