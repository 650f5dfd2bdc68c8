import { parseArgs } from 'node:util';
import { type KeyState, type PlacedKey, settleSeconds } from '../../identity/key-ring.ts';
import {
  hasSigningKeys,
  listSigningKeys,
  makeSigningKey,
  prepareIdentity,
  rotateSigningKey,
} from '../../identity/keys.ts';
import { longestTokenSeconds } from '../../identity/token-lives.ts';
import { securityClock } from '../clock.ts';
import { note } from '../publishing/audit.ts';
import { sessionSecrets } from '../secrets.ts';
import { type OperatorDeps, onOperatorDatabase } from './operator-database.ts';
import { operatorName } from './operator-name.ts';
import type { Output } from './output.ts';

export const keysUsage = `Usage: npm run daylight -- keys list
       npm run daylight -- keys rotate [--by NAME]

The signing keys of the embedded identity provider. rotate makes a new one: it is published at once and signs after
${settleSeconds / 60} minutes, without a restart, when every running service has read it. The previous one stays published for another
${longestTokenSeconds / 3600} hours, the longest lifetime of what it has signed, and then ends.

  --by   who asked for it; recorded in the audit log (publish log) with your user name`;

type Asked = {
  readonly action: 'list' | 'rotate';
  readonly by: string | null;
};

function readArguments(args: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { by: { type: 'string' } },
      allowPositionals: true,
    });
    const [action, ...rest] = positionals;
    if (rest.length > 0) return null;
    if (action === 'list') return values.by === undefined ? { action, by: null } : null;
    return action === 'rotate' ? { action, by: values.by ?? null } : null;
  } catch {
    return null;
  }
}

const minute = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function meaning({ state, signsFrom, endsAt }: PlacedKey): string {
  const words: Readonly<Record<KeyState, string>> = {
    coming: `signs from ${minute(signsFrom)}`,
    signing: 'signs',
    published: 'no longer signs',
    ended: 'has ended',
  };
  const end = endsAt === null || state === 'ended' ? '' : `, published until ${minute(endsAt)}`;
  return `${words[state]}${end}`;
}

async function list(deps: OperatorDeps, secret: string, { print }: Output): Promise<void> {
  for (const key of await listSigningKeys(deps.pool, secret, securityClock.now())) {
    print(`${key.kid}  made ${minute(key.createdAt)}  ${meaning(key)}`);
  }
}

async function rotate(deps: OperatorDeps, secret: string, by: string | null, output: Output): Promise<void> {
  const key = await makeSigningKey();
  const now = securityClock.now();
  await deps.pool.transaction(async (client) => {
    const { removed } = await rotateSigningKey(client, secret, key, now);
    const actor = { osUser: operatorName(), by };
    await note(client, actor, now, 'rotate signing key', key.kid, { removed });
  });
  output.print(`Added: ${key.kid}`);
  await list(deps, secret, output);
}

/** `keys list` and `keys rotate`. Returns the exit code. */
export async function keysCommand(args: readonly string[], output: Output): Promise<number> {
  const asked = readArguments(args);
  if (asked === null) {
    output.printError(keysUsage);
    return 1;
  }
  return onOperatorDatabase(asked.action === 'list' ? 'reads' : 'changes', output, async (deps) => {
    const { config } = deps;
    if (config.provider !== null) {
      output.printError('The keys are those of the identity provider at OIDC_ISSUER: rotate them there.');
      return 1;
    }
    const secrets = sessionSecrets(config, config.dataDir);
    const [secret] = secrets;
    if (asked.action === 'list') {
      if (await hasSigningKeys(deps.pool)) await list(deps, secret, output);
      else output.print('There are no keys yet: the service makes the first one when it starts.');
      return 0;
    }
    // Makes the first key if the service has never run, and seals with the secret in use.
    await prepareIdentity(deps.databaseUrl, secrets, deps.patience);
    await rotate(deps, secret, asked.by, output);
    return 0;
  });
}
