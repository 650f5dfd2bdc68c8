import type { Clock } from '../clock.ts';

/**
 * Keeps public answers for a while, so that any number of visitors cost one making of each. Concurrent callers share
 * it; a failure is not kept.
 *
 * @param most number of answers; of more, the oldest is dropped
 */
export function createKeptAnswers<Answer>(
  clock: Clock,
  keptMs: number,
  most = 1,
): (question: string, make: () => Promise<Answer>) => Promise<Answer> {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<Answer> }>();
  return (question, make) => {
    const at = clock.now().getTime();
    const found = kept.get(question);
    // A clock that was put back must not be told what it does not know yet.
    if (found !== undefined && at >= found.at && at - found.at < keptMs) return found.answer;
    const answer = make();
    const one = { at, answer };
    kept.delete(question);
    kept.set(question, one);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => {
      if (kept.get(question) === one) kept.delete(question);
    });
    return answer;
  };
}
