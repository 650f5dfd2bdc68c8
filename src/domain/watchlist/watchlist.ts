/** Maximum number of instruments that one account watches. */
export const mostWatched = 100;

export const watchlistFullText = `You already watch ${mostWatched} instruments, the maximum. Stop watching one that you no longer need.`;
