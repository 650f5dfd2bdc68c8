import { parseArgs } from 'node:util';
import {
  failedRequest,
  type ListedRequest,
  listedRequests,
  mostListed,
} from '../operator/failed-requests.ts';
import { onOperatorDatabase } from './operator-database.ts';
import type { Output } from './output.ts';
import { commandOf, type Run } from './run-act.ts';

export const requestsUsage = `Usage: npm run daylight -- requests list [--failed] [--json]
       npm run daylight -- requests show REFERENCE [--json]

Requests of the last seven days that failed or were refused, by the reference that a page or X-Request-Id has told: what
was called, when and by whom (a pseudonym, which accounts show takes), what was answered, and what failed. The log has
more of what failed, under the same reference. What callers put into addresses and bodies is not kept.

  --failed  only what the service could not do, without what it refused
  --json    prints it as JSON`;

const callOf = ({ method, path, operation }: ListedRequest): string =>
  `${method} ${path ?? 'a page'}${operation === null ? '' : ` (${operation})`}`;

const lineOf = (one: ListedRequest): string =>
  `${one.reference}  ${one.failed_at}  ${one.status} ${one.code}  ${callOf(one)}`;

const callerOf = ({ pseudonym, key_id, publisher_key_id }: ListedRequest): string => {
  if (publisher_key_id !== null) return `the publisher with key ${publisher_key_id}`;
  if (pseudonym === null) return 'nobody who was signed in';
  return key_id === null ? `account ${pseudonym}` : `account ${pseudonym} with API key ${key_id}`;
};

const linesOf = (one: ListedRequest): readonly string[] => [
  `${callOf(one)} at ${one.failed_at}, by ${callerOf(one)}.`,
  `Answered ${one.status} ${one.code} after ${one.milliseconds} ms: ${one.message}`,
  one.fault === null ? 'The service refused it; nothing failed.' : `What failed: ${one.fault}`,
];

const list = (isOfFaults: boolean, json: boolean, output: Output): Promise<number> =>
  onOperatorDatabase('reads', output, async ({ pool }) => {
    const { requests, hasMore } = await listedRequests(pool, isOfFaults);
    if (json) output.print(JSON.stringify({ requests, hasMore }));
    else {
      for (const one of requests) output.print(lineOf(one));
      if (requests.length === 0) output.print('No request has failed in the last seven days.');
      if (hasMore) output.print(`These are the last ${mostListed}.`);
    }
    return 0;
  });

const show = (reference: string, json: boolean, output: Output): Promise<number> =>
  onOperatorDatabase('reads', output, async ({ pool }) => {
    const one = await failedRequest(pool, reference);
    if (one === null) {
      output.printError(
        `No request with the reference ${reference} has failed in the last seven days. One that did is known within seconds.`,
      );
      return 1;
    }
    for (const line of json ? [JSON.stringify(one)] : linesOf(one)) output.print(line);
    return 0;
  });

/** What to run; a sentence that says what is wrong otherwise. */
function readArguments(args: string[]): Run | string {
  const { values, positionals } = parseArgs({
    args,
    options: { failed: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [action = '', reference = '', ...rest] = positionals;
  const { failed, json } = values;
  if (rest.length > 0) return `“${rest.join(' ')}” is unexpected.`;
  if (action === 'list' && reference === '') return (output) => list(failed, json, output);
  if (action !== 'show')
    return action === '' ? 'Say what to do.' : `“${positionals.join(' ')}” is not an action.`;
  if (failed) return '--failed is for list.';
  if (reference === '') return 'Name the request by its reference.';
  return (output) => show(reference, json, output);
}

/** `requests list` and `show`. Returns the exit code. */
export const requestsCommand = commandOf(readArguments, requestsUsage);
