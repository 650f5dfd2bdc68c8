type Use<T> = (lock: Lock | null) => T;

/** The locks of one window, which jsdom lacks, as far as the portal uses them. */
export class WebLocks {
  readonly #held = new Set<string>();
  #wake: (() => void)[] = [];

  async request<T>(
    name: string,
    { ifAvailable = false, signal }: Pick<LockOptions, 'ifAvailable' | 'signal'>,
    use: Use<T>,
  ): Promise<Awaited<T>> {
    if (ifAvailable && this.#held.has(name)) return await use(null);
    signal?.throwIfAborted();
    while (this.#held.has(name)) {
      await new Promise<void>((next, refuse) => {
        this.#wake.push(next);
        signal?.addEventListener('abort', () => refuse(signal.reason), { once: true });
      });
      signal?.throwIfAborted();
    }
    this.#held.add(name);
    try {
      return await use({ name, mode: 'exclusive' });
    } finally {
      this.#held.delete(name);
      for (const next of this.#wake.splice(0)) next();
    }
  }
}
