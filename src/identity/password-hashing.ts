import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** The package's default algorithm is argon2id; OWASP's first choice of parameters: 19 MiB, 2 passes. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many may wait before another is refused: about a second and a half of work. */
const longestQueue = 64;

/** Thrown if more sign-ins wait than can be answered in reasonable time. */
export class HashingOverload extends Error {
  override readonly name = 'HashingOverload';
}

export type PasswordHashing = {
  /** An argon2id hash in PHC format. @throws HashingOverload */
  hash(secret: string): Promise<string>;
  /**
   * Whether `secret` has that hash. Without a hash (nobody has that login) it does the same work against a dummy hash
   * and returns false, so that the time does not reveal whether a login is known.
   * @throws HashingOverload
   */
  matches(secret: string, expected: string | undefined): Promise<boolean>;
};

/**
 * argon2id off the event loop, a few at a time: each takes 19 MiB and a core for about 20 ms, and a flood of sign-ins
 * must leave a core and most of libuv's threads to the data calls.
 */
export async function createPasswordHashing(
  limit = Math.max(1, Math.min(2, availableParallelism() - 1)),
): Promise<PasswordHashing> {
  const waiting: Array<() => void> = [];
  let running = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= limit) {
      if (waiting.length >= longestQueue) {
        throw new HashingOverload('Too many passwords are being checked');
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) {
        next();
      } else {
        running -= 1;
      }
    }
  }

  const nobody = await hash('nobody has this password', parameters);
  return {
    hash: (secret) => inTurn(() => hash(secret, parameters)),
    matches: (secret, expected) =>
      inTurn(async () => {
        const right = await verify(expected ?? nobody, secret);
        return expected !== undefined && right;
      }),
  };
}
