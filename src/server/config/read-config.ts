import { type Config, configOf } from './config.ts';
import { ConfigFault } from './config-fault.ts';
import { type Environment, openEnvironment } from './environment.ts';
import { brokenRules } from './rules.ts';
import { exposureOf } from './this-machine.ts';

/**
 * Reads and checks the whole configuration.
 *
 * @param environment usually process.env
 * @param projectDir folder that a relative DATA_DIR and its default are taken from
 * @throws ConfigFault naming every variable that is wrong or missing
 */
export function readConfig(environment: Environment, projectDir: string): Config {
  const given = openEnvironment(environment);
  const config = configOf(given, projectDir);
  const exposure = exposureOf(config.publicUrl, config.host);
  const asked = { isSet: given.isSet, sandbox: given.get('SANDBOX'), exposure };
  const faults = [...given.faults, ...brokenRules(config, asked)];
  if (faults.length > 0) throw new ConfigFault([...new Set(faults)]);
  return config;
}
