import { parseArgs } from 'node:util';
import { isDay } from '../../domain/subscription/calendar.ts';
import { extendRight, grantRight, type LiveRight, revokeRight } from '../operator/right-acts.ts';
import { actOptions, actOptionsUsage, commandOf, faultOfAct, type Run, runAct } from './run-act.ts';

export const rightsUsage = `Usage: npm run daylight -- rights grant LOGIN --venue MIC --kind orders|trades [--until yyyy-mm-dd] --reason TEXT …
       npm run daylight -- rights extend LOGIN --venue MIC --kind orders|trades [--until yyyy-mm-dd] --reason TEXT …
       npm run daylight -- rights revoke LOGIN --venue MIC --kind orders|trades --reason TEXT …
       npm run daylight -- rights grant|revoke LOGIN --slice --reason TEXT …

Gives an account live data of a venue free of charge, gives that another last day, or takes it back; also the right to
download files by slices. What was paid for is not touched. \`accounts rights LOGIN\` shows all changes.

  --until    the last day; without it as long as the subscription, renewed or not
${actOptionsUsage}`;

const options = {
  ...actOptions,
  venue: { type: 'string' },
  kind: { type: 'string' },
  until: { type: 'string' },
  slice: { type: 'boolean', default: false },
} as const;

/** Live data as the options name it; a sentence that says what is wrong otherwise. */
function liveRightOf(venue: string | undefined, kind: string | undefined): LiveRight | string {
  if (venue === undefined || !/^[A-Z0-9]{4}$/.test(venue))
    return '--venue is an operating MIC of four capital letters or digits, such as TPIC.';
  return kind === 'orders' || kind === 'trades' ? { venue, kind } : '--kind is orders or trades.';
}

/** What to run; a sentence that says what is wrong otherwise. */
function readArguments(args: string[]): Run | string {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [action, login = '', ...rest] = positionals;
  const { venue, kind, until = null, slice } = values;
  if (action !== 'grant' && action !== 'extend' && action !== 'revoke')
    return action === undefined ? 'Say what to do.' : `“${action}” is not an action.`;
  if (rest.length > 0) return `“${rest.join(' ')}” is unexpected.`;
  if (login === '') return 'Name the account by its login.';
  if (until !== null && (action === 'revoke' || slice))
    return '--until is for live data that is granted or extended.';
  if (until !== null && !isDay(until)) return `“${until}” is not a day such as 2026-11-28.`;
  const fault = faultOfAct(values);
  if (fault !== null) return fault;
  if (slice) {
    if (venue !== undefined || kind !== undefined) return 'Say --slice, or --venue and --kind.';
    if (action === 'extend') return 'The right to files by slices has no last day.';
    if (action === 'revoke')
      return (output) => runAct(revokeRight, { login, right: 'slice' }, values, output);
    return (output) => runAct(grantRight, { login, right: 'slice', until: null }, values, output);
  }
  const right = liveRightOf(venue, kind);
  if (typeof right === 'string') return right;
  if (action === 'revoke') return (output) => runAct(revokeRight, { login, right }, values, output);
  if (action === 'extend') return (output) => runAct(extendRight, { login, right, until }, values, output);
  return (output) => runAct(grantRight, { login, right, until }, values, output);
}

/** `rights grant`, `extend` and `revoke`. Returns the exit code. */
export const rightsCommand = commandOf(readArguments, rightsUsage);
