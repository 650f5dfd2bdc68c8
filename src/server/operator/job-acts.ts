import type { JobsRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { isFree } from '../jobs/lease.ts';
import type { Act } from './act.ts';

type Held = Pick<JobsRow, 'name' | 'done_for' | 'last_fault' | 'wanted_at'> & { readonly is_free: boolean };

/** Has the running service do a job before it is due. */
export const retryJob: Act<string> = {
  name: 'retry job',
  plan: async (client, name, at) => {
    const { rows } = await client.query<Held>(
      `SELECT name, done_for, last_fault, wanted_at, ${isFree} AS is_free FROM jobs
       WHERE name = $1 AND finished_at IS NOT NULL FOR UPDATE`,
      [name],
    );
    // What has never ended is the lease of work that goes on, or began for the first time a moment ago.
    const [job] = rows;
    if (!job) throw new Refusal('not-found', `No job ${name} has run yet.`);
    if (!job.is_free) throw new Refusal('conflict', `The job ${name} is running now.`);
    if (job.wanted_at !== null) throw new Refusal('conflict', `The job ${name} is about to run.`);
    return {
      subject: name,
      sentences: [
        `The job ${name} runs as soon as a worker looks, within seconds, and does what is due.`,
        job.last_fault === null ? 'It did not fail the last time.' : `It failed: ${job.last_fault}`,
        'What it had done before it failed is not repeated. It may send the mails that it usually sends.',
      ],
      before: { fault: job.last_fault, doneFor: job.done_for },
      after: { wanted: true },
      perform: () => client.query('UPDATE jobs SET wanted_at = $2 WHERE name = $1', [name, at]),
    };
  },
};
