const looks = 10;

/**
 * Resolves with the answer, or with `late` once the process has run for `limitMs` without it. A pause of the process
 * itself counts for at most a tenth of the limit, because the answer may already be there, only unread.
 */
export function orLate<Answer, Late>(
  asked: Promise<Answer>,
  limitMs: number,
  late: Late,
): Promise<Answer | Late> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Late>((resolve) => {
    let left = looks;
    // A timer does not make up for ticks that were missed during a pause.
    timer = setInterval(() => {
      left -= 1;
      if (left === 0) resolve(late);
    }, limitMs / looks);
  });
  return Promise.race([asked, limit]).finally(() => clearInterval(timer));
}
