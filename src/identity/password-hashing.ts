import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../platform/turns.ts';

/** What a hash takes: KiB of memory, and how often it passes over them. */
export type HashingCost = { readonly memoryCost: number; readonly timeCost: number };

/** OWASP's first choice for argon2id, the package's default algorithm: 19 MiB, 2 passes. */
const safeCost: HashingCost = { memoryCost: 19_456, timeCost: 2 };

/** How many may wait before one is refused: about a second and a half of work. */
const longestQueue = 64;

export type PasswordHashing = {
  /**
   * An argon2id hash in PHC format.
   * @param network of the person for whom it is; networks take turns
   * @throws NoTurn
   */
  hash(network: string, secret: string): Promise<string>;
  /**
   * Whether `secret` has that hash. Without a hash (nobody has that login) it does the same work against a dummy hash
   * and returns false, so that the time does not reveal whether a login is known.
   * @param network of the person for whom it is; networks take turns
   * @throws NoTurn
   */
  matches(network: string, secret: string, expected: string | undefined): Promise<boolean>;
};

/**
 * argon2id off the event loop, a few at a time: each takes 19 MiB and a core for about 20 ms, and a flood of sign-ins
 * must leave a core and most of libuv's threads to the data calls, and the next turn to whoever comes from elsewhere.
 */
export async function createPasswordHashing(
  limit = Math.max(1, Math.min(2, availableParallelism() - 1)),
  cost = safeCost,
): Promise<PasswordHashing> {
  const parameters = { ...cost, parallelism: 1 };
  const turns = createTurns({ places: limit, each: limit, waiting: longestQueue });

  async function inTurn<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await turns.acquire({ caller: network });
    try {
      return await work();
    } finally {
      leave();
    }
  }

  const nobody = await hash('nobody has this password', parameters);
  return {
    hash: (network, secret) => inTurn(network, () => hash(secret, parameters)),
    matches: (network, secret, expected) =>
      inTurn(network, async () => {
        const right = await verify(expected ?? nobody, secret);
        return expected !== undefined && right;
      }),
  };
}
