import { counted } from '../../domain/counted.ts';
import { newKeyText } from '../api-keys/key-text.ts';
import type { PublisherKeysRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import {
  assertVenues,
  makePublisherKey,
  type NewPublisherKey,
  revokePublisherKey,
} from '../publishers/publisher-keys.ts';
import type { Act } from './act.ts';

/** Makes the key of a publisher. */
export const addPublisherKey: Act<NewPublisherKey> = {
  name: 'add publisher key',
  plan: async (client, asked, at) => {
    const { name, venues, days } = asked;
    await assertVenues(client, venues);
    const key = newKeyText('daylight_publish');
    return {
      subject: name,
      sentences: [
        `${name} will be able to publish files for ${venues.join(', ')} during ${counted(days, 'day')}. The key is shown once; it reads nothing.`,
      ],
      before: { id: null },
      // Of a preview the id is one that is never used: each plan makes a key of its own.
      after: { id: key.id, venues: venues.join(' '), days },
      shown: [key.text],
      perform: () => makePublisherKey(client, asked, at, key),
    };
  },
};

/** Ends the key of a publisher, by its id. */
export const endPublisherKey: Act<string> = {
  name: 'revoke publisher key',
  plan: async (client, id, at) => {
    const { rows } = await client.query<Pick<PublisherKeysRow, 'name' | 'venues'>>(
      'SELECT name, venues FROM publisher_keys WHERE id = $1 AND revoked_at IS NULL FOR UPDATE',
      [id],
    );
    const [key] = rows;
    if (!key) throw new Refusal('not-found', `There is no valid publisher key ${id}.`);
    return {
      subject: id,
      sentences: [
        `${key.name} can no longer publish files for ${key.venues.join(', ')} with key ${id}: of one that is on its way nothing is taken. Nobody is told.`,
      ],
      before: { revoked: false },
      after: { revoked: true },
      perform: () => revokePublisherKey(client, id, at),
    };
  },
};
