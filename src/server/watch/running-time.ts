const looks = 10;

/**
 * What is asked for, or `late` once the process has run for so long without it. Time in which the process itself stood
 * still does not count beyond a tenth of the limit: the answer may lie there unread, and nobody else is to blame.
 */
export function orLate<Answer, Late>(
  asked: Promise<Answer>,
  limitMs: number,
  late: Late,
): Promise<Answer | Late> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Late>((resolve) => {
    let left = looks;
    // An interval that was missed for a while is not made up for.
    timer = setInterval(() => {
      left -= 1;
      if (left === 0) resolve(late);
    }, limitMs / looks);
  });
  return Promise.race([asked, limit]).finally(() => clearInterval(timer));
}
