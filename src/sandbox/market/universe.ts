import { isinCheckDigit } from '../../domain/feed/isin.ts';
import { type Kind, type Pace, type Place, type Profile, profiles } from './profiles.ts';
import { type Chance, chanceOf } from './random.ts';

/** One made-up instrument on one venue, with its segments there. */
export type Listing = {
  readonly kind: Kind;
  readonly isin: string;
  readonly name: string;
  readonly ukShares: boolean;
  readonly places: readonly [Place, ...Place[]];
  /** Initial price, in its smallest steps. */
  readonly price: number;
  /** How often it is traded on the first of its places. */
  readonly pace: Pace;
};

const characters = 'BCDFGHJKLMNPQRSTVWXYZ0123456789';

function madeUpIsin(prefix: string, chance: Chance): string {
  let body = prefix;
  while (body.length < 11) body += characters[chance.between(0, characters.length - 1)] ?? '0';
  return `${body}${isinCheckDigit(body)}`;
}

function listingOf(profile: Profile, name: string, at: number): Listing {
  // The same instrument on another venue has the same ISIN and about the same price.
  const prefix = profile.kind.isins?.[name] ?? profile.kind.isin;
  const chance = chanceOf(`instrument ${profile.kind.assetClass} ${prefix} ${name}`);
  return {
    kind: profile.kind,
    isin: madeUpIsin(prefix, chance),
    name,
    ukShares: profile.ukShares ?? false,
    places: profile.places,
    price: chance.between(profile.kind.prices[0], profile.kind.prices[1]),
    pace: at === 0 ? (profile.first ?? 'busy') : 'quiet',
  };
}

/** Every listing of the sandbox's market. */
export const universe: readonly Listing[] = profiles.flatMap((profile) =>
  profile.kind.names.slice(0, profile.count).map((name, at) => listingOf(profile, name, at)),
);
